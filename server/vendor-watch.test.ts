import { expect, test } from "vitest";
import { silentMetrics } from "./metrics.ts";
import { createVendorWatch, overheard } from "./vendor-watch.ts";

function bench() {
  let at = 0;
  const watch = createVendorWatch(() => at);
  return {
    watch,
    metrics: overheard(watch, silentMetrics),
    pass: (ms: number) => {
      at += ms;
    },
  };
}

test("two failures in a row are trouble since the first of them, and one success ends it", () => {
  const { watch, pass } = bench();
  expect(watch.state("crm")).toEqual({ state: "untried" });
  watch.worked("crm");
  pass(100);
  watch.failed("crm");
  expect(watch.state("crm")).toEqual({ state: "ok" });
  pass(50);
  watch.failed("crm");
  pass(50);
  expect(watch.state("crm")).toEqual({ state: "failing", sinceMs: 100, mayBeAsked: true });
  expect(watch.state("mail")).toEqual({ state: "untried" });
  watch.worked("crm");
  expect(watch.state("crm")).toEqual({ state: "ok" });
});

test.each([
  [["analysisTimeout", "unusable"], false],
  [["unusable", "analysisFailed"], true],
] as const)("after %j a small question would tell whether the model is back: %s", (outcomes, mayBeAsked) => {
  const { watch, metrics } = bench();
  for (const outcome of outcomes) metrics.count("modelCalls", { outcome });
  expect(watch.state("analysis")).toEqual({ state: "failing", sinceMs: 0, mayBeAsked });
});

test("a small answer is believed once: who fails again after it must serve a visitor first", () => {
  const { watch, pass } = bench();
  const failTwice = () => {
    watch.failed("analysis");
    watch.failed("analysis");
  };
  failTwice();
  watch.spoke("analysis");
  expect(watch.state("analysis")).toEqual({ state: "ok" });
  pass(70);
  failTwice();
  pass(30);
  expect(watch.state("analysis")).toEqual({ state: "failing", sinceMs: 30, mayBeAsked: false });
  watch.worked("analysis");
  failTwice();
  expect(watch.state("analysis")).toEqual({ state: "failing", sinceMs: 0, mayBeAsked: true });
});

const fails = ["failing"];
test.each([
  ["deliveries", { kind: "crm-lead", outcome: "retry" }, "crm", fails],
  ["deliveries", { kind: "crm-message", outcome: "retry" }, "crm", fails],
  ["deliveries", { kind: "mail-alert", outcome: "retry" }, "mail", fails],
  ["deliveries", { kind: "mail-link", outcome: "ok" }, "mail", ["ok"]],
  // This mail to this address: it says nothing against the server.
  ["deliveries", { kind: "mail-link", outcome: "dead" }, "mail", ["untried"]],
  // The store's trouble, not the vendor's.
  ["deliveries", { kind: "crm-lead", outcome: "lost" }, "crm", ["untried"]],
  ["modelCalls", { outcome: "usable" }, "analysis", ["ok"]],
  ["modelCalls", { outcome: "analysisTimeout" }, "analysis", fails],
  ["captures", { outcome: "failed" }, "crm", ["untried"]],
] as const)("%s %j tells of %s", (name, labels, vendor, [state]) => {
  const { watch, metrics } = bench();
  for (let time = 0; time < 2; time++) metrics.count(name, labels as never);
  expect(watch.state(vendor).state).toBe(state);
});

test("what is overheard is still counted", () => {
  const counted: string[] = [];
  const watch = createVendorWatch();
  const metrics = overheard(watch, { ...silentMetrics, count: (name) => counted.push(name) });
  metrics.count("modelCalls", { outcome: "usable" });
  metrics.observe("modelSeconds", {}, 1);
  expect(counted).toEqual(["modelCalls"]);
});
