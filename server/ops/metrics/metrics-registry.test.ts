import { describe, expect, test } from "vitest";
import { metricsFixture, parseMetrics } from "./metrics.fixture.ts";
import { createMetricsRegistry } from "./metrics-registry.ts";
import { metricsTable } from "./metrics-table.ts";

describe("the text format", () => {
  test("is valid for a collector, with everything in the table and the process's own numbers", async () => {
    const registry = createMetricsRegistry();
    registry.count("requests", { kind: "page", method: "GET", status: "2xx" });
    registry.observe("requestSeconds", { kind: "api:leads" }, 0.003);
    registry.watch("buildInfo", () => [{ labels: { version: "1.0.0", build: 'a"b\\c\nd', node: "v24" }, value: 1 }]);
    const families = parseMetrics(await registry.text());
    for (const { name, type } of Object.values(metricsTable)) expect(families.get(name)?.type, name).toBe(type);
    expect([...families.keys()]).toEqual(
      expect.arrayContaining([
        "process_cpu_seconds_total",
        "nodejs_eventloop_lag_p99_seconds",
        "nodejs_heap_size_total_bytes",
      ]),
    );
    expect(registry.contentType).toMatch(/^text\/plain; version=0\.0\.4/);
  });

  test.each([
    ["no break at the end", "# HELP a b\n# TYPE a gauge\na 1"],
    ["a sample without its type", "a 1\n"],
    ["a series twice", '# HELP a b\n# TYPE a gauge\na{x="1",y="2"} 1\na{y="2",x="1"} 1\n'],
    ["a family twice", "# HELP a b\n# TYPE a gauge\na 1\n# HELP a b\n# TYPE a gauge\n"],
    ["a counter by another name", "# HELP a b\n# TYPE a counter\na 1\n"],
    ["a bad label", '# HELP a b\n# TYPE a gauge\na{x-y="1"} 1\n'],
    ["an open quote", '# HELP a b\n# TYPE a gauge\na{x="1} 1\n'],
    ["no number", "# HELP a b\n# TYPE a gauge\na one\n"],
    [
      "buckets that shrink",
      '# HELP a b\n# TYPE a histogram\na_bucket{le="1"} 2\na_bucket{le="+Inf"} 1\na_sum 1\na_count 1\n',
    ],
  ])("would not pass with %s", (_name, text) => {
    expect(() => parseMetrics(text)).toThrow();
  });
});

test("a label value that is not in the table counts as other, so that series stay bounded", async () => {
  const { metrics, value, numberOfSeries } = metricsFixture();
  metrics.count("deliveries", { kind: "unheard-of", outcome: "ok" });
  const before = await numberOfSeries();
  for (let n = 0; n < 50; n++) metrics.count("deliveries", { kind: `kind ${n}`, outcome: "ok" });
  expect(await value('amiva_deliveries_total{kind="other",outcome="ok"}')).toBe(51);
  expect(await numberOfSeries()).toBe(before);
});

test("small families show all their series from the start, at zero", async () => {
  const { value } = metricsFixture();
  expect(await value('amiva_deliveries_total{kind="crm-lead",outcome="dead"}')).toBe(0);
  expect(await value('amiva_errors_total{code="unavailable"}')).toBe(0);
  expect(await value('amiva_http_requests_total{kind="page",method="GET",status="2xx"}')).toBeUndefined();
});

test("a gauge is read on each scrape, and absent if there is nothing to read", async () => {
  const { metrics, value } = metricsFixture();
  expect(await value("amiva_oldest_undelivered_lead_seconds")).toBeUndefined();
  let seconds: number | undefined = 3;
  metrics.watch("oldestLead", () => (seconds === undefined ? [] : [{ labels: {}, value: seconds }]));
  expect(await value("amiva_oldest_undelivered_lead_seconds")).toBe(3);
  seconds = undefined;
  expect(await value("amiva_oldest_undelivered_lead_seconds")).toBeUndefined();
});

test("outside totals are added to those counted here, each once", async () => {
  const { metrics, value } = metricsFixture();
  const labels = { kind: "page", method: "GET", status: "2xx" } as const;
  let total = 5;
  metrics.follow("requests", () => [{ labels, value: total }]);
  metrics.count("requests", labels);
  const series = 'amiva_http_requests_total{kind="page",method="GET",status="2xx"}';
  expect(await value(series)).toBe(6);
  total = 7;
  expect([await value(series), await value(series)]).toEqual([8, 8]);
});
