import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { readEnv } from "#server/env.ts";
import { version } from "#server/ops/version.ts";
import { enqueue } from "#server/store/jobs/jobs.ts";
import { openStore, type Store } from "#server/store/open.ts";
import { sampleLead } from "#server/store/store.fixture.ts";
import { metricsFixture } from "./metrics.fixture.ts";
import { collectQueueMetrics, collectSiteMetrics } from "./metrics-sources.ts";

const folder = mkdtempSync(join(tmpdir(), "metrics-"));
const t0 = 1_900_000_000_000;
const oldest = "amiva_oldest_undelivered_lead_seconds";
const waiting = 'amiva_queue_jobs{kind="crm-lead",state="waiting"}';
let store: Store;

beforeAll(async () => {
  store = await openStore({ dataDir: folder });
});
beforeEach(async () => {
  for (const table of ["lead", "job"] as const) await store.db.deleteFrom(table).execute();
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

async function capture(id: string, at: number): Promise<void> {
  await store.db.insertInto("lead").values(sampleLead({ id })).execute();
  await enqueue(store.db, [{ kind: "crm-lead", subject: id }], { now: at });
}

test("the outbox is read on a scrape, and then cached for a moment", async () => {
  const { metrics, value } = metricsFixture();
  let now = t0;
  collectQueueMetrics(metrics, store, { now: () => now, cacheMs: 5_000 });
  expect([await value(waiting), await value(oldest), await value("amiva_store_up")]).toEqual([0, 0, 1]);
  await capture("a", t0 - 90_500);
  now += 4_999;
  expect(await value(waiting)).toBe(0);
  now += 1;
  expect([await value(waiting), await value(oldest)]).toEqual([1, 95.5]);
});

test("a store that fails hides only its own gauges, and comes back", async () => {
  const { metrics, value } = metricsFixture();
  let now = t0;
  let fails = true;
  const flaky = new Proxy(store, {
    get: (target, key) => {
      if (fails && key === "db") throw new Error("gone");
      return Reflect.get(target, key);
    },
  });
  collectQueueMetrics(metrics, flaky, { now: () => now });
  metrics.count("captures", { outcome: "failed" });
  expect([await value("amiva_store_up"), await value(oldest), await value(waiting)]).toEqual([0, undefined, undefined]);
  expect(await value('amiva_captures_total{outcome="failed"}')).toBe(1);
  fails = false;
  now += 10_000;
  expect([await value("amiva_store_up"), await value(oldest)]).toEqual([1, 0]);
});

test("a store that hangs does not block the scrape", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { metrics, value } = metricsFixture();
  const hanging = new Proxy(store.db, { get: () => () => new Proxy({}, { get: () => () => new Promise(() => {}) }) });
  collectQueueMetrics(metrics, { ...store, db: hanging }, { limitMs: 2_000 });
  const up = value("amiva_store_up");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await up).toBe(0);
});

test("reports which build runs, with which vendors, and what was served from memory", async () => {
  const { metrics, value } = metricsFixture();
  const labels = { kind: "asset", method: "GET", status: "2xx" } as const;
  const env = readEnv({ OPENAI_API_KEY: "sk-12345678" });
  collectSiteMetrics(metrics, { env, store, build: "abc", served: { totals: () => [{ labels, value: 9 }] } });
  expect(await value(`amiva_build_info{build="abc",node="${process.version}",version="${version}"}`)).toBe(1);
  expect(await value('amiva_configured{part="analysis"}')).toBe(1);
  expect(await value('amiva_configured{part="crm"}')).toBe(0);
  expect(await value('amiva_http_requests_total{kind="asset",method="GET",status="2xx"}')).toBe(9);
});
