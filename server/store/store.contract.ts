import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { leadPageContract } from "#server/store/desk/leads/lead-page.contract.ts";
import { tombstoneContract } from "./deletions/deletion-tombstones.contract.ts";
import { deskStoreContract } from "./desk/desk-store.contract.ts";
import { funnelContract } from "./desk/funnel.contract.ts";
import { salesContract } from "./desk/sales.contract.ts";
import { todayContract } from "./desk/today.contract.ts";
import { findJob, outboxDepth, pruneJobs, requeue } from "./jobs/job-maintenance.ts";
import { jobOrderContract } from "./jobs/job-order.contract.ts";
import { claim, enqueue, fail, type Job, markDelivered, remember, renew } from "./jobs/jobs.ts";
import { postponeContract } from "./jobs/postpone.contract.ts";
import { queueDepthContract } from "./jobs/queue-depth.contract.ts";
import { retryAfterOutageContract } from "./jobs/retry-after-outage.contract.ts";
import { verifyLaterContract } from "./jobs/verify-later.contract.ts";
import { documentContract } from "./leads/documents.contract.ts";
import { leadListingContract } from "./leads/lead-listing.contract.ts";
import { dailyUseContract } from "./limits/daily-use.contract.ts";
import { storeLimiterContract } from "./limits/store-limiter.contract.ts";
import type { Store } from "./open.ts";
import { purchaseContract } from "./payments/purchases.contract.ts";
import { sampleLead } from "./store.fixture.ts";

const leaseMs = 60_000;
const t0 = 1_900_000_000_000;

