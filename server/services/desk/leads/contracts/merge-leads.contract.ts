import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { LeadChange } from "#contracts/desk-lead.ts";
import { createMemoryLimiter } from "#server/http/limits/memory-limiter.ts";
import { findApiLead } from "#server/services/api/list-leads.ts";
import { changeLead } from "#server/services/desk/leads/change-lead.ts";
import { deleteLead } from "#server/services/desk/leads/delete-lead.ts";
import { leadFacts } from "#server/services/desk/leads/lead-facts.ts";
import { listLeads } from "#server/services/desk/leads/list-leads.ts";
import { mergeCandidates, mergeLeads, splitLead } from "#server/services/desk/leads/merge-leads.ts";
import { deletePerson } from "#server/services/leads/delete-person.ts";
import { planReminder } from "#server/services/owner/reminders.ts";
import { bare, other, type ServiceFixture, t0 } from "#server/services/services.fixture.ts";
import { readDeskFields } from "#server/store/desk/leads/lead-fields.ts";
import { leadsToCall } from "#server/store/desk/today.ts";
import { findJob } from "#server/store/jobs/job-maintenance.ts";
import { insertCallLead } from "#server/store/leads/call-leads.ts";
import { leadContact } from "#server/store/leads/lead-contact.ts";
import { insertMessage } from "#server/store/leads/messages.ts";
import { insertPurchase } from "#server/store/payments/purchases.ts";
import { clock, code, deskLeadsFixture, query } from "./desk-leads.fixture.ts";

/** Leads of one company as one, on both engines. */
export function mergeLeadsContract(services: ServiceFixture): void {
  describe("the desk's merged leads", () => describeAll(services));
}

