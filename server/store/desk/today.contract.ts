import { beforeEach, describe, expect, test } from "vitest";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import { hotLeadScore } from "#domain/leads/lead-score.ts";
import { removeSubjects } from "#server/store/deletions/removal.ts";
import { leadEvents } from "#server/store/desk/leads/lead-events.ts";
import { noteVisit, previousVisit } from "#server/store/desk/people/visits.ts";
import { enqueue } from "#server/store/jobs/jobs.ts";
import { insertMessage } from "#server/store/leads/messages.ts";
import { insertShare } from "#server/store/leads/shares.ts";
import type { Store } from "#server/store/open.ts";
import { insertPurchase } from "#server/store/payments/purchases.ts";
import { insertSaleEvent } from "#server/store/payments/sale-events.ts";
import type { NewLeadRow } from "#server/store/schema.ts";
import { sampleLead } from "#server/store/store.fixture.ts";
import { callCounts, leadsToCall, newLeads, salesSince } from "./today.ts";

const t0 = 1_900_000_000_000;
const minute = 60_000;
const today = "2026-11-16";

/** What Today and a lead's timeline read, on both engines. */
export function todayContract(open: () => Store): void {
  const keep = (id: string, given: Partial<NewLeadRow>) =>
    open()
      .db.insertInto("lead")
      .values({ ...sampleLead({ id }), score: hotLeadScore, phone: "1", created_at: t0, ...given })
      .execute();

  describe("for Today", () => {
    beforeEach(async () => {
      for (const table of ["purchase", "sale_event", "desk_visit"] as const)
        await open().db.deleteFrom(table).execute();
    });
    todayTests(open, keep);
  });
}

type Keep = (id: string, given: Partial<NewLeadRow>) => Promise<unknown>;

