import { expect, test } from "vitest";
import type { Store } from "#server/store/open.ts";
import { findJob, retryAfterOutage } from "./job-maintenance.ts";
import { claim, enqueue, fail, markDelivered } from "./jobs.ts";

const t0 = 1_900_000_000_000;
const kind = "crm";

/** Part of the store's contract: deliveries that a vendor refused are due at once when it is back. */
export function retryAfterOutageContract(open: () => Store): void {
  async function taken(now: number) {
    const job = await claim(open(), kind, { now, leaseMs: 60_000 });
    if (!job) throw new Error("Nothing is due");
    return job;
  }
  const request = (subject: string, runAt = t0, of = kind) =>
    enqueue(open().db, [{ kind: of, subject, runAt }], { now: t0 });

  test("jobs that wait after a failure are due now; delivered and running jobs and other kinds are unchanged", async () => {
    const store = open();
    await request("failed");
    for (let at = t0; at < t0 + 9; at++) await fail(store, await taken(at), { reason: "x", retryAt: at + 1, now: at });
    await fail(store, await taken(t0 + 9), { reason: "x", retryAt: t0 + 900, now: t0 + 9 });
    await request("delivered", t0 + 10);
    await markDelivered(store, await taken(t0 + 10), { now: t0 + 10, again: t0 + 500 });
    await request("later", t0 + 500);
    await request("failed", t0 + 500, "mail");
    await request("under way", t0 + 11);
    await taken(t0 + 11);

    expect(await retryAfterOutage(store, { kind, now: t0 + 20 })).toBe(1);
    expect(await taken(t0 + 20)).toMatchObject({ subject: "failed", tries: 7, interrupted: true });
    expect(await findJob(store, kind, "delivered")).toMatchObject({ run_at: t0 + 500 });
    expect(await findJob(store, kind, "later")).toMatchObject({ run_at: t0 + 500 });
    expect(await findJob(store, "mail", "failed")).toMatchObject({ run_at: t0 + 500 });
    expect(await retryAfterOutage(store, { kind, now: t0 + 21 })).toBe(0);
  });
}