function describeAll(services: ServiceFixture): void {
  const { store, capture, lead, historyOf, members } = deskLeadsFixture(services);
  const { analyst, partner, owner } = members;

  describe("a merge", () => {
    let twin = other();
    beforeEach(async () => {
      twin = other();
      await capture(twin);
    });
    const merge = (keep = lead(), left = twin.valuationId) =>
      mergeLeads(store(), partner, { keep, other: left }, { now: t0 + 9 });

    test("offers leads of the same company, keeps one in the list, and both private links", async () => {
      await capture(other({ website: "https://elsewhere.example", businessAnalysis: null }));
      const offered = await mergeCandidates(store(), partner, lead());
      expect(offered.map(({ id }) => id)).toEqual([twin.valuationId]);
      await merge();
      await merge();
      const { lines } = await listLeads(store(), partner, query("q=northgate"), clock);
      expect(lines.map(({ id }) => id)).toEqual([lead()]);
      expect(await readDeskFields(store(), twin.valuationId)).toMatchObject({ merged_into: lead() });
      expect(await historyOf(lead())).toEqual([[partner.id, "mergeLeads", twin.valuationId, null]]);
      expect(await historyOf(twin.valuationId)).toEqual([]);
    });

    test("offers who has the name, the website or the address, newest first, but not who has only a word of them", async () => {
      const [email, elsewhere] = [
        "ada@northgate.example",
        { website: "https://elsewhere.example", businessAnalysis: null },
      ];
      const captureAt = async (at: number, change: Parameters<typeof other>[0]) => {
        const request = other(change);
        services.clock.now = t0 + at;
        await capture(request);
        return request.valuationId;
      };
      await capture({ ...bare, valuationId: lead(), userEmail: email });
      const named = await captureAt(1, { ...elsewhere, corrections: { title: "NORTHGATE dental" } });
      const addressed = await captureAt(2, { ...elsewhere, userEmail: "Ada@Northgate.example" });
      const sited = await captureAt(3, { website: "http://northgate-dental.example/team", businessAnalysis: null });
      await captureAt(4, {
        website: "https://northgate-dental-labs.example",
        corrections: { title: "Northgate Dental Labs" },
      });
      await captureAt(5, { ...elsewhere, userEmail: "bob@northgate.example" });
      const offered = await mergeCandidates(store(), partner, lead());
      expect(offered.map(({ id }) => id)).toEqual([sited, addressed, named, twin.valuationId]);
    });

    test("of a lead that has others brings those along", async () => {
      const third = other();
      await capture(third);
      await merge(twin.valuationId, third.valuationId);
      await merge();
      expect(await readDeskFields(store(), third.valuationId)).toMatchObject({ merged_into: lead() });
    });

    test("is undone with all that had been merged before, through any number of leads, and told of each", async () => {
      const [second, third] = [other(), other()];
      await capture(second);
      await capture(third);
      const chain = [lead(), twin.valuationId, second.valuationId, third.valuationId] as const;
      const [first, b, c, last] = chain;
      const pairs = [
        { keep: b, other: first },
        { keep: c, other: b },
        { keep: last, other: c },
      ];
      for (const [at, pair] of pairs.entries()) await mergeLeads(store(), partner, pair, { now: t0 + 9 + at });
      const into = async (id: string) => (await readDeskFields(store(), id))?.merged_into;
      expect([await into(first), await into(b), await into(c)]).toEqual([last, last, last]);
      await store().db.deleteFrom("event").execute();
      await splitLead(store(), partner, { keep: last, other: c }, { now: t0 + 20 });
      expect([await into(first), await into(b), await into(c)]).toEqual([c, c, null]);
      const told = await store().db.selectFrom("event").select("subject").execute();
      expect(told.map(({ subject }) => subject).toSorted()).toEqual([...chain].toSorted());
    });

    test("never puts figures out of sight: a lead without a valuation takes in none that has one", async () => {
      const [caller, email] = [randomUUID(), "ada@northgate.example"];
      await capture({ ...twin, userEmail: email });
      const booked = { kind: "call", id: caller, createdAt: t0, updatedAt: t0, name: "Ada", email } as const;
      await insertCallLead(store().db, booked);
      await expect(merge(caller, twin.valuationId)).rejects.toEqual(code("deskKeepValuation"));
      await merge(twin.valuationId, caller);
      expect(await readDeskFields(store(), caller)).toMatchObject({ merged_into: twin.valuationId });
    });

    test("is refused for another company, for itself, and for what is merged already", async () => {
      const stranger = other({ website: "https://elsewhere.example", businessAnalysis: null });
      await capture(stranger);
      await expect(merge(lead(), stranger.valuationId)).rejects.toEqual(code("deskNotSameCompany"));
      await expect(merge(lead(), lead())).rejects.toEqual(code("deskLeadUnknown"));
      await merge();
      await expect(merge(twin.valuationId, lead())).rejects.toEqual(code("deskLeadUnknown"));
    });

    test("can be undone: the other is in the list again and goes to the board again", async () => {
      await merge();
      const wanted = async () => (await findJob(store(), "crm-lead", twin.valuationId))?.wanted ?? 0;
      const before = await wanted();
      const pair = { keep: lead(), other: twin.valuationId };
      await expect(splitLead(store(), analyst, pair, { now: t0 + 10 })).rejects.toEqual(code("roleRefused"));
      await splitLead(store(), partner, pair, { now: t0 + 10 });
      const { lines } = await listLeads(store(), partner, query("q=northgate"), clock);
      expect(lines.map(({ id }) => id).toSorted()).toEqual([lead(), twin.valuationId].toSorted());
      expect(await wanted()).toBe(before + 1);
      for (const id of [lead(), twin.valuationId]) {
        const facts = await leadFacts(store(), analyst, id, { ...clock, hasBoard: true });
        const told = facts && "timeline" in facts ? facts.timeline.events : [];
        expect(told.flatMap((event) => (event.what === "action" ? [event.action] : []))).toEqual([
          "splitLead",
          "mergeLeads",
        ]);
      }
      // A colleague has just done the same.
      await splitLead(store(), partner, pair, { now: t0 + 11 });
      expect(await wanted()).toBe(before + 1);
      const unknown = { keep: lead(), other: randomUUID() };
      await expect(splitLead(store(), partner, unknown, { now: t0 + 11 })).rejects.toEqual(code("deskLeadUnknown"));
    });

    test("shows the other's purchase and contact with the lead that is kept, and leads there", async () => {
      await capture({ ...twin, userPhone: "(757) 555-0118" });
      const bought = { id: randomUUID(), valuationId: twin.valuationId, package: "professional", now: t0 } as const;
      await insertPurchase(store().db, { ...bought, source: "stripe", state: "paid" });
      await merge();
      expect(await leadFacts(store(), analyst, twin.valuationId, { ...clock, hasBoard: true })).toEqual({
        mergedInto: lead(),
      });
      expect(await leadFacts(store(), analyst, lead(), { ...clock, hasBoard: true })).toMatchObject({
        purchases: [],
        lastPurchase: { package: "professional", isOpen: true },
        merged: [{ id: twin.valuationId, company: "Northgate Dental", phone: "(757) 555-0118" }],
      });
    });

    describe("of a lead that nobody could reach and one with contact details", () => {
      const phone = "(757) 555-0118";
      const email = "ada@northgate.example";
      const reach = async (id = lead()) => {
        const row = await store()
          .db.selectFrom("lead")
          .select(["email", "phone"])
          .where("id", "=", id)
          .executeTakeFirst();
        return [row?.email, row?.phone];
      };
      const found = async (typed: string) =>
        (await listLeads(store(), partner, query(`q=${encodeURIComponent(typed)}`), clock)).lines.map(({ id }) => id);
      beforeEach(() => capture({ ...twin, userEmail: email, userPhone: phone }));

      test("is called, found and told to other systems under them, and loses them when the merge is undone", async () => {
        await merge();
        expect(await reach()).toEqual([email, phone]);
        expect(await found(phone)).toEqual([lead()]);
        const today = await leadsToCall(store(), "2030-01-01", 9);
        expect(today.map(({ id }) => id)).toEqual([lead()]);
        expect(await findApiLead(store(), lead())).toMatchObject({ contact: { email, phone } });
        await splitLead(store(), partner, { keep: lead(), other: twin.valuationId }, { now: t0 + 10 });
        expect([await reach(), await reach(twin.valuationId)]).toEqual([
          [null, null],
          [email, phone],
        ]);
        expect(await found(phone)).toEqual([twin.valuationId]);
      });

      test("has what the owner of the other one leaves later, and nothing of it once that one is deleted", async () => {
        await merge();
        await capture({ ...twin, userEmail: email, userPhone: "(757) 555-0199" });
        expect(await reach()).toEqual([email, "(757) 555-0199"]);
        await deletePerson(store(), { valuationId: twin.valuationId }, { now: t0 + 10 });
        expect(await reach()).toEqual([null, null]);
        expect(await found("7575550199")).toEqual([]);
      });

      test("keeps for its own owner what only that owner may use: mails, a deletion by address, the address once left", async () => {
        await merge();
        const limiter = createMemoryLimiter(() => t0);
        const remind = () => planReminder(store(), limiter, lead(), { months: 6 }, { now: t0 + 9 });
        await expect(remind()).rejects.toEqual(code("reminderNoAddress"));
        expect(await leadContact(store(), lead())).toEqual({ company: "Northgate Dental", email: undefined });
        const contacts = async () => {
          const counted = await store()
            .db.selectFrom("funnel_count")
            .select("count")
            .where("step", "=", "contact")
            .execute();
          return counted.reduce((sum, { count }) => sum + count, 0);
        };
        const before = await contacts();
        await capture({ ...bare, valuationId: lead(), userEmail: email });
        expect(await contacts()).toBe(before + 1);
        await splitLead(store(), partner, { keep: lead(), other: twin.valuationId }, { now: t0 + 10 });
        expect(await reach()).toEqual([email, null]);
      });

      test("is not deleted with the person whose address it has", async () => {
        await merge();
        await deletePerson(store(), { email }, { now: t0 + 10 });
        expect(await reach(twin.valuationId)).toEqual([undefined, undefined]);
        expect(await reach()).toEqual([null, null]);
      });

      test("passes them on to a third, and gets them back when that merge is undone", async () => {
        const third = other();
        await capture(third);
        await merge();
        await merge(third.valuationId, lead());
        expect([await reach(third.valuationId), await reach()]).toEqual([
          [email, phone],
          [null, null],
        ]);
        await splitLead(store(), partner, { keep: third.valuationId, other: lead() }, { now: t0 + 10 });
        expect([await reach(third.valuationId), await reach()]).toEqual([
          [null, null],
          [email, phone],
        ]);
        expect(await readDeskFields(store(), twin.valuationId)).toMatchObject({ merged_into: lead() });
      });
    });

    test("leaves a stage that a booked call has set the site's, so nobody seems to have talked", async () => {
      await changeLead(store(), "site", {
        leadId: twin.valuationId,
        change: { field: "stage", to: "meeting" },
        at: t0 + 3,
      });
      await merge();
      expect(await readDeskFields(store(), lead())).toMatchObject({ stage: "meeting", stage_by: "site" });
    });

    test("lists a message once that both owners' address brings, in one timeline", async () => {
      const email = "ada@northgate.example";
      await capture({ ...twin, userEmail: email });
      await capture({ ...bare, valuationId: lead(), userEmail: email });
      const id = randomUUID();
      const message = { messageId: id, kind: "contact", name: "Ada", email, message: "Call me on Monday." } as const;
      await insertMessage(store().db, { id, createdAt: t0, suspect: false, message });
      await merge();
      const facts = await leadFacts(store(), analyst, lead(), { ...clock, hasBoard: true });
      const told = facts && "timeline" in facts ? facts.timeline.events : [];
      expect(told.filter(({ what }) => what === "message")).toHaveLength(1);
    });

    test("takes over what somebody set later, with its reminder, and nothing that nobody chose", async () => {
      const set = (leadId: string, change: LeadChange, at: number) =>
        changeLead(store(), partner, { leadId, change, at: t0 + at });
      await set(twin.valuationId, { field: "stage", to: "meeting" }, 3);
      await set(twin.valuationId, { field: "followUp", to: "2030-01-15" }, 3);
      await set(twin.valuationId, { field: "owner", to: partner.id }, 3);
      await set(lead(), { field: "owner", to: owner.id }, 4);
      await merge();
      expect(await readDeskFields(store(), lead())).toMatchObject({
        stage: "meeting",
        follow_up_on: "2030-01-15",
        follow_up_by: partner.id,
        owner_id: owner.id,
      });
      expect(await findJob(store(), "mail-follow-up", lead())).toBeDefined();
      expect(await historyOf(lead())).toContainEqual([partner.id, "changeStage", "new", "meeting"]);
      const untouched = other();
      await capture(untouched);
      await merge(lead(), untouched.valuationId);
      expect(await readDeskFields(store(), lead())).toMatchObject({ stage: "meeting", follow_up_on: "2030-01-15" });
    });

    test("is undone for the other if the kept one is deleted by its owner, and deleted with it by the firm", async () => {
      await merge();
      await deleteLead(store(), owner, { leadId: lead(), typed: " Northgate  Dental " }, { now: t0 + 10 });
      expect(await readDeskFields(store(), twin.valuationId)).toBeUndefined();
    });
  });
}
