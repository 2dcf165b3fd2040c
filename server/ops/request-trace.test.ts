import { AsyncLocalStorage } from "node:async_hooks";
import { expect, test } from "vitest";
import { failureContext } from "#app/context.ts";
import { createApp, type PageRenderer } from "#server/app.ts";
import { testDeps } from "#server/deps.fixture.ts";
import { AppError } from "#server/http/app-error.ts";
import { createLog, type RequestIds } from "./log.ts";
import { metricsFixture } from "./metrics/metrics.fixture.ts";
import { statusClass } from "./request-trace.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function fixture({
  render = async () => new Response("a page"),
  variables = {},
}: {
  render?: PageRenderer;
  variables?: Record<string, string>;
} = {}) {
  const lines: Record<string, unknown>[] = [];
  const requestIds: RequestIds = new AsyncLocalStorage();
  const log = createLog("trace", { write: (line) => void lines.push(JSON.parse(line)) }, requestIds);
  const { metrics, value, numberOfSeries } = metricsFixture();
  const reader = {
    read: async () => {
      log.info("while it is read");
      await Promise.resolve();
      throw new AppError("siteFailed");
    },
  };
  const app = createApp(testDeps({ log, metrics, requestIds, reader, variables }), render);
  const ask = (path: string, init: RequestInit = {}) => app.request(`http://localhost:8888${path}`, init);
  return { lines, value, numberOfSeries, ask };
}

test("every log line of a request carries the id in its answer", async () => {
  const { ask, lines } = fixture();
  const answers = await Promise.all([1, 2].map(() => ask("/api/read-site?url=https://a.example")));
  const ids = answers.map(({ headers }) => headers.get("X-Request-Id"));
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) {
    expect(id).toMatch(uuid);
    const own = lines.filter(({ requestId }) => requestId === id).map(({ msg }) => msg);
    expect(own).toEqual(["while it is read", "reader: site failed", "request"]);
  }
  expect(lines).toHaveLength(6);
});

test.each([
  ["from our proxy", "true", "edge-0123_abc", true],
  ["from our proxy, of the least length", "true", "12345678", true],
  ["from our proxy, too short", "true", "1234567", false],
  ["from our proxy, too long", "true", "x".repeat(65), false],
  ["from our proxy, of another form", "true", "edge 0123 owner@firm.example", false],
  ["that a visitor made up", "false", "edge-0123_abc", false],
])("an id %s", async (_name, trustProxy, given, isTaken) => {
  const { ask, lines } = fixture({ variables: { TRUST_PROXY: trustProxy } });
  const response = await ask("/search", { headers: { "X-Request-Id": given } });
  const id = response.headers.get("X-Request-Id");
  if (isTaken) expect(id).toBe(given);
  else expect(id).toMatch(uuid);
  expect(lines.map(({ requestId }) => requestId)).toEqual([id]);
});

test("requests, errors and rate-limit refusals are counted", async () => {
  const { ask, value } = fixture();
  for (let n = 0; n < 21; n++) await ask("/api/read-site?url=https://a.example");
  await ask("/search");
  await ask("/api/nothing");
  expect(await value('amiva_http_requests_total{kind="api:read-site",method="GET",status="5xx"}')).toBe(20);
  expect(await value('amiva_http_requests_total{kind="api:read-site",method="GET",status="4xx"}')).toBe(1);
  expect(await value('amiva_http_requests_total{kind="search",method="GET",status="2xx"}')).toBe(1);
  expect(await value('amiva_http_request_duration_seconds_count{kind="api:read-site"}')).toBe(21);
  expect(await value('amiva_errors_total{code="siteFailed"}')).toBe(20);
  expect(await value('amiva_errors_total{code="tooMany"}')).toBe(1);
  expect(await value('amiva_errors_total{code="notFound"}')).toBe(1);
  expect(await value('amiva_rate_limited_total{kind="api:read-site"}')).toBe(1);
});

test("a failure before a page is logged by its code and place only, and counted", async () => {
  const { ask, value, lines } = fixture({
    render: async (_request, context) => {
      context.get(failureContext)(new TypeError("no such owner: owner@firm.example"));
      return new Response("an error screen", { status: 500 });
    },
  });
  const response = await ask("/search");
  expect(lines[0]).toMatchObject({
    requestId: response.headers.get("X-Request-Id"),
    code: "TypeError",
    msg: "unexpected failure",
  });
  expect(JSON.stringify(lines)).not.toContain("owner@firm");
  expect(await value('amiva_errors_total{code="internal"}')).toBe(1);
});

test("for any request the number of series stays bounded and the log contains none of its path", async () => {
  const { ask, numberOfSeries, lines } = fixture();
  const methods = ["GET", "POST", "PUT", "DELETE", "PROPFIND"];
  const askFor = async (word: string) => {
    for (const place of ["/", "/api/", "/api/leads/", "/valuation/result/", "/report/", "/.well-known/"])
      await ask(`${place}${word}?${word}=${word}`, { method: methods[word.length % methods.length] ?? "GET" });
  };
  for (let n = 0; n < 10; n++) await askFor(`first${"x".repeat(n)}`);
  const before = await numberOfSeries();
  for (let n = 0; n < 60; n++) await askFor(`owner${n}${"x".repeat(n % 10)}`);
  expect(await numberOfSeries()).toBe(before);
  expect(JSON.stringify(lines)).not.toMatch(/owner|first/);
});

test("metrics are not available on the public port", async () => {
  const { ask } = fixture({ variables: { METRICS_PORT: "9090" } });
  expect(await (await ask("/metrics")).text()).toBe("a page");
  expect((await ask("/api/metrics")).status).toBe(404);
});

test.each([
  [101, "1xx"],
  [204, "2xx"],
  [304, "3xx"],
  [429, "4xx"],
  [503, "5xx"],
  [0, "1xx"],
  [999, "5xx"],
])("%i is of class %s", (status, name) => {
  expect(statusClass(status)).toBe(name);
});
