import { describe, expect, test } from "vitest";
import type { Store } from "#server/store/open.ts";
import { findJob } from "./job-maintenance.ts";
import { claim, enqueue, fail, type Job, postpone } from "./jobs.ts";

const t0 = 1_900_000_000_000;

/** Part of the store's contract: a job that is claimed too early, or in vain. */
export function postponeContract(open: () => Store): void {
  const request = (now: number) => enqueue(open().db, [{ kind: "crm", subject: "a" }], { now });
  async function taken(now: number): Promise<Job> {
    const job = await claim(open(), "crm", { now, leaseMs: 60_000 });
    if (!job) throw new Error("There was nothing to take");
    return job;
  }
  const row = () => findJob(open(), "crm", "a");

  describe("a failed try that changed nothing outside", () => {
    const failed = async (now: number, unchanged?: true) =>
      fail(open(), await taken(now), { reason: "HTTP 500", retryAt: now + 1, unchanged, now });

    test("counts as a try, and does not mark the next one as interrupted", async () => {
      await request(t0);
      await failed(t0, true);
      expect(await taken(t0 + 1)).toMatchObject({ tries: 2, interrupted: false });
    });

    test("does not hide an earlier try that may have changed something", async () => {
      await request(t0);
      await failed(t0);
      await failed(t0 + 1, true);
      expect(await taken(t0 + 2)).toMatchObject({ tries: 3, interrupted: true });
    });
  });

  describe("a postponed job", () => {
    test("comes at its time as if it had never been claimed, with its memo", async () => {
      await request(t0);
      expect(await postpone(open(), await taken(t0), { until: t0 + 500, now: t0, memo: { step: 1 } })).toBe(true);
      expect(await row()).toMatchObject({ state: "ready", run_at: t0 + 500, tries: 0, lease: null, last_error: null });
      expect(await claim(open(), "crm", { now: t0 + 499, leaseMs: 1 })).toBeUndefined();
      expect(await taken(t0 + 500)).toMatchObject({ tries: 1, interrupted: false, memo: { step: 1 } });
    });

    test("comes at once if it was requested again meanwhile", async () => {
      await request(t0);
      const job = await taken(t0);
      await request(t0 + 1);
      await postpone(open(), job, { until: t0 + 500, now: t0 + 2 });
      expect(await row()).toMatchObject({ state: "ready", run_at: t0 + 2, wanted: 2 });
    });

    test("of another worker is unchanged", async () => {
      await request(t0);
      const late = await taken(t0);
      const holder = await taken(t0 + 60_000);
      expect(await postpone(open(), late, { until: t0, now: t0 })).toBe(false);
      expect(await row()).toMatchObject({ state: "active", lease: holder.lease });
    });
  });
}
