import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { testDeps } from "#server/deps.fixture.ts";
import { createMemoryLimiter } from "#server/http/limits/memory-limiter.ts";
import { expectError } from "#server/http/post.fixture.ts";
import { metricsFixture } from "#server/ops/metrics/metrics.fixture.ts";

const seen = {
  page: "valuationResult",
  screen: "small",
  measures: [
    { name: "LCP", value: 2_400, rating: "good" },
    { name: "CLS", value: 0.12, rating: "needs-improvement" },
  ],
};

function fixture() {
  const { metrics, value } = metricsFixture();
  const app = createApp(
    testDeps({ metrics, requestLimiter: createMemoryLimiter(() => 0), variables: { TRUST_PROXY: "true" } }),
    async () => new Response(""),
  );
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    app.request("http://localhost:8888/api/web-vitals", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  return { post, value };
}

test("a visitor's measures are added to the histograms, and the answer is empty", async () => {
  const { post, value } = fixture();
  const response = await post(seen);
  expect([response.status, await response.text(), response.headers.get("set-cookie")]).toEqual([204, "", null]);
  const labels = 'page="valuationResult",screen="small"';
  expect(await value(`amiva_web_vital_seconds_bucket{le="2.5",${labels},vital="LCP"}`)).toBe(1);
  expect(await value(`amiva_web_vital_seconds_bucket{le="1.8",${labels},vital="LCP"}`)).toBe(0);
  expect(await value(`amiva_web_vital_layout_shift_sum{${labels}}`)).toBe(0.12);
  expect(await value('amiva_web_vital_ratings_total{rating="needs-improvement",screen="small",vital="CLS"}')).toBe(1);
});

test.each([
  ["no measures", { ...seen, measures: [] }],
  ["more than there are", { ...seen, measures: Array(6).fill(seen.measures[0]) }],
  ["a page that is none", { ...seen, page: "/valuation/result/3f1c" }],
  ["another screen", { ...seen, screen: "1440x900" }],
  ["another measure", { ...seen, measures: [{ ...seen.measures[0], name: "FID" }] }],
  ["a negative value", { ...seen, measures: [{ ...seen.measures[0], value: -1 }] }],
  ["a value beyond all patience", { ...seen, measures: [{ ...seen.measures[0], value: 600_001 }] }],
  ["an identifier", { ...seen, visitor: "7" }],
  ["an identifier of a measure", { ...seen, measures: [{ ...seen.measures[0], id: "v5-1" }] }],
])("refuses %s", async (_name, body) => {
  const { post, value } = fixture();
  await expectError(await post(body), "badRequest");
  expect(await value('amiva_web_vital_ratings_total{rating="good",screen="small",vital="LCP"}')).toBe(0);
});

test("refuses bodies that are too long, and pages of other sites", async () => {
  const { post } = fixture();
  await expectError(await post({ ...seen, page: "x".repeat(2_000) }, { "Content-Length": "2100" }), "tooLarge");
  await expectError(await post(seen, { Origin: "https://evil.example" }), "crossOrigin");
});

test("accepts as many as a visitor can cause by reading, and no flood", async () => {
  const { post } = fixture();
  const from = (address: string) => post(seen, { "X-Forwarded-For": address });
  // More than sixty within ten seconds count as a flood.
  for (let n = 0; n < 60; n++) expect((await from("1.2.3.4")).status).toBe(204);
  await expectError(await from("1.2.3.4"), "tooManyRequests");
  expect((await from("1.2.3.5")).status).toBe(204);
});