/** What both engines must do alike. `open` returns another handle on one database, as another process would have. */
export function storeContract(open: () => Promise<Store>): void {
  let store: Store;
  let other: Store;
  beforeAll(async () => {
    store = await open();
    other = await open();
  });
  afterAll(async () => {
    await store.close();
    await other.close();
  });
  beforeEach(async () => {
    for (const table of ["lead", "message", "job", "rate_limit", "daily_use"] as const)
      await store.db.deleteFrom(table).execute();
  });

  const request = (subject: string, at = t0, runAt?: number) =>
    enqueue(store.db, [{ kind: "crm", subject, ...(runAt === undefined ? {} : { runAt }) }], { now: at });
  const take = (at = t0, from = store) => claim(from, "crm", { now: at, leaseMs });
  async function taken(at = t0): Promise<Job> {
    const job = await take(at);
    if (!job) throw new Error("There was nothing to take");
    return job;
  }
  const row = (subject: string) => findJob(store, "crm", subject);

  test("a lead and its delivery are written together or not at all", async () => {
    const capture = (id: string, end: () => void) =>
      store.db.transaction().execute(async (tx) => {
        await tx.insertInto("lead").values(sampleLead({ id })).execute();
        await enqueue(tx, [{ kind: "crm", subject: id }], { now: t0 });
        end();
      });
    await expect(
      capture("lost", () => {
        throw new Error("cut");
      }),
    ).rejects.toThrow("cut");
    await capture("kept", () => undefined);
    expect(await store.db.selectFrom("lead").select("id").execute()).toEqual([{ id: "kept" }]);
    expect(await store.db.selectFrom("job").select("subject").execute()).toEqual([{ subject: "kept" }]);
  });

  test("whole numbers come back as numbers", async () => {
    await store.db
      .insertInto("lead")
      .values(sampleLead({ id: "a", value: 9_000_000_000, created_at: t0 }))
      .execute();
    const read = await store.db
      .selectFrom("lead")
      .select(["value", "created_at", "score", sql<number>`(select count(*) from lead)`.as("count")])
      .executeTakeFirst();
    expect(read).toEqual({ value: 9_000_000_000, created_at: t0, score: 40, count: 1 });
  });

  describe("a job request", () => {
    test("is claimed once it is due, once, and by its own kind only", async () => {
      await request("a", t0, t0 + 10);
      expect(await take(t0 + 9)).toBeUndefined();
      expect(await claim(store, "mail", { now: t0 + 10, leaseMs })).toBeUndefined();
      expect(await taken(t0 + 10)).toMatchObject({
        id: "crm:a",
        kind: "crm",
        subject: "a",
        tries: 1,
        wanted: 1,
        memo: {},
        interrupted: false,
      });
      expect(await take(t0 + 10)).toBeUndefined();
    });

    test("waits its turn: the job due longest comes first", async () => {
      await enqueue(
        store.db,
        [
          { kind: "crm", subject: "late", runAt: t0 + 30 },
          { kind: "crm", subject: "soon", runAt: t0 + 10 },
          { kind: "crm", subject: "next", runAt: t0 + 20 },
        ],
        { now: t0 },
      );
      const order = [await taken(t0 + 99), await taken(t0 + 99), await taken(t0 + 99)];
      expect(order.map(({ subject }) => subject)).toEqual(["soon", "next", "late"]);
    });

    test("for the same subject is the same job, which may become due sooner, never later", async () => {
      await request("a", t0, t0 + 500);
      await request("a", t0 + 1, t0 + 900);
      expect(await row("a")).toMatchObject({ state: "ready", wanted: 2, run_at: t0 + 500, created_at: t0 });
      await enqueue(
        store.db,
        [1, 2].map(() => ({ kind: "crm", subject: "a" })),
        { now: t0 + 2 },
      );
      expect(await row("a")).toMatchObject({ wanted: 3, run_at: t0 + 2, created_at: t0 });
    });

    test("for a job that waits after a failure does not change its due time", async () => {
      await request("a");
      await fail(store, await taken(t0), { reason: "HTTP 503", retryAt: t0 + 500, now: t0 });
      await request("a", t0 + 1);
      expect(await row("a")).toMatchObject({ wanted: 2, run_at: t0 + 500, failing_since: t0 });
    });

    test("can be one of many, more than fit in one statement", async () => {
      const requests = Array.from({ length: 1_201 }, (_, index) => ({ kind: "crm", subject: `s${index}` }));
      await enqueue(store.db, requests, { now: t0 });
      await enqueue(store.db, requests.slice(0, 600), { now: t0 });
      const sums = await store.db
        .selectFrom("job")
        .select(["wanted", (eb) => eb.fn.countAll<number>().as("count")])
        .groupBy("wanted")
        .orderBy("wanted")
        .execute();
      expect(sums).toEqual([
        { wanted: 1, count: 601 },
        { wanted: 2, count: 600 },
      ]);
      await enqueue(store.db, [], { now: t0 });
    });

    test("after the delivery makes the job ready again, with all its tries and its memo", async () => {
      await request("a");
      expect(await markDelivered(store, await taken(), { now: t0 + 5, memo: { item: "77" } })).toBe(true);
      expect(await row("a")).toMatchObject({ state: "done", run_at: null, done_at: t0 + 5, settled: 1, lease: null });
      await request("a", t0 + 10);
      expect(await row("a")).toMatchObject({ state: "ready", wanted: 2, tries: 0, run_at: t0 + 10, done_at: null });
      expect(await taken(t0 + 10)).toMatchObject({ tries: 1, memo: { item: "77" }, interrupted: false });
    });

    test("during the delivery makes it run again", async () => {
      await request("a");
      const first = await taken();
      await request("a", t0 + 1);
      expect(await take(t0 + 1)).toBeUndefined();
      await markDelivered(store, first, { now: t0 + 2 });
      expect(await row("a")).toMatchObject({ state: "ready", settled: 1, wanted: 2, run_at: t0 + 2, done_at: null });
      const second = await taken(t0 + 2);
      expect(second).toMatchObject({ tries: 1, wanted: 2, interrupted: false });
      await markDelivered(store, second, { now: t0 + 3 });
      expect(await row("a")).toMatchObject({ state: "done", settled: 2 });
    });
  });

  describe("a failure", () => {
    test("waits for its time, stores its reason and memo, and tells the next try", async () => {
      await request("a");
      const failure = { reason: "HTTP 500", retryAt: t0 + 100, memo: { step: 1 }, now: t0 };
      expect(await fail(store, await taken(), failure)).toBe(true);
      expect(await row("a")).toMatchObject({ state: "ready", last_error: "HTTP 500", lease: null });
      expect(await take(t0 + 99)).toBeUndefined();
      const again = await taken(t0 + 100);
      expect(again).toMatchObject({ tries: 2, memo: { step: 1 }, interrupted: true });
      await markDelivered(store, again, { now: t0 + 101 });
      expect(await row("a")).toMatchObject({ state: "done", last_error: null, tries: 0, memo: '{"step":1}' });
    });

    test("without a time for the next try is final until an operator requeues it or it is requested again", async () => {
      await request("a");
      await fail(store, await taken(), { reason: "timeout", retryAt: t0, now: t0 });
      await fail(store, await taken(), { reason: "timeout", now: t0 });
      expect(await row("a")).toMatchObject({ state: "dead", run_at: null, tries: 2, last_error: "timeout" });
      expect(await take(t0 + leaseMs * 9)).toBeUndefined();

      expect(await requeue(store, { kind: "mail", now: t0 })).toBe(0);
      expect(await requeue(store, { kind: "crm", subject: "a", now: t0 })).toBe(1);
      const requeued = await taken();
      // The outside may have been changed by a try before it died.
      expect(requeued).toMatchObject({ tries: 1, interrupted: true });
      await fail(store, requeued, { reason: "refused", now: t0 });
      expect((await row("a"))?.state).toBe("dead");

      await request("a", t0 + 1);
      expect(await taken(t0 + 1)).toMatchObject({ tries: 1, wanted: 2, interrupted: true });
    });

    test("of the last try does not swallow a request that came meanwhile", async () => {
      await request("a");
      const job = await taken();
      await request("a", t0 + 1);
      await fail(store, job, { reason: "refused", now: t0 + 2 });
      expect(await row("a")).toMatchObject({ state: "ready", tries: 0, run_at: t0 + 2 });
    });
  });

  describe("a lease", () => {
    test("that expired gives the job to another worker, and its former holder can do nothing more", async () => {
      await request("a");
      const first = await taken();
      expect(await take(t0 + leaseMs - 1, other)).toBeUndefined();
      const second = await take(t0 + leaseMs, other);
      expect(second).toMatchObject({ tries: 2, interrupted: true });
      const now = t0 + leaseMs;
      expect(await markDelivered(store, first, { now })).toBe(false);
      expect(await fail(store, first, { reason: "late", now })).toBe(false);
      expect(await remember(store, first, { item: "wrong" })).toBe(false);
      expect(await renew(store, first, { now, leaseMs })).toBe(false);
      expect(await row("a")).toMatchObject({ state: "active", memo: "{}", last_error: null, lease: second?.lease });
    });

    test("can be renewed, and the memo survives a crash", async () => {
      await request("a");
      const job = await taken();
      expect(await remember(store, job, { item: "77" })).toBe(true);
      expect(await renew(store, job, { now: t0 + leaseMs - 1, leaseMs })).toBe(true);
      expect(await take(t0 + leaseMs, other)).toBeUndefined();
      expect(await taken(t0 + 2 * leaseMs)).toMatchObject({ memo: { item: "77" }, interrupted: true });
    });

    test("is given to one worker only: 500 jobs, 8 workers on two handles", async () => {
      const requests = Array.from({ length: 500 }, (_, index) => ({ kind: "crm", subject: `s${index}` }));
      await enqueue(store.db, requests, { now: t0 });
      const seen: string[] = [];
      const work = async (from: Store) => {
        for (let job = await take(t0, from); job; job = await take(t0, from)) {
          seen.push(job.subject);
          await markDelivered(from, job, { now: t0 });
        }
      };
      await Promise.all(Array.from({ length: 8 }, (_, index) => work(index % 2 ? store : other)));
      expect(seen).toHaveLength(500);
      expect(new Set(seen).size).toBe(500);
      expect(await outboxDepth(store)).toEqual({ waiting: 0, dead: 0, oldestSince: undefined });
    });
  });

  retryAfterOutageContract(() => store);
  leadListingContract(() => store);
  leadPageContract(() => store);
  todayContract(() => store);
  postponeContract(() => store);
  queueDepthContract(() => store);
  jobOrderContract(() => store);
  verifyLaterContract(() => store);

  describe("the queue", () => {
    test("reports how much waits, since when, and what is dead", async () => {
      await request("a", t0, t0 + 5);
      await request("b", t0, t0 + 7);
      await fail(store, await taken(t0 + 5), { reason: "refused", now: t0 });
      await request("c", t0, t0 + 9);
      expect(await outboxDepth(store)).toEqual({ waiting: 2, dead: 1, oldestSince: t0 + 7 });
    });

    test("counts a wait from the first failed try, whether the next is due or running", async () => {
      await request("a");
      const failing = { reason: "HTTP 500" };
      await fail(store, await taken(), { ...failing, retryAt: t0 + 1_000, now: t0 + 5 });
      expect((await outboxDepth(store)).oldestSince).toBe(t0 + 5);
      const again = await taken(t0 + 1_000);
      expect((await outboxDepth(store)).oldestSince).toBe(t0 + 5);
      await fail(store, again, { ...failing, retryAt: t0 + 9_000, now: t0 + 1_001 });
      expect((await outboxDepth(store)).oldestSince).toBe(t0 + 5);
      await markDelivered(store, await taken(t0 + 9_000), { now: t0 + 9_001 });
      expect((await outboxDepth(store)).oldestSince).toBeUndefined();
    });

    test("stops counting at a limit", async () => {
      const requests = Array.from({ length: 1_002 }, (_, index) => ({ kind: "crm", subject: `s${index}` }));
      await enqueue(store.db, requests, { now: t0 });
      expect((await outboxDepth(store)).waiting).toBe(1_000);
    });

    test("prunes what was done long ago for deleted subjects, slice by slice, and nothing else", async () => {
      const subjects = ["a-gone", "b-known", "c-message", "d-recent", "e-gone"];
      for (const subject of subjects) await request(subject);
      for (const _ of subjects) {
        const job = await taken();
        await markDelivered(store, job, { now: job.subject === "d-recent" ? t0 + 100 : t0 });
      }
      await request("f-waiting");
      await store.db
        .insertInto("lead")
        .values(sampleLead({ id: "b-known" }))
        .execute();
      const message = { id: "c-message", created_at: 1, kind: "contact", valuation_id: null, email: "", record: "{}" };
      await store.db.insertInto("message").values(message).execute();

      let after: string | undefined = "";
      let removed = 0;
      while (after !== undefined) {
        const pruned: Awaited<ReturnType<typeof pruneJobs>> = await pruneJobs(store, {
          doneBefore: t0 + 50,
          after,
          slice: 2,
        });
        removed += pruned.removed;
        after = pruned.next;
      }
      expect(removed).toBe(2);
      const left = await store.db.selectFrom("job").select("subject").orderBy("id").execute();
      expect(left.map(({ subject }) => subject)).toEqual(["b-known", "c-message", "d-recent", "f-waiting"]);
    });
  });

  dailyUseContract(() => [store, other]);
  storeLimiterContract(() => [store, other]);
  purchaseContract(() => [store, other]);
  documentContract(() => [store, other]);
  tombstoneContract(() => [store, other]);
  deskStoreContract(() => [store, other]);
  funnelContract(() => [store, other]);
  salesContract(() => store);
}
