import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "#server/ops/log.ts";
import { metricsFixture } from "#server/ops/metrics/metrics.fixture.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { enqueue } from "#server/store/jobs/jobs.ts";
import { openStore } from "#server/store/open.ts";
import { createWorker, type Outcome } from "./worker.ts";

test("deliveries are counted by how they went, and timed", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "worker-metrics-"));
  const store = await openStore({ dataDir });
  const { metrics, value } = metricsFixture();
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
  await enqueue(
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
