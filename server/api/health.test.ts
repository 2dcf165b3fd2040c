import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { healthSchema } from "#contracts/health.ts";
import { testDeps } from "#server/deps.test-bench.ts";
import { claim, fail, want } from "#server/store/jobs.ts";
import { openStore } from "#server/store/open.ts";
import { healthApi } from "./health.ts";

test("health says how long deliveries have waited and how many were given up", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "health-"));
  const store = await openStore({ dataDir });
  onTestFinished(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
  const queueAt = async (now: number) => {
    const response = await healthApi(testDeps({ store }), () => now).request("/");
    return healthSchema.parse(await response.json()).queue;
  };
  expect(await queueAt(1_000)).toEqual({ waiting: 0, dead: 0, oldestSeconds: 0 });

  const wishes = ["a", "b", "c"].map((subject, index) => ({ kind: "crm", subject, runAt: 10_000 + index * 1_000 }));
  await want(store.db, wishes, { now: 0 });
  const first = await claim(store, "crm", { now: 10_000, leaseMs: 1 });
  if (first) await fail(store, first, { reason: "refused", maxTries: 1, now: 10_000 });
  expect(await queueAt(10_500)).toEqual({ waiting: 2, dead: 1, oldestSeconds: 0 });
  expect(await queueAt(73_900)).toEqual({ waiting: 2, dead: 1, oldestSeconds: 62 });
});
