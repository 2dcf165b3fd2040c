import { expect, test } from "vitest";
import { silentMetrics } from "./metrics/metrics.ts";
import { createVendorHealth, trackVendorHealth } from "./vendor-health.ts";

function fixture() {
  let at = 0;
  const health = createVendorHealth(() => at);
  return {
    health,
    metrics: trackVendorHealth(health, silentMetrics),
    pass: (ms: number) => {
      at += ms;
    },
  };
}

test("two failures in a row are an outage since the first one, and one success ends it", () => {
  const { health, pass } = fixture();
  expect(health.state("crm")).toEqual({ state: "untried" });
  health.succeeded("crm");
  pass(100);
  health.failed("crm");
  expect(health.state("crm")).toEqual({ state: "ok" });
  pass(50);
  health.failed("crm");
  pass(50);
  expect(health.state("crm")).toEqual({ state: "failing", sinceMs: 100, canProbe: true });
  expect(health.state("mail")).toEqual({ state: "untried" });
  health.succeeded("crm");
  expect(health.state("crm")).toEqual({ state: "ok" });
});

test.each([
  [["analysisTimeout", "unusable"], false],
  [["unusable", "analysisFailed"], true],
] as const)("after %j a probe would show whether the model is back: %s", (outcomes, canProbe) => {
  const { health, metrics } = fixture();
  for (const outcome of outcomes) metrics.count("modelCalls", { outcome });
  expect(health.state("analysis")).toEqual({ state: "failing", sinceMs: 0, canProbe });
});

test("a probe is trusted once: after another failure only a real success counts", () => {
  const { health, pass } = fixture();
  const failTwice = () => {
    health.failed("analysis");
    health.failed("analysis");
  };
  failTwice();
  health.probed("analysis");
  expect(health.state("analysis")).toEqual({ state: "ok" });
  pass(70);
  failTwice();
  pass(30);
  expect(health.state("analysis")).toEqual({ state: "failing", sinceMs: 30, canProbe: false });
  health.succeeded("analysis");
  failTwice();
  expect(health.state("analysis")).toEqual({ state: "failing", sinceMs: 0, canProbe: true });
});

test("a failure that cannot be chance is an outage at once", () => {
  const { health } = fixture();
  health.failed("paymentEvents", { isCertain: true });
  expect(health.state("paymentEvents").state).toBe("failing");
});

const fails = ["failing"];
test.each([
  ["deliveries", { kind: "crm-lead", outcome: "retry" }, "crm", fails],
  ["deliveries", { kind: "crm-message", outcome: "retry" }, "crm", fails],
  ["deliveries", { kind: "mail-alert", outcome: "retry" }, "mail", fails],
  ["deliveries", { kind: "mail-link", outcome: "ok" }, "mail", ["ok"]],
  // This mail to this address: no sign of a failing server.
  ["deliveries", { kind: "mail-link", outcome: "dead" }, "mail", ["untried"]],
  // The store's failure, not the vendor's.
  ["deliveries", { kind: "crm-lead", outcome: "lost" }, "crm", ["untried"]],
  ["modelCalls", { outcome: "usable" }, "analysis", ["ok"]],
  ["modelCalls", { outcome: "analysisTimeout" }, "analysis", fails],
  ["paymentCalls", { outcome: "ok" }, "payments", ["ok"]],
  ["paymentCalls", { outcome: "settings" }, "payments", fails],
  ["paymentCalls", { outcome: "unclear" }, "payments", fails],
  // This checkout only: the provider does not know it.
  ["paymentCalls", { outcome: "refused" }, "payments", ["untried"]],
  ["deliveries", { kind: "payment-check", outcome: "retry" }, "payments", ["untried"]],
  ["captures", { outcome: "failed" }, "crm", ["untried"]],
] as const)("%s %j reports on %s", (name, labels, vendor, [state]) => {
  const { health, metrics } = fixture();
  for (let time = 0; time < 2; time++) metrics.count(name, labels as never);
  expect(health.state(vendor).state).toBe(state);
});

test("metrics that are tracked for vendor health are still counted", () => {
  const counted: string[] = [];
  const health = createVendorHealth();
  const metrics = trackVendorHealth(health, { ...silentMetrics, count: (name) => counted.push(name) });
  metrics.count("modelCalls", { outcome: "usable" });
  metrics.observe("modelSeconds", {}, 1);
  expect(counted).toEqual(["modelCalls"]);
});
