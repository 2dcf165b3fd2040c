import { describe, expect, test } from "vitest";
import type { Store } from "#server/store/open.ts";
import { findJob, undelivered } from "./job-maintenance.ts";
import { claim, enqueue, fail, type Job, markDelivered, markUncertain } from "./jobs.ts";

const t0 = 1_900_000_000_000;
const leaseMs = 60_000;
const subject = "a";
const request = { kind: "crm", subject };

/** Part of the store's contract: a delivery can be verified later, and marked as uncertain. */
export function verifyLaterContract(open: () => Store): void {
  const row = () => findJob(open(), "crm", subject);
  const enqueued = (at: number) => enqueue(open().db, [request], { now: at });
  async function taken(at = t0): Promise<Job> {
    const job = await claim(open(), "crm", { now: at, leaseMs });
    if (!job) throw new Error("There was nothing to take");
    return job;
  }

  describe("a delivery with a later verification", () => {
    test("comes back at its time, settled, with all its tries and not interrupted", async () => {
      await enqueued(t0);
      await markDelivered(open(), await taken(), { now: t0 + 5, memo: { item: "7" }, again: t0 + 500 });
      expect(await row()).toMatchObject({ state: "ready", run_at: t0 + 500, settled: 1, done_at: null, tries: 0 });
      expect(await undelivered(open(), "crm")).toBe(0);
      expect(await claim(open(), "crm", { now: t0 + 499, leaseMs })).toBeUndefined();
      const again = await taken(t0 + 500);
      expect(again).toMatchObject({ wanted: 1, tries: 1, memo: { item: "7" }, interrupted: false });
      await markDelivered(open(), again, { now: t0 + 501 });
      expect(await row()).toMatchObject({ state: "done", run_at: null, done_at: t0 + 501 });
    });

    test("comes at once when it is requested again", async () => {
      await enqueued(t0);
      await markDelivered(open(), await taken(), { now: t0, again: t0 + 500 });
      await enqueued(t0 + 10);
      expect(await row()).toMatchObject({ state: "ready", wanted: 2, run_at: t0 + 10 });
      expect(await undelivered(open(), "crm")).toBe(1);
      expect(await undelivered(open(), "mail")).toBe(0);
    });

    test("keeps its lease during the verification, whatever is requested", async () => {
      await enqueued(t0);
      await markDelivered(open(), await taken(), { now: t0, again: t0 + 500 });
      const looking = await taken(t0 + 500);
      await enqueued(t0 + 501);
      expect(await claim(open(), "crm", { now: t0 + 502, leaseMs })).toBeUndefined();
      await markDelivered(open(), looking, { now: t0 + 503, again: t0 + 900 });
      expect(await row()).toMatchObject({ state: "ready", wanted: 2, settled: 1, run_at: t0 + 503 });
    });
  });

  describe("markUncertain", () => {
    test("makes a done job run again as interrupted, even if its row was removed", async () => {
      await enqueued(t0);
      await markDelivered(open(), await taken(), { now: t0 });
      await markUncertain(open(), request, { now: t0 + 1 });
      const doubted = await taken(t0 + 1);
      expect(doubted.interrupted).toBe(true);
      await markDelivered(open(), doubted, { now: t0 + 2 });
      expect(await row()).toMatchObject({ state: "done", unsettled_claims: 0 });

      await open().db.deleteFrom("job").execute();
      await markUncertain(open(), request, { now: t0 + 3 });
      expect((await taken(t0 + 3)).interrupted).toBe(true);
    });

    test("during a delivery outlives its settlement", async () => {
      await enqueued(t0);
      const first = await taken();
      await markUncertain(open(), request, { now: t0 + 1 });
      await markDelivered(open(), first, { now: t0 + 2, again: t0 + 900 });
      const second = await taken(t0 + 2);
      expect(second).toMatchObject({ interrupted: true, wanted: 2 });
      await markDelivered(open(), second, { now: t0 + 3 });
      await enqueued(t0 + 4);
      expect((await taken(t0 + 4)).interrupted).toBe(false);
    });

    test("after a failure adds nothing to it", async () => {
      await enqueued(t0);
      await fail(open(), await taken(), { reason: "x", retryAt: t0 + 9, now: t0 });
      await markUncertain(open(), request, { now: t0 + 1 });
      expect(await row()).toMatchObject({ run_at: t0 + 9, state: "ready" });
      expect((await taken(t0 + 9)).interrupted).toBe(true);
    });
  });
}
