import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { type Health, healthSchema, stateSchema } from "#contracts/health.ts";
import { testDeps } from "#server/deps.test-bench.ts";
import type { Deps } from "#server/deps.ts";
import { createLifecycle } from "#server/lifecycle.ts";
import { embeddedFile } from "#server/store/embedded.ts";
import { claim, fail, want } from "#server/store/jobs.ts";
import { openStore, type Store } from "#server/store/open.ts";
import { createVendorHealth } from "#server/vendor-health.ts";
import { healthApi } from "./health.ts";

async function openTestStore(): Promise<{ store: Store; dataDir: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), "health-"));
  const store = await openStore({ dataDir });
  onTestFinished(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
  return { store, dataDir };
}

async function healthOf(deps: Deps): Promise<{ status: number; health: Health }> {
  const response = await healthApi(deps).request("/");
  return { status: response.status, health: healthSchema.parse(await response.json()) };
}

test("health says how long deliveries have waited and how many were given up", async () => {
  const { store } = await openTestStore();
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

test("a store that answers and takes nothing new is told apart from one that does not answer", async () => {
  const { store, dataDir } = await openTestStore();
  // As a full disk would, but sooner.
  const limit = new DatabaseSync(embeddedFile(dataDir));
  limit.exec("create trigger full before insert on rate_limit begin select raise(abort, 'full'); end");
  limit.close();
  expect(await healthOf(testDeps({ store }))).toMatchObject({
    status: 503,
    health: { status: "unavailable", store: "readOnly", trouble: ["store"], queue: { waiting: 0 } },
  });
  const silent: Store = { ...store, ping: () => Promise.reject(new Error("gone")) };
  expect(await healthOf(testDeps({ store: silent }))).toMatchObject({
    status: 503,
    health: { status: "unavailable", store: "unavailable", trouble: ["store"], queue: null },
  });
});

test("a vendor in trouble is named, and costs no visitor anything", async () => {
  const { store } = await openTestStore();
  let at = 0;
  const vendors = createVendorHealth(() => at);
  const variables = { SMTP_URL: "smtp://mail.example", MAIL_FROM: "a@b.example", MAIL_TO: "c@d.example" };
  const deps = testDeps({ store, vendors, variables });
  vendors.failed("mail");
  vendors.failed("mail");
  // Not set up, so whatever is known of it is of no interest.
  vendors.failed("crm");
  vendors.failed("crm");
  at = 61_900;
  const { status, health } = await healthOf(deps);
  expect(status).toBe(200);
  expect(health).toMatchObject({ status: "degraded", trouble: ["mail"] });
  expect(health.vendors).toEqual({
    analysis: { state: "off" },
    crm: { state: "off" },
    mail: { state: "failing", failingSeconds: 61 },
    payments: { state: "off" },
  });
});

test("who leaves is not ready, and alive; readiness does not hang on the store", async () => {
  const lifecycle = createLifecycle();
  // Any use of the store would fail here.
  const api = healthApi(testDeps({ lifecycle }));
  const ask = async (path: string) => {
    const response = await api.request(path);
    return [response.status, stateSchema.parse(await response.json()).status];
  };
  expect([await ask("/ready"), await ask("/live")]).toEqual([
    [200, "ok"],
    [200, "ok"],
  ]);
  lifecycle.drain();
  expect([await ask("/ready"), await ask("/live")]).toEqual([
    [503, "draining"],
    [200, "ok"],
  ]);
  const { store } = await openTestStore();
  expect(await healthOf(testDeps({ lifecycle, store }))).toMatchObject({ status: 503, health: { status: "draining" } });
});

test("however often it is asked, the store is asked once in a second", async () => {
  const { store } = await openTestStore();
  let pings = 0;
  const counting: Store = {
    ...store,
    ping: async () => {
      pings += 1;
    },
  };
  let now = 50_000;
  const api = healthApi(testDeps({ store: counting }), () => now);
  await Promise.all([api.request("/"), api.request("/")]);
  now += 999;
  await api.request("/");
  expect(pings).toBe(1);
  now += 1;
  await api.request("/");
  expect(pings).toBe(2);
});
