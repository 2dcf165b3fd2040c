import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "#server/log.ts";
import { metricsBench } from "#server/metrics.test-bench.ts";
import { jobKinds } from "#server/store/job-kinds.ts";
import { want } from "#server/store/jobs.ts";
import { openStore } from "#server/store/open.ts";
import { createWorker, type Outcome } from "./worker.ts";

test("deliveries are counted by how they went, and timed", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "worker-metrics-"));
  const store = await openStore({ dataDir });
  const { metrics, value } = metricsBench();
  const outcomes: Record<string, Outcome> = {
    good: { ok: true },
    busy: { retry: true, reason: "HTTP 500" },
    bad: { dead: true, reason: "HTTP 400" },
  };
  const { promise: allRun, resolve } = Promise.withResolvers<void>();
  let run = 0;
  const handler = async ({ subject }: { readonly subject: string }) => {
    run += 1;
    if (run === 3) resolve();
    return outcomes[subject] ?? { ok: true };
  };
  await want(
    store.db,
    Object.keys(outcomes).map((subject) => ({ kind: jobKinds.crmLead, subject })),
    { now: Date.now() },
  );
  const worker = createWorker({ store, handlers: { [jobKinds.crmLead]: handler }, log: createLog("silent"), metrics });
  onTestFinished(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
  worker.start();
  await allRun;
  await worker.stop();
  for (const outcome of ["ok", "retry", "dead"])
    expect(await value(`amiva_deliveries_total{kind="crm-lead",outcome="${outcome}"}`)).toBe(1);
  expect(await value('amiva_delivery_duration_seconds_count{kind="crm-lead"}')).toBe(3);
});
