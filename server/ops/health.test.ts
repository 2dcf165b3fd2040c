import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { testDeps } from "#server/deps.fixture.ts";
import { embeddedFile } from "#server/store/embedded.ts";
import { claim, enqueue, fail } from "#server/store/jobs/jobs.ts";
import { openStore, type Store } from "#server/store/open.ts";
import { createHealthCheck, isServing } from "./health.ts";
import { createLifecycle } from "./shutdown/lifecycle.ts";
import { createVendorHealth } from "./vendor-health.ts";
import { version } from "./version.ts";

async function openTestStore(): Promise<{ store: Store; dataDir: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), "health-"));
  const store = await openStore({ dataDir });
  onTestFinished(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
  return { store, dataDir };
}

test("reports what is up and what is configured, and nothing secret", async () => {
  const { store } = await openTestStore();
  const health = await createHealthCheck(testDeps({ store, variables: { OPENAI_API_KEY: "sk-secret-key" } }))();
  expect(health).toMatchObject({
    version,
    status: "ok",
    trouble: [],
    store: "ok",
    queue: { waiting: 0, heldBack: 0, dead: 0, oldestSeconds: 0 },
    vendors: {
      analysis: { state: "untried" },
      crm: { state: "off" },
      mail: { state: "off" },
      payments: { state: "off" },
      paymentEvents: { state: "off" },
    },
    configured: { analysis: true, crm: false, payments: false, mail: false, calendar: false },
  });
  expect(JSON.stringify(health)).not.toContain("sk-secret-key");
});

test("reports how long deliveries have waited and how many are dead", async () => {
  const { store } = await openTestStore();
  const queueAt = async (now: number) => (await createHealthCheck(testDeps({ store }), () => now)()).queue;
  expect(await queueAt(1_000)).toEqual({ waiting: 0, heldBack: 0, dead: 0, oldestSeconds: 0 });

  const requests = ["a", "b", "c"].map((subject, index) => ({ kind: "crm", subject, runAt: 10_000 + index * 1_000 }));
  await enqueue(store.db, requests, { now: 0 });
  const first = await claim(store, "crm", { now: 10_000, leaseMs: 1 });
  if (first) await fail(store, first, { reason: "refused", now: 10_000 });
  expect(await queueAt(10_500)).toEqual({ waiting: 2, heldBack: 0, dead: 1, oldestSeconds: 0 });
  expect(await queueAt(73_900)).toEqual({ waiting: 2, heldBack: 0, dead: 1, oldestSeconds: 62 });
});

test("a store that answers but cannot be written is distinguished from one that does not answer", async () => {
  const { store, dataDir } = await openTestStore();
  // Like a full disk, but faster.
  const limit = new DatabaseSync(embeddedFile(dataDir));
  limit.exec("create trigger full before insert on rate_limit begin select raise(abort, 'full'); end");
  limit.close();
  const readOnly = await createHealthCheck(testDeps({ store }))();
  expect(readOnly).toMatchObject({
    status: "unavailable",
    store: "readOnly",
    trouble: ["store"],
    queue: { waiting: 0 },
  });
  const silent: Store = { ...store, ping: () => Promise.reject(new Error("gone")) };
  const gone = await createHealthCheck(testDeps({ store: silent }))();
  expect(gone).toMatchObject({ status: "unavailable", store: "unavailable", trouble: ["store"], queue: null });
  expect([readOnly, gone].map(isServing)).toEqual([false, false]);
});

test("a failing vendor is named, and does not affect visitors", async () => {
  const { store } = await openTestStore();
  let at = 0;
  const vendors = createVendorHealth(() => at);
  const variables = { SMTP_URL: "smtp://mail.example", MAIL_FROM: "a@b.example", MAIL_TO: "c@d.example" };
  const check = createHealthCheck(testDeps({ store, vendors, variables }));
  vendors.failed("mail");
  vendors.failed("mail");
  // Not set up, so its state does not matter.
  vendors.failed("crm");
  vendors.failed("crm");
  at = 61_900;
  const health = await check();
  expect(isServing(health)).toBe(true);
  expect(health).toMatchObject({ status: "degraded", trouble: ["mail"] });
  expect(health.vendors).toEqual({
    analysis: { state: "off" },
    crm: { state: "off" },
    mail: { state: "failing", failingSeconds: 61 },
    payments: { state: "off" },
    paymentEvents: { state: "off" },
  });
});

test("a server that is shutting down says so", async () => {
  const { store } = await openTestStore();
  const lifecycle = createLifecycle();
  lifecycle.drain();
  const health = await createHealthCheck(testDeps({ lifecycle, store }))();
  expect([health.status, isServing(health)]).toEqual(["draining", false]);
});

test("the store is asked once per second, however often health is requested", async () => {
  const { store } = await openTestStore();
  let pings = 0;
  const counting: Store = {
    ...store,
    ping: async () => {
      pings += 1;
    },
  };
  let now = 50_000;
  const check = createHealthCheck(testDeps({ store: counting }), () => now);
  await Promise.all([check(), check()]);
  now += 999;
  await check();
  expect(pings).toBe(1);
  now += 1;
  await check();
  expect(pings).toBe(2);
});
