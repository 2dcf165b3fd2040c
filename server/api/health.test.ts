import { expect, test } from "vitest";
import { publicHealthSchema, stateSchema } from "#contracts/health.ts";
import { testDeps } from "#server/deps.fixture.ts";
import { createLifecycle } from "#server/ops/shutdown/lifecycle.ts";
import { healthApi } from "./health.ts";

test("a server that is shutting down is alive but not ready; readiness does not depend on the store", async () => {
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
});

test("the public answer is one word, whatever is wrong", async () => {
  // The store of this test fails.
  const response = await healthApi(testDeps()).request("/");
  expect([response.status, publicHealthSchema.parse(await response.json())]).toEqual([503, { status: "unavailable" }]);
});
