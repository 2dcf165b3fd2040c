import { describe, expect, test } from "vitest";
import type { Store } from "#server/store/open.ts";
import { findJob } from "./job-maintenance.ts";
import { claim, enqueue, fail, type Job } from "./jobs.ts";

const t0 = 1_900_000_000_000;

/** Part of the store's contract: which delivery comes first. */
export function jobOrderContract(open: () => Store): void {
  const wish = (subject: string, more: { runAt?: number; urgent?: boolean } = {}, now = t0) =>
    enqueue(open().db, [{ kind: "crm", subject, ...more }], { now });
  const take = (now: number): Promise<Job | undefined> => claim(open(), "crm", { now, leaseMs: 60_000 });
  const row = (subject: string) => findJob(open(), "crm", subject);

  describe("the order of deliveries", () => {
    test("urgent ones that are due come first, each in the order of time", async () => {
      await wish("plain-1");
      await wish("plain-2", {}, t0 + 1);
      await wish("urgent-1", { urgent: true }, t0 + 2);
      await wish("urgent-2", { urgent: true }, t0 + 3);
      await wish("urgent-later", { urgent: true, runAt: t0 + 900 });
      const order: (string | undefined)[] = [];
      for (let turn = 0; turn < 5; turn++) order.push((await take(t0 + 10))?.subject);
      expect(order).toEqual(["urgent-1", "urgent-2", "plain-1", "plain-2", undefined]);
    });

    test("one that becomes urgent while it backs off comes at once; one that was urgent already does not", async () => {
      for (const urgent of [false, true]) {
        const subject = `failed-${urgent}`;
        await wish(subject, { urgent });
        const job = await take(t0);
        if (job) await fail(open(), job, { reason: "busy", retryAt: t0 + 900, maxTries: 9, now: t0 });
        await wish(subject, { urgent: true }, t0 + 5);
        expect((await row(subject))?.run_at).toBe(urgent ? t0 + 900 : t0 + 5);
      }
    });

    test("one that becomes urgent stays so", async () => {
      await wish("a", { runAt: t0 + 900 });
      await wish("a", { urgent: true, runAt: t0 + 900 });
      await wish("a", { runAt: t0 + 900 });
      expect((await row("a"))?.urgent).toBe(1);
    });
  });
}
