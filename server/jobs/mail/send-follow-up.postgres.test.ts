import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { LeadChange } from "#contracts/desk-lead.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { newYork } from "#domain/leads/lead.fixture.ts";
import { morningOf } from "#domain/time/calendar.ts";
import { changeLead } from "#server/services/desk/leads/change-lead.ts";
import { deleteLead } from "#server/services/desk/leads/delete-lead.ts";
import { mergeLeads } from "#server/services/desk/leads/merge-leads.ts";
import { writeNote } from "#server/services/desk/leads/write-note.ts";
import { memberMailToken, turnOffByToken } from "#server/services/mail/member-mails.ts";
import { bare, other, type ServiceFixture, serviceFixture, t0 } from "#server/services/services.fixture.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { findJob } from "#server/store/jobs/job-maintenance.ts";
import { claim, markDelivered, postpone } from "#server/store/jobs/jobs.ts";
import { insertCallLead } from "#server/store/leads/call-leads.ts";
import type { Store } from "#server/store/open.ts";
import { storeOfFile } from "#server/store/store.fixture.ts";
import type { Mail } from "#server/vendors/mail.ts";
import { openPostgresFixture } from "#tests/support/postgres.fixture.ts";
import { sendFollowUp } from "./send-follow-up.ts";

const firm = "leads@firm.example";
const ada: Member = { id: "ada", name: "Ada Brown", email: "ada@firm.example", role: "owner" };
const [first, second] = ["2025-12-01", "2025-12-08"];

const postgres = await openPostgresFixture();
const embedded = storeOfFile();

describe("on node:sqlite", () => reminderContract(serviceFixture(async () => [embedded(), embedded()])));

describe(`on ${postgres.name}`, () => {
  afterAll(() => postgres.dispose());
  const open = async () => {
    const store = await postgres.open();
    // The stand-in has one connection, on which two concurrent transactions would be one.
    return [store, postgres.newDatabase ? await postgres.open() : store] as const;
  };
  reminderContract(serviceFixture(open));
});

