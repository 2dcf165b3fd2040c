import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "#server/store/open.ts";
import { claim, enqueue, markDelivered } from "./jobs.ts";
import { markDeliveriesUncertain } from "./uncertain-deliveries.ts";

test("jobs that wait in a restored database search before they write; done jobs stay done", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "doubt-"));
  const store = await openStore({ dataDir });
  onTestFinished(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
  const requests = ["done", "active", "waiting"].map((subject, index) => ({ kind: "crm", subject, runAt: index }));
  await enqueue(store.db, requests, { now: 0 });
  const first = await claim(store, "crm", { now: 0, leaseMs: 10_000 });
  if (first) await markDelivered(store, first, { now: 0 });
  await claim(store, "crm", { now: 1, leaseMs: 10_000 });

  expect(await markDeliveriesUncertain(store)).toBe(2);
  const later = [];
  for (let job = await take(); job; job = await take()) later.push([job.subject, job.interrupted]);
  expect(later).toEqual([
    ["waiting", true],
    ["active", true],
  ]);

  function take() {
    return claim(store, "crm", { now: 20_000, leaseMs: 90_000 });
  }
});
