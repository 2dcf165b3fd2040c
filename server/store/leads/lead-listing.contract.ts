import { describe, expect, test } from "vitest";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { claim, enqueue, fail, markDelivered } from "#server/store/jobs/jobs.ts";
import { leadDeliveries } from "#server/store/migrations/0009-lead-deliveries.ts";
import type { Store } from "#server/store/open.ts";
import { sampleLead } from "#server/store/store.fixture.ts";
import { type LeadEntry, type LeadFilter, newestLeads } from "./lead-listing.ts";

const t0 = 1_900_000_000_000;
const kind = jobKinds.crmLead;

/** Part of the store's contract: leads, newest first, each with its delivery to the board. */
export function leadListingContract(open: () => Store): void {
  async function keep(id: string, at: number, since?: number): Promise<void> {
    const { db } = open();
    await db
      .insertInto("lead")
      .values(sampleLead({ id, created_at: at }))
      .execute();
    if (since !== undefined) await enqueue(db, [{ kind, subject: id, since }], { now: t0 + 500 });
  }
  async function listed(filter: LeadFilter = {}, slice = 2): Promise<readonly LeadEntry[]> {
    const entries: LeadEntry[] = [];
    for await (const entry of newestLeads(open(), filter, { slice })) entries.push(entry);
    return entries;
  }
  const requests = (entries: readonly LeadEntry[]) => entries.map(({ id, job }) => [id, job?.wanted]);

  describe("the list of leads", () => {
    test("shows each lead's own delivery, even if several came at the same time", async () => {
      for (const id of ["a", "b", "c", "d", "e"]) await keep(id, t0, t0);
      const { db } = open();
      for (const subject of ["b", "d", "d"]) await enqueue(db, [{ kind, subject }], { now: t0 + 9 });
      expect(requests(await listed())).toEqual([
        ["e", 1],
        ["d", 3],
        ["c", 1],
        ["b", 2],
        ["a", 1],
      ]);
    });

    test("finds a delivery with another time than its lead's, and leads without a delivery", async () => {
      await keep("early", t0, t0 - 7);
      await keep("same", t0 + 1, t0 + 1);
      await keep("never", t0 + 2);
      await keep("late", t0 + 3, t0 + 90);
      expect(requests(await listed())).toEqual([
        ["late", 1],
        ["never", undefined],
        ["same", 1],
        ["early", 1],
      ]);
    });

    test("finds deliveries by their leads' times after an older store was migrated", async () => {
      const { db } = open();
      await keep("late", t0, t0 + 3);
      await keep("same", t0 + 1, t0 + 1);
      await enqueue(
        db,
        [
          { kind, subject: "gone" },
          { kind: jobKinds.mailAlert, subject: "late" },
        ],
        { now: t0 + 4 },
      );
      await db.schema.dropIndex("job_lead").execute();
      await leadDeliveries.up(db);
      const rows = await db.selectFrom("job").select(["id", "created_at"]).orderBy("id").execute();
      expect(rows).toEqual([
        { id: "crm-lead:gone", created_at: t0 + 4 },
        { id: "crm-lead:late", created_at: t0 },
        { id: "crm-lead:same", created_at: t0 + 1 },
        { id: "mail-alert:late", created_at: t0 + 4 },
      ]);
    });

    test("shows only the delivery to the board, no other job of the lead", async () => {
      await keep("a", t0);
      await enqueue(open().db, [{ kind: jobKinds.mailAlert, subject: "a", since: t0 }], { now: t0 });
      expect(requests(await listed())).toEqual([["a", undefined]]);
    });

    test("shows the state of a delivery under every filter", async () => {
      await keep("done", t0, t0);
      const delivered = await claim(open(), kind, { now: t0 + 500, leaseMs: 1 });
      if (delivered) await markDelivered(open(), delivered, { now: t0 + 501, memo: { itemId: "4711", wanted: 1 } });
      await keep("dead", t0 + 1, t0 + 90);
      const refused = await claim(open(), kind, { now: t0 + 502, leaseMs: 1 });
      if (refused) await fail(open(), refused, { reason: "HTTP 400", now: t0 + 502 });
      const dead = { state: "dead", wanted: 1, settled: 0, tries: 1, last_error: "HTTP 400", memo: "{}" };
      const done = { state: "done", wanted: 1, settled: 1, tries: 0, last_error: null };
      for (const filter of [{}, { minScore: 40 }, { industry: "soft" }, { since: t0 }])
        expect(await listed(filter)).toMatchObject([
          { id: "dead", job: dead },
          { id: "done", job: done },
        ]);
      expect(await listed({ undelivered: true })).toMatchObject([{ id: "dead", job: dead }]);
    });
  });
}