/** The mail on the morning of a follow-up, with two servers. */
function reminderContract(services: ServiceFixture): void {
  describe("the reminder of a follow-up", () => {
    const store = () => services.store;
    let lead = "";
    let sent: Mail[] = [];

    beforeEach(async () => {
      await store().db.deleteFrom("desk_user").execute();
      const at = new Date(t0).toISOString();
      await store()
        .db.insertInto("desk_user")
        .values({ ...ada, created_at: at, updated_at: at })
        .execute();
      [lead, sent] = [randomUUID(), []];
      await services.leadService().capture({ ...bare, valuationId: lead, userPhone: "(757) 555-0118" });
    });

    const set = (change: LeadChange, at = t0 + 10, by: Member | "board" = ada) =>
      changeLead(store(), by, { leadId: lead, change, at });
    const followUp = (to: string, at?: number) => set({ field: "followUp", to }, at);

    /** What a server's worker does with everything that is due. */
    async function work(of: Store, now: number): Promise<void> {
      const mailer = { send: async (mail: Mail) => void sent.push(mail) };
      const settings = { store: of, mailer, from: firm, firm, siteUrl: "https://amiva.example", timeZone: newYork };
      const handler = sendFollowUp({ ...settings, now: () => now });
      const next = () => claim(of, jobKinds.mailFollowUp, { now, leaseMs: 60_000 });
      for (let job = await next(); job; job = await next()) {
        const outcome = await handler(job, { signal: new AbortController().signal, remember: async () => true });
        if ("wait" in outcome) await postpone(of, job, { ...outcome, now });
        else await markDelivered(of, job, { now, memo: outcome.memo });
        expect(outcome).not.toHaveProperty("reason");
      }
    }
    /** Both servers at once. */
    const mailsAt = async (now: number) => {
      sent = [];
      await Promise.all([work(store(), now), work(services.second, now)]);
      return sent;
    };
    const morning = (day: string) => morningOf(day, newYork);

    test("goes once to the lead's owner at eight, with what to say and the way to the lead", async () => {
      await set({ field: "owner", to: ada.id });
      await followUp(first);
      await writeNote(
        store(),
        ada,
        { id: randomUUID(), leadId: lead, text: "Call after the audit." },
        { now: t0 + 20 },
      );
      expect(await mailsAt(morning(first) - 1)).toEqual([]);
      const [mail, ...more] = await mailsAt(morning(first));
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ to: ada.email, subject: "Follow up today: Northgate Dental" });
      expect(mail?.text).toMatch(
        /^Ada Brown set this follow-up for today\.\n\nOpen with: “You valued your company .*\(757\) 555-0118.*Call after the audit\./s,
      );
      for (const part of [mail?.text, mail?.html]) expect(part).toContain(`https://amiva.example/desk/leads/${lead}`);
      expect(await mailsAt(morning(first) + 1)).toEqual([]);
      await followUp(second, t0 + 30);
      await followUp(first, t0 + 31);
      expect(await mailsAt(morning(second))).toEqual([]);
    });

    test("is not sent to a member who turned it off, by the switch or by the link in it; the firm gets none instead", async () => {
      await set({ field: "owner", to: ada.id });
      await followUp(first);
      const [mail] = await mailsAt(morning(first));
      const token = await memberMailToken(store(), { memberId: ada.id, mail: "followUp" });
      expect(mail?.stopAddress).toBe(`https://amiva.example/api/mail-stop/member/${token}`);
      for (const part of [mail?.text, mail?.html])
        expect(part).toContain(`https://amiva.example/desk/email-off?token=${token}`);
      await turnOffByToken(services.second, token, { now: t0 + 40 });
      await followUp(second, t0 + 50);
      expect(await mailsAt(morning(second))).toEqual([]);
    });

    test("goes to the firm if nobody owns the lead, and late if nothing could be sent before", async () => {
      await set({ field: "followUp", to: first }, t0 + 10, "board");
      const [mail, ...more] = await mailsAt(morning("2025-12-03"));
      expect([mail?.to, more]).toEqual([firm, []]);
      expect(mail?.text).toMatch(/^The CRM set this follow-up for Dec 1\./);
    });

    test("waits for another day if it was moved, in both directions", async () => {
      await followUp(first);
      await followUp(second, t0 + 11);
      expect(await mailsAt(morning(first))).toEqual([]);
      await followUp("2025-12-05", t0 + 12);
      expect(await mailsAt(morning("2025-12-05"))).toHaveLength(1);
    });

    test.each<[string, () => Promise<unknown>]>([
      ["cleared", () => followUp("", t0 + 11)],
      ["deleted", () => deleteLead(store(), ada, { leadId: lead, typed: "Northgate Dental" }, { now: t0 + 11 })],
    ])("is not sent for a lead that was %s meanwhile", async (_, change) => {
      await followUp(first);
      await change();
      expect(await mailsAt(morning(first))).toEqual([]);
    });

    test("goes once for a lead that was merged meanwhile: for the one that was kept", async () => {
      const twin = other();
      await services.leadService().capture(twin);
      await followUp(first);
      await mergeLeads(store(), ada, { keep: twin.valuationId, other: lead }, { now: t0 + 11 });
      const [mail, ...more] = await mailsAt(morning(first));
      expect(more).toEqual([]);
      expect(mail?.text).toContain(twin.valuationId);
      expect(mail?.text).toContain("(757) 555-0118");
    });

    test("goes at every stage, as the day that somebody chose is due at every stage", async () => {
      await set({ field: "stage", to: "notNow" });
      await followUp(first, t0 + 11);
      await set({ field: "stage", to: "engaged" }, t0 + 12);
      expect(await mailsAt(morning(first))).toHaveLength(1);
    });

    test("goes for somebody who booked a call without a valuation, with the number and without an opening", async () => {
      const caller = { kind: "call", id: randomUUID(), createdAt: t0, updatedAt: t0, name: "Ada Caller" } as const;
      const contact = { email: "ada@caller.example", phone: "+1 212-555-0100" };
      await insertCallLead(store().db, { ...caller, ...contact });
      await changeLead(store(), ada, { leadId: caller.id, change: { field: "followUp", to: first }, at: t0 + 10 });
      const [mail, ...more] = await mailsAt(morning(first));
      expect([mail?.to, mail?.subject, more]).toEqual([firm, "Follow up today: Ada Caller", []]);
      expect(mail?.text).toMatch(/They booked a call without a valuation.*\+1 212-555-0100.*ada@caller\.example/s);
      expect(mail?.text).toContain(`https://amiva.example/desk/leads/${caller.id}`);
    });

    test("is not sent for the day that every lead begins with, a day chosen too late, or after a week", async () => {
      expect(await findJob(store(), jobKinds.mailFollowUp, lead)).toBeUndefined();
      await followUp(first, morning(first) + 1);
      expect(await findJob(store(), jobKinds.mailFollowUp, lead)).toBeUndefined();
      await followUp(second, morning(first) + 2);
      expect(await mailsAt(morning("2025-12-16"))).toEqual([]);
    });
  });
}