function todayTests(open: () => Store, keep: Keep): void {
  describe("whom to call", () => {
    test("by phone by value, by email by value, then what is due, today's first; nobody else", async () => {
      await keep("small", { value: 2 });
      await keep("large", { value: 9 });
      await keep("email", { value: 99, phone: null, email: "a@b.example" });
      await keep("nobody", { value: 999, phone: null });
      await keep("warm", { score: hotLeadScore - 1, follow_up_on: "9999-12-31" });
      await keep("late", { score: 10, stage: "talked", follow_up_on: "2026-11-14" });
      await keep("due", { score: 10, follow_up_on: today });
      await keep("later", { stage: "tried", follow_up_on: "2026-11-17" });
      await keep("engaged", { stage: "engaged", follow_up_on: today });
      await keep("merged", { merged_into: "large" });
      await keep("chosen", { value: 999, phone: null, follow_up_on: "2026-11-13", follow_up_by: "anna" });
      await keep("suggested", { phone: null, follow_up_on: "2026-11-13" });
      await keep("paused", { stage: "notNow", follow_up_on: "2026-11-12", follow_up_by: "anna" });
      await keep("closed", { stage: "notNow", follow_up_on: "2026-11-12" });
      const due = ["due", "late", "chosen", "paused"];
      const hot = ["large", "small", "email"];
      const all = await leadsToCall(open(), today, 9);
      expect(all.map(({ id }) => id)).toEqual([...hot, ...due]);
      const late = [0, 2, 3, 4].map((daysLate) => ({ why: "followUp", daysLate }));
      expect(all.map(({ reason }) => reason)).toEqual([...hot.map(() => ({ why: "hot" })), ...late]);
      const ids = async (most: number) => (await leadsToCall(open(), today, most)).map(({ id }) => id);
      expect([await ids(4), await ids(2)]).toEqual([[...hot, "due"], hot.slice(0, 2)]);
      expect(await callCounts(open(), today)).toEqual({
        hot: { count: 3, isCapped: false },
        due: { count: 4, isCapped: false },
      });
    });

    test("what is new since a time, newest first, without merged leads", async () => {
      await keep("old", { created_at: t0 });
      await keep("first", { created_at: t0 + 1 });
      await keep("second", { created_at: t0 + 2 });
      await keep("merged", { created_at: t0 + 3, merged_into: "first" });
      const found = await newLeads(open(), t0, 1);
      expect([found.count, found.leads.map(({ id }) => id)]).toEqual([2, ["second"]]);
    });
  });

  describe("sales since a time", () => {
    test("with their lead, and without it once that was deleted", async () => {
      const { db } = open();
      await keep("buyer", { company: "Tidewater Mechanical" });
      const purchase = { valuationId: "buyer", package: "professional", source: "stripe", state: "paid" } as const;
      await insertPurchase(db, { id: "p1", ...purchase, now: t0 });
      await db.updateTable("purchase").set({ amount: 49_000, currency: "usd" }).execute();
      const event = { purchase_id: "p1", refunded: 0 };
      await insertSaleEvent(db, { ...event, id: "e1", created_at: t0 + 5, kind: "sold" });
      await insertSaleEvent(db, { ...event, id: "e2", created_at: t0 + 6, kind: "disputed" });
      expect(await salesSince(open(), t0 + 5, 9)).toEqual([]);
      const sale = { at: t0 + 5, package: "professional", amount: 49_000, currency: "usd" };
      expect(await salesSince(open(), t0, 9)).toEqual([
        { ...sale, lead: { id: "buyer", company: "Tidewater Mechanical" } },
      ]);
      await db
        .transaction()
        .execute((tx) => removeSubjects(tx, open(), { leads: ["buyer"], messages: [] }, { now: t0 }));
      expect(await salesSince(open(), t0, 9)).toEqual([{ ...sale, lead: undefined }]);
    });
  });

  describe("the last visit", () => {
    test("ends with a pause, and stays the same during the next", async () => {
      const visit = async (at: number, who = "member") => {
        await noteVisit(open(), who, { now: t0 + at * minute });
        return previousVisit(open(), who);
      };
      expect(await visit(0)).toBeUndefined();
      expect(await visit(20)).toBeUndefined();
      expect(await visit(51)).toBe(t0 + 20 * minute);
      expect(await visit(70)).toBe(t0 + 20 * minute);
      expect(await visit(70 + 24 * 60)).toBe(t0 + 70 * minute);
      expect(await visit(0, "colleague")).toBeUndefined();
    });
  });

  describe("a lead's events", () => {
    const lead = leadOf(fullCapture, { now: t0 });
    const id = lead.valuationId;
    beforeEach(async () => {
      await keep(id, { record: JSON.stringify(lead), email: lead.userEmail ?? null });
    });

    test("come from every table, and none is left after a deletion", async () => {
      const { db } = open();
      const message = {
        id: "m1",
        createdAt: t0 + 1,
        suspect: false,
        message: {
          messageId: "m1",
          kind: "contact",
          name: "Marian",
          email: "OWNER@northgate-dental.example",
          message: "Fair?",
        },
      } as const;
      await db.transaction().execute(async (tx) => {
        await insertMessage(tx, message);
        await insertShare(tx, {
          valuationId: id,
          token: "t",
          label: "Accountant",
          parts: [],
          createdAt: t0 + 2,
          expiresAt: t0 + 9,
        });
        await enqueue(tx, [{ kind: "crm-lead", subject: id }], { now: t0 + 3 });
      });
      await db
        .insertInto("document")
        .values({ valuation_id: id, tier: "summary", format: "pdf", fingerprint: "f", made_at: t0 + 4, content: "" })
        .execute();
      const purchase = { valuationId: id, package: "professional", source: "stripe", state: "paid" } as const;
      await insertPurchase(db, { id: "p1", ...purchase, now: t0 + 5 });
      await db.updateTable("purchase").set({ amount: 49_000, currency: "usd" }).execute();
      await insertSaleEvent(db, {
        id: "e1",
        purchase_id: "p1",
        refunded: 49_000,
        created_at: t0 + 6,
        kind: "refunded",
      });
      const events = await leadEvents(open(), lead);
      expect(events.map(({ what, at }) => [what, at - t0])).toEqual([
        ["came", 0],
        ["valued", 0],
        ["contact", 0],
        ["message", 1],
        ["delivery", 3],
        ["document", 4],
        ["paid", 5],
        ["sale", 6],
        ["shared", 2],
      ]);
      await db
        .transaction()
        .execute((tx) => removeSubjects(tx, open(), { leads: [id], messages: ["m1"] }, { now: t0 + 7 }));
      const left = await leadEvents(open(), { ...lead, userEmail: "owner@northgate-dental.example" });
      // The deletion on the board is all that still waits; the record itself is the caller's.
      expect(left.map(({ what }) => what)).toEqual(["came", "valued", "contact", "delivery"]);
    });
  });
}
