import { describe, expect, test } from "vitest";
import type { Store } from "#server/store/open.ts";
import { findJob } from "./job-maintenance.ts";
import { claim, enqueue, fail, type Job } from "./jobs.ts";

const t0 = 1_900_000_000_000;

/** Part of the store's contract: which delivery comes first. */
export function jobOrderContract(open: () => Store): void {
  const request = (subject: string, more: { runAt?: number; urgent?: boolean } = {}, now = t0) =>
    enqueue(open().db, [{ kind: "crm", subject, ...more }], { now });
  const take = (now: number): Promise<Job | undefined> => claim(open(), "crm", { now, leaseMs: 60_000 });
  const row = (subject: string) => findJob(open(), "crm", subject);

  describe("the order of deliveries", () => {
    test("urgent jobs that are due come first, then by due time", async () => {
      await request("plain-1");
      await request("plain-2", {}, t0 + 1);
      await request("urgent-1", { urgent: true }, t0 + 2);
      await request("urgent-2", { urgent: true }, t0 + 3);
      await request("urgent-later", { urgent: true, runAt: t0 + 900 });
      const order: (string | undefined)[] = [];
      for (let turn = 0; turn < 5; turn++) order.push((await take(t0 + 10))?.subject);
      expect(order).toEqual(["urgent-1", "urgent-2", "plain-1", "plain-2", undefined]);
    });

    test("a job that becomes urgent while it backs off is due at once; one that was urgent already is not", async () => {
      for (const urgent of [false, true]) {
        const subject = `failed-${urgent}`;
        await request(subject, { urgent });
        const job = await take(t0);
        if (job) await fail(open(), job, { reason: "busy", retryAt: t0 + 900, now: t0 });
        await request(subject, { urgent: true }, t0 + 5);
        expect((await row(subject))?.run_at).toBe(urgent ? t0 + 900 : t0 + 5);
      }
    });

    test("a job that becomes urgent stays urgent", async () => {
      await request("a", { runAt: t0 + 900 });
      await request("a", { urgent: true, runAt: t0 + 900 });
      await request("a", { runAt: t0 + 900 });
      expect((await row("a"))?.urgent).toBe(1);
    });
  });
}
