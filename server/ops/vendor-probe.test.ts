import { AsyncLocalStorage } from "node:async_hooks";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { WebsiteData } from "#domain/website/analysis.ts";
import { openDeps } from "#server/deps.ts";
import { readEnv } from "#server/env.ts";
import { type FakeMode, startFakeOpenAi } from "#tests/fakes/openai.ts";
import { startFakeStripe } from "#tests/fakes/stripe.ts";
import { createHealthCheck } from "./health.ts";
import { createLog } from "./log.ts";
import { silentMetrics } from "./metrics/metrics.ts";
import { createVendorHealth } from "./vendor-health.ts";
import { startVendorProbe } from "./vendor-probe.ts";

const page: WebsiteData = {
  url: "https://northgate.example/",
  title: "Northgate Machining",
  metaDescription: "Precision parts since 1974.",
  headings: ["ISO 9001 certified"],
  textContent: "We machine parts.",
  extractedAt: "2025-11-03T10:00:00.000Z",
};

function fixture(answers: () => Promise<boolean>) {
  vi.useFakeTimers();
  const vendors = createVendorHealth();
  const model = { answers: vi.fn(answers) };
  const { stop } = startVendorProbe({
    vendors,
    vendor: "analysis",
    answers: model.answers,
    everyMs: 5_000,
    log: createLog("silent"),
  });
  onTestFinished(() => {
    stop();
    vi.useRealTimers();
  });
  const fail = (times: number, how?: { answered: boolean }) => {
    for (let time = 0; time < times; time++) vendors.failed("analysis", how);
  };
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { vendors, model, fail, pass, stop, state: () => vendors.state("analysis").state };
}

test("a model that is down is probed every five seconds until it answers, without any visitor", async () => {
  let isThere = false;
  const { model, fail, pass, state } = fixture(async () => isThere);
  fail(2);
  await pass(15_000);
  expect([state(), model.answers.mock.calls.length]).toEqual(["failing", 3]);
  isThere = true;
  await pass(4_999);
  expect(state()).toBe("failing");
  await pass(1);
  expect(state()).toBe("ok");
  await pass(60_000);
  expect(model.answers).toHaveBeenCalledTimes(4);
});

test.each<[string, (to: ReturnType<typeof fixture>) => void]>([
  ["was never asked", () => undefined],
  ["works", ({ vendors }) => vendors.succeeded("analysis")],
  ["failed once, which may be chance", ({ fail }) => fail(1)],
  ["answers without use: only a page can tell", ({ fail }) => fail(2, { answered: true })],
  [
    "fails visitors again after it had answered us",
    ({ vendors, fail }) => {
      vendors.probed("analysis");
      fail(2);
    },
  ],
  [
    "is not the one in trouble",
    ({ vendors }) => {
      vendors.failed("crm");
      vendors.failed("crm");
    },
  ],
  [
    "is no longer ours, because the site is ending",
    ({ fail, stop }) => {
      fail(2);
      stop();
    },
  ],
])("a model that %s is not probed", async (_what, happens) => {
  const probe = fixture(async () => true);
  const before = probe.state();
  happens(probe);
  const after = probe.state();
  await probe.pass(60_000);
  expect(probe.model.answers).not.toHaveBeenCalled();
  expect([before, probe.state()]).toEqual(["untried", after]);
});

/** A whole site with a fake vendor, and the vendors that its health check names. Closed when the test ends. */
async function siteWith(fake: { stop(): Promise<void> }, variables: Readonly<Record<string, string>>) {
  const dataDir = mkdtempSync(join(tmpdir(), "probe-"));
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const watching = { log: createLog("silent"), metrics: silentMetrics, requestIds: new AsyncLocalStorage<string>() };
  const deps = await openDeps(readEnv({ DATA_DIR: dataDir, ...variables }), watching);
  onTestFinished(async () => {
    vi.useRealTimers();
    for (const probe of deps.probes) probe.stop();
    await deps.renderer.close();
    await deps.store.close();
    await fake.stop();
    rmSync(dataDir, { recursive: true });
  });
  return { deps, named: async () => (await createHealthCheck(deps)()).trouble };
}

test("a payment provider that failed for a buyer is probed too", async () => {
  const fake = await startFakeStripe();
  const { deps, named } = await siteWith(fake, fake.variables);
  fake.behave({ mode: "unauthorized" });
  expect(await deps.payments.prices()).toBeUndefined();
  // Both prices are requested at once, and the first failure is the result.
  await vi.waitFor(async () => expect(await named()).toEqual(["payments"]));
  fake.behave({});
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await named()).toEqual([]);
  });
});

test("only one probe runs at a time, however long it takes", async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const { model, fail, pass, state } = fixture(() => promise);
  fail(2);
  await pass(18_000);
  expect(model.answers).toHaveBeenCalledTimes(1);
  resolve(true);
  await pass(0);
  expect(state()).toBe("ok");
});

test.each<FakeMode>(["serverError", "unauthorized", "rateLimited"])(
  "health stops naming a model that was %s once it is back, even without visitors",
  async (mode) => {
    const fake = await startFakeOpenAi();
    const { deps, named } = await siteWith(fake, {
      OPENAI_API_KEY: "sk-test-1234567890",
      OPENAI_BASE_URL: fake.baseUrl,
    });
    const visit = (title: string) =>
      deps.analysisService.analyze({ ...page, title }, { visitor: "10.0.0.1" }).catch(() => undefined);

    fake.behave(mode);
    await visit("One");
    await visit("Two");
    expect(await named()).toEqual(["analysis"]);
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.waitFor(() => expect(fake.smallQuestions).toHaveLength(1));
    expect(await named()).toEqual(["analysis"]);

    fake.behave("well");
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(5_000);
      expect(await named()).toEqual([]);
    });
    expect(fake.calls).toHaveLength(2);
  },
);
