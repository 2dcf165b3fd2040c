import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deletePerson, findPerson } from "#server/services/leads/delete-person.ts";
import { purgeExpired } from "#server/services/leads/purge-expired.ts";
import { countOld } from "#server/store/deletions/removal.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { findJob } from "#server/store/jobs/job-maintenance.ts";
import { claim, enqueue, fail, markDelivered } from "#server/store/jobs/jobs.ts";
import { idsFrom, newestLeads, newestMessages } from "#server/store/leads/lead-listing.ts";
import type { Store } from "#server/store/open.ts";
import { insertPurchase } from "#server/store/payments/purchases.ts";
import type { LeadRow, MessageRow } from "#server/store/schema.ts";
import { sampleLead } from "#server/store/store.fixture.ts";

const now = 1_900_000_000_000;
const id = (number: number) => `${number.toString(16).padStart(8, "0")}-0000-4000-8000-000000000000`;

/** What listing and deleting must do on both engines. */
export function peopleContract(open: () => Promise<Store>): void {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    for (const table of ["lead", "message", "job", "purchase"] as const) await store.db.deleteFrom(table).execute();
  });

  const keepLead = (number: number, more: Partial<LeadRow> = {}) =>
    store.db
      .insertInto("lead")
      .values(sampleLead({ id: id(number), created_at: number, updated_at: number, ...more }))
      .execute();
  const storeMessage = (number: number, more: Partial<MessageRow> = {}) => {
    const row = {
      id: id(number),
      created_at: number,
      kind: "contact",
      valuation_id: null,
      email: "a@b.example",
      record: "{}",
    };
    return store.db
      .insertInto("message")
      .values({ ...row, ...more })
      .execute();
  };
  const request = (kind: string, number: number) => enqueue(store.db, [{ kind, subject: id(number) }], { now });
  const left = async (table: "lead" | "message") => {
    const rows = await store.db.selectFrom(table).select("id").orderBy("id").execute();
    return rows.map((row) => Number.parseInt(row.id.slice(0, 8), 16));
  };
  const seen = async (rows: AsyncIterable<{ id: string }>) => {
    const numbers: number[] = [];
    for await (const row of rows) numbers.push(Number.parseInt(row.id.slice(0, 8), 16));
    return numbers;
  };

  describe("listing", () => {
    test("goes from the newest to the oldest, with any page size, and shows each delivery's state", async () => {
      for (const [number, created_at] of [
        [1, 5],
        [2, 5],
        [3, 5],
        [4, 9],
        [5, 1],
      ] as const)
        await keepLead(number, { created_at });
      for (const slice of [1, 2, 5, 50]) expect(await seen(newestLeads(store, {}, { slice }))).toEqual([4, 3, 2, 1, 5]);
      expect(await seen(newestLeads(store, { since: 5 }, { slice: 2 }))).toEqual([4, 3, 2, 1]);
      await request(jobKinds.crmLead, 4);
      await request(jobKinds.mailAlert, 3);
      const states: (string | undefined)[] = [];
      for await (const { job } of newestLeads(store, { since: 5 })) states.push(job?.state);
      expect(states).toEqual(["ready", undefined, undefined, undefined]);
    });

    test("by score merges the orders of several scores", async () => {
      const scores = [10, 65, 55, 55, 20, 60, 65, 55];
      for (const [number, score] of scores.entries()) await keepLead(number, { score });
      for (const slice of [1, 2, 3, 50]) {
        expect(await seen(newestLeads(store, { minScore: 55 }, { slice }))).toEqual([7, 6, 5, 3, 2, 1]);
        expect(await seen(newestLeads(store, { minScore: 56, since: 2 }, { slice }))).toEqual([6, 5]);
        expect(await seen(newestLeads(store, { minScore: 66 }, { slice }))).toEqual([]);
      }
    });

    test("by the firm's filters", async () => {
      await keepLead(1, { industry: "Dental practices", email: "a@b.example" });
      await keepLead(2, { industry: "100% DENTAL_care", phone: "212 555 0142", score: 60 });
      await keepLead(3, { industry: "Software" });
      expect(await seen(newestLeads(store, { industry: "dental" }))).toEqual([2, 1]);
      expect(await seen(newestLeads(store, { industry: "100%" }))).toEqual([2]);
      expect(await seen(newestLeads(store, { industry: "l_c" }))).toEqual([2]);
      expect(await seen(newestLeads(store, { industry: "%" }))).toEqual([2]);
      expect(await seen(newestLeads(store, { industry: "\\" }))).toEqual([]);
      expect(await seen(newestLeads(store, { withContact: true }))).toEqual([2, 1]);
      expect(await seen(newestLeads(store, { withContact: true, minScore: 50 }))).toEqual([2]);
    });

    test.each([3, 30])(
      "by industry merges the orders of %i industries",
      async (industries) => {
        for (let number = 0; number < 60; number++)
          await keepLead(number, { industry: `Dental ${number % industries}`, score: number % 2 ? 60 : 20 });
        await keepLead(60, { industry: "Software" });
        const newest = Array.from({ length: 60 }, (_, place) => 59 - place);
        for (const slice of [1, 7, 500]) {
          expect(await seen(newestLeads(store, { industry: "dental" }, { slice }))).toEqual(newest);
          expect(await seen(newestLeads(store, { industry: "dental", minScore: 55 }, { slice }))).toEqual(
            newest.filter((number) => number % 2 === 1),
          );
        }
        expect(await seen(newestLeads(store, { industry: "DENTAL 2", since: 2 }))).toEqual(
          newest.filter((number) => String(number % industries).startsWith("2")),
        );
        expect(await seen(newestLeads(store, { industry: "quarry" }))).toEqual([]);
      },
      20_000,
    );

    test("finds undelivered leads, few or many", async () => {
      const many = Array.from({ length: 2_100 }, (_, number) =>
        sampleLead({ id: id(number), created_at: number, score: number % 2 ? 60 : 20 }),
      );
      for (let from = 0; from < many.length; from += 300)
        await store.db
          .insertInto("lead")
          .values(many.slice(from, from + 300))
          .execute();
      const jobRequestFor = (numbers: readonly number[]) =>
        enqueue(
          store.db,
          numbers.map((number) => ({ kind: jobKinds.crmLead, subject: id(number) })),
          { now },
        );
      await jobRequestFor([5]);
      const job = await claim(store, jobKinds.crmLead, { now, leaseMs: 1 });
      if (!job) throw new Error("There was nothing to take");
      await markDelivered(store, job, { now, again: now + 9 });
      await jobRequestFor([7]);
      const failing = await claim(store, jobKinds.crmLead, { now, leaseMs: 1 });
      if (!failing) throw new Error("There was nothing to take");
      await fail(store, failing, { reason: "refused", now });
      await jobRequestFor([8, 9, 10]);
      expect(await seen(newestLeads(store, { undelivered: true }))).toEqual([10, 9, 8, 7]);
      expect(await seen(newestLeads(store, { undelivered: true, minScore: 55, since: 9 }))).toEqual([9]);
      await jobRequestFor(many.map((_, number) => number).filter((number) => number > 10));
      const all = await seen(newestLeads(store, { undelivered: true }));
      expect([all.length, all[0], all.at(-1)]).toEqual([2_093, 2_099, 7]);
      expect((await seen(newestLeads(store, { undelivered: true, minScore: 55 }))).length).toBe(1_047);
    });

    test("shows messages, suspect ones too", async () => {
      await storeMessage(1);
      await storeMessage(2, { kind: "suspect" });
      expect(await seen(newestMessages(store, {}, 1))).toEqual([2, 1]);
    });

    test("finds ids by their prefix", async () => {
      await keepLead(0xabcd0001);
      await keepLead(0xabcd0002);
      await storeMessage(0xab000001);
      await storeMessage(0xab000002, { id: `${id(0xab000001)}-0123456789ab` });
      expect(await idsFrom(store, "lead", "abcd", 5)).toEqual([id(0xabcd0001), id(0xabcd0002)]);
      expect(await idsFrom(store, "lead", "abcd", 1)).toEqual([id(0xabcd0001)]);
      expect(await idsFrom(store, "lead", "abcd0002-00", 5)).toEqual([id(0xabcd0002)]);
      expect(await idsFrom(store, "lead", "abce", 5)).toEqual([]);
      expect(await idsFrom(store, "message", id(0xab000001), 5)).toEqual([id(0xab000001)]);
      expect(await idsFrom(store, "message", "ab000001", 5)).toHaveLength(2);
    });
  });

  describe("deleting a person", () => {
    test("by address removes leads, messages and waiting mails, in any spelling, and nothing of others", async () => {
      await keepLead(1, { email: "Jane@Northgate.example" });
      await keepLead(2, { email: "other@northgate.example" });
      await keepLead(3, { email: null });
      await keepLead(4, { email: "partner@northgate.example" });
      await storeMessage(11, { email: "jane@northgate.EXAMPLE", valuation_id: id(3) });
      await storeMessage(12, { email: "JANE@northgate.example", valuation_id: id(4) });
      await storeMessage(13, { email: "partner@northgate.example", valuation_id: id(1) });
      await storeMessage(14, { email: "partner@northgate.example" });
      for (const kind of [jobKinds.mailAlert, jobKinds.mailLink, jobKinds.crmLead])
        for (const of of [1, 2]) await request(kind, of);
      for (const kind of [jobKinds.mailMessage, jobKinds.crmMessage]) await request(kind, 11);

      const expected = { leads: [id(1), id(3)], messages: [id(11), id(12), id(13)] };
      const found = await findPerson(store, { email: "jane@northgate.example" });
      expect({ leads: found.leads.toSorted(), messages: found.messages.toSorted() }).toEqual(expected);
      const removed = await deletePerson(store, { email: "jane@northgate.example" }, { now });
      expect({ leads: removed.leads.toSorted(), messages: removed.messages.toSorted() }).toEqual(expected);
      expect(removed.onBoard).toBe(5);
      expect([await left("lead"), await left("message")]).toEqual([[2, 4], [14]]);

      const jobs = (await store.db.selectFrom("job").select("id").orderBy("id").execute()).map((job) => job.id);
      expect(jobs.toSorted()).toEqual(
        [
          ...[1, 2, 3].map((number) => `crm-lead:${id(number)}`),
          ...[11, 12, 13].map((number) => `crm-message:${id(number)}`),
          `mail-alert:${id(2)}`,
          `mail-link:${id(2)}`,
        ].toSorted(),
      );
      expect(await deletePerson(store, { email: "jane@northgate.example" }, { now })).toMatchObject({
        leads: [],
        onBoard: 0,
      });
    });

    test("updates the board even if the lead was delivered long ago", async () => {
      await keepLead(1);
      await request(jobKinds.crmLead, 1);
      const job = await claim(store, jobKinds.crmLead, { now, leaseMs: 1 });
      if (!job) throw new Error("There was nothing to take");
      await markDelivered(store, job, { now, memo: { itemId: "77" } });
      await deletePerson(store, { id: id(1) }, { now: now + 5 });
      const after = await findJob(store, jobKinds.crmLead, id(1));
      expect(after).toMatchObject({ state: "ready", wanted: 2, run_at: now + 5, memo: '{"itemId":"77"}' });
    });

    test("by id removes a lead with the messages about it, or one message", async () => {
      await keepLead(1);
      await storeMessage(11, { valuation_id: id(1) });
      await storeMessage(12);
      await storeMessage(13);
      expect(await deletePerson(store, { id: id(1) }, { now })).toMatchObject({ leads: [id(1)], messages: [id(11)] });
      expect(await deletePerson(store, { id: id(12) }, { now })).toMatchObject({ leads: [], messages: [id(12)] });
      expect(await deletePerson(store, { id: id(99) }, { now })).toMatchObject({ leads: [], messages: [] });
      expect(await left("message")).toEqual([13]);
    });

    test("by a valuation's id removes it and the messages about it, but no message that has that id itself", async () => {
      await keepLead(1);
      await storeMessage(11, { valuation_id: id(1) });
      await storeMessage(12);
      const nothing = { leads: [], messages: [], onBoard: 0, orders: 0, bookings: 0 };
      expect(await deletePerson(store, { valuationId: id(12) }, { now })).toEqual(nothing);
      const first = await deletePerson(store, { valuationId: id(1) }, { now });
      expect(first).toEqual({ ...nothing, leads: [id(1)], messages: [id(11)], onBoard: 2 });
      expect(await deletePerson(store, { valuationId: id(1) }, { now })).toEqual(nothing);
      expect(await left("message")).toEqual([12]);
    });

    test("requests nothing from the board for suspect messages", async () => {
      await storeMessage(11, { kind: "suspect" });
      expect(await deletePerson(store, { email: "a@b.example" }, { now })).toMatchObject({
        messages: [id(11)],
        onBoard: 0,
      });
      expect(await findJob(store, jobKinds.crmMessage, id(11))).toBeUndefined();
    });

    test("ends also if a person has left more than one batch", async () => {
      const rows = Array.from({ length: 450 }, (_, number) => sampleLead({ id: id(number), email: "many@b.example" }));
      await store.db.insertInto("lead").values(rows).execute();
      const { leads, onBoard } = await deletePerson(store, { email: "MANY@b.example" }, { now });
      expect([leads.length, onBoard, await left("lead")]).toEqual([450, 450, []]);
    });
  });

  describe("retention", () => {
    test("removes people last active before that day, and no one else", async () => {
      for (const number of [1, 2, 3, 4, 5]) await keepLead(number);
      await keepLead(6, { created_at: 6, updated_at: 500 });
      await keepLead(7, { created_at: 7 });
      await keepLead(8, { created_at: 300, updated_at: 300 });
      await storeMessage(11, { valuation_id: id(1) });
      await storeMessage(12, { created_at: 400, valuation_id: id(7) });
      await storeMessage(13, { created_at: 100 });
      await storeMessage(14, { created_at: 99, valuation_id: id(8) });
      await request(jobKinds.mailAlert, 1);
      expect(await countOld(store.db, 100)).toEqual({ leads: 5, messages: 2 });
      expect(await purgeExpired(store, { before: 100, now, batch: 2 })).toEqual({ leads: 5, messages: 2, onBoard: 7 });
      expect([await left("lead"), await left("message")]).toEqual([
        [6, 7, 8],
        [12, 13],
      ]);
      expect(await findJob(store, jobKinds.mailAlert, id(1))).toBeUndefined();
      expect(await purgeExpired(store, { before: 100, now })).toEqual({ leads: 0, messages: 0, onBoard: 0 });
    });

    test("keeps people who ordered since; an old order keeps what the books need", async () => {
      for (const number of [1, 2]) await keepLead(number);
      const order = { package: "professional", source: "stripe", state: "pending" } as const;
      await insertPurchase(store.db, { ...order, id: "old", valuationId: id(1), now: 99 });
      await insertPurchase(store.db, { ...order, id: "new", valuationId: id(2), now: 100 });
      expect(await purgeExpired(store, { before: 100, now })).toMatchObject({ leads: 1 });
      expect(await left("lead")).toEqual([2]);
      const orders = store.db.selectFrom("purchase").select(["id", "valuation_id"]).orderBy("id");
      expect(await orders.execute()).toEqual([
        { id: "new", valuation_id: id(2) },
        { id: "old", valuation_id: null },
      ]);
    });
  });
}
