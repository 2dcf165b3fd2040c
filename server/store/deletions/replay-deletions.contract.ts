import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { noteSubject } from "#server/store/bookings/note-subject.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { jobId } from "#server/store/jobs/jobs.ts";
import { insertShare } from "#server/store/leads/shares.ts";
import type { Store } from "#server/store/open.ts";
import { insertPurchase } from "#server/store/payments/purchases.ts";
import type { Tables } from "#server/store/schema.ts";
import { sampleLead } from "#server/store/store.fixture.ts";
import { hashOf, tombstoneLifetimeMs } from "./deletion-tombstones.ts";
import { removeBookingsOfEmail, removeBuyerEmail, removeSubjects, type Subjects, subjectsOfEmail } from "./removal.ts";
import { syncDeletions } from "./replay-deletions.ts";

const now = Date.UTC(2026, 10, 20);
/** Parents before children. */
const tables = [
  "lead",
  "message",
  "document",
  "share",
  "purchase",
  "booking",
  "job",
  "forgotten",
] as const satisfies (keyof Tables)[];

/** What a start does after a restore, on both engines. */
export function replayContract(open: () => Promise<Store>): void {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  async function empty(): Promise<void> {
    for (const table of tables.toReversed()) await store.db.deleteFrom(table).execute();
  }
  beforeEach(empty);
  afterEach(empty);

  /** A snapshot of all rows; the returned function puts them back, as a restored backup does. */
  async function backedUp(): Promise<() => Promise<void>> {
    const kept = await Promise.all(tables.map((table) => store.db.selectFrom(table).selectAll().execute()));
    return async () => {
      await empty();
      for (const [index, table] of tables.entries()) {
        const rows = kept[index] ?? [];
        if (rows.length > 0) await store.db.insertInto(table).values(rows).execute();
      }
    };
  }
  const remove = (subjects: Subjects) =>
    store.db.transaction().execute((tx) => removeSubjects(tx, store, subjects, { now }));
  const ids = async (table: "lead" | "message" | "job") =>
    (await store.db.selectFrom(table).select("id").execute()).map(({ id }) => id).toSorted();

  async function addPerson(email: string): Promise<{ readonly lead: string; readonly message: string }> {
    const [lead, message] = [randomUUID(), randomUUID()];
    const { db } = store;
    await db
      .insertInto("lead")
      .values(sampleLead({ id: lead, email }))
      .execute();
    await db
      .insertInto("message")
      .values({ id: message, created_at: 1, kind: "contact", valuation_id: null, email, record: "{}" })
      .execute();
    const document = { tier: "summary", format: "pdf", fingerprint: "f", made_at: 1, content: "" };
    await db
      .insertInto("document")
      .values({ valuation_id: lead, ...document })
      .execute();
    const times = { createdAt: 1, expiresAt: 2 };
    await insertShare(db, { valuationId: lead, token: randomUUID(), label: "Bank", parts: [], ...times });
    const purchase = { id: randomUUID(), valuationId: lead, package: "professional", source: "stripe" } as const;
    await insertPurchase(db, { ...purchase, state: "paid", now: 1 });
    return { lead, message };
  }

  describe("after a restored backup", () => {
    test("people who were deleted since are deleted again, with documents, shared links and the purchase's link, also from the board", async () => {
      const [gone, stays] = [await addPerson("gone@b.example"), await addPerson("stays@b.example")];
      const restore = await backedUp();
      await remove(await subjectsOfEmail(store.db, "gone@b.example", 10));
      await restore();
      expect(await syncDeletions(store, { now })).toEqual({ leads: [gone.lead], messages: [gone.message] });
      expect([await ids("lead"), await ids("message")]).toEqual([[stays.lead], [stays.message]]);
      const { db } = store;
      expect(await db.selectFrom("document").select("valuation_id").execute()).toEqual([{ valuation_id: stays.lead }]);
      expect(await db.selectFrom("share").select("valuation_id").execute()).toEqual([{ valuation_id: stays.lead }]);
      const links = await db.selectFrom("purchase").select("valuation_id").execute();
      expect(links.map(({ valuation_id }) => valuation_id).toSorted()).toEqual([stays.lead, null].toSorted());
      const deliveries = [`${jobKinds.crmLead}:${gone.lead}`, `${jobKinds.crmMessage}:${gone.message}`];
      expect(await ids("job")).toEqual(deliveries.toSorted());
      // The next start has nothing left to do.
      expect(await syncDeletions(store, { now })).toEqual({ leads: [], messages: [] });
    });

    test("the address of a person who paid for another owner's report is deleted again", async () => {
      const { lead } = await addPerson("owner@b.example");
      const buyers = () => store.db.selectFrom("purchase").select(["valuation_id", "buyer_email"]).execute();
      await store.db.updateTable("purchase").set({ buyer_email: "Payer@b.example" }).execute();
      const restore = await backedUp();
      await store.db.transaction().execute((tx) => removeBuyerEmail(tx, store, "payer@b.example", { now }));
      await restore();
      expect(await buyers()).toEqual([{ valuation_id: lead, buyer_email: "Payer@b.example" }]);
      await syncDeletions(store, { now });
      expect(await buyers()).toEqual([{ valuation_id: lead, buyer_email: null }]);
    });

    test("the booking of a person who booked for another owner is deleted again, also in the CRM", async () => {
      const { lead } = await addPerson("owner@b.example");
      const [booking, subject] = ["cal-b1", noteSubject({ id: "cal-b1", what: "booked" })];
      const times = { starts_at: 2, moved_from: null, created_at: 1, updated_at: 1, booked_at: 1, ended_at: null };
      const person = { name: "Cora", email: "cfo@b.example", phone: null };
      await store.db
        .insertInto("booking")
        .values({ id: booking, vendor: "cal", lead_id: lead, state: "booked", vendor_at: 1, ...times, ...person })
        .execute();
      for (const kind of [jobKinds.crmCall, jobKinds.mailCall])
        await store.db
          .insertInto("job")
          .values({ id: jobId({ kind, subject }), kind, subject, state: "done", created_at: 1, memo: '{"on":"1"}' })
          .execute();
      const restore = await backedUp();
      await store.db.transaction().execute((tx) => removeBookingsOfEmail(tx, store, "CFO@b.example", { now }));
      await restore();
      await syncDeletions(store, { now });
      expect(await store.db.selectFrom("booking").select("id").execute()).toEqual([]);
      const jobs = await store.db.selectFrom("job").select(["id", "state", "run_at"]).execute();
      expect(jobs).toEqual([{ id: `crm-call:${subject}`, state: "ready", run_at: now }]);
    });

    test("more people than fit in one statement are deleted again, and what the backup never had stays refused", async () => {
      const many = Array.from({ length: 450 }, (_, index) => sampleLead({ id: randomUUID(), created_at: index }));
      for (let from = 0; from < many.length; from += 150)
        await store.db
          .insertInto("lead")
          .values(many.slice(from, from + 150))
          .execute();
      const restore = await backedUp();
      const late = await addPerson("late@b.example");
      const deleted = [...many.slice(0, 449).map(({ id }) => id), late.lead];
      await remove({ leads: deleted, messages: [] });
      await restore();
      expect((await syncDeletions(store, { now })).leads).toHaveLength(449);
      expect(await ids("lead")).toEqual([many[449]?.id]);
      const marks = await store.db
        .selectFrom("forgotten")
        .select("forgotten_at")
        .where("hash", "=", hashOf.lead(late.lead));
      expect(await marks.execute()).toEqual([{ forgotten_at: now }]);
    });

    test("deletions that only the store has are added to the log", async () => {
      const { lead } = await addPerson("gone@b.example");
      await store.db
        .insertInto("forgotten")
        .values({ hash: hashOf.lead("earlier"), forgotten_at: now })
        .execute();
      await syncDeletions(store, { now });
      expect(await store.deletions.read()).toContainEqual({ hash: hashOf.lead("earlier"), at: now });
      expect(await ids("lead")).toEqual([lead]);
    });

    test("tombstones that are too old are ignored", async () => {
      const { lead } = await addPerson("old@b.example");
      await store.deletions.append([{ hash: hashOf.lead(lead), at: now - tombstoneLifetimeMs }]);
      expect(await syncDeletions(store, { now })).toEqual({ leads: [], messages: [] });
      expect(await ids("lead")).toEqual([lead]);
    });
  });
}
