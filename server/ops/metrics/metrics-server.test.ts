import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Health } from "#contracts/health.ts";
import { metricsFixture, parseMetrics } from "./metrics.fixture.ts";
import { listenForMetrics } from "./metrics-server.ts";

const { metrics } = metricsFixture();
const well: Health = {
  version: "1.0.0",
  status: "ok",
  trouble: [],
  store: "ok",
  queue: { waiting: 41, heldBack: 0, dead: 0, oldestSeconds: 73 },
  vendors: {
    analysis: { state: "ok" },
    crm: { state: "ok" },
    mail: { state: "ok" },
    payments: { state: "ok" },
    paymentEvents: { state: "ok" },
  },
  configured: { crm: true },
};
let health: () => Promise<Health>;
let server: Server;
const addressOf = (of: Server) => of.address() as AddressInfo;

beforeAll(async () => {
  server = await listenForMetrics({ registry: metrics, health: () => health() }, { port: 0, host: "127.0.0.1" });
});
afterAll(() => void server.close());

const ask = (path: string, method = "GET") => fetch(`http://127.0.0.1:${addressOf(server).port}${path}`, { method });

test("serves the metrics on its own address only", async () => {
  expect(addressOf(server).address).toBe("127.0.0.1");
  const response = await ask("/metrics?x=1");
  expect([response.status, response.headers.get("content-type")]).toEqual([200, metrics.contentType]);
  expect(parseMetrics(await response.text()).size).toBeGreaterThan(20);
  expect(await (await ask("/metrics", "HEAD")).text()).toBe("");
});

test.each<[number, Health["status"]]>([
  [200, "ok"],
  [200, "degraded"],
  [503, "unavailable"],
  [503, "draining"],
])("serves the health details with %i when the site is %s", async (code, status) => {
  health = async () => ({ ...well, status });
  const response = await ask("/health");
  expect([response.status, await response.json()]).toEqual([code, { ...well, status }]);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test.each([
  ["/", "GET", 404],
  ["/api/health", "GET", 404],
  ["/health", "POST", 405],
  ["/metrics/", "GET", 404],
  ["/metrics", "POST", 405],
])("%s by %s is %i", async (path, method, status) => {
  expect((await ask(path, method)).status).toBe(status);
});

test("metrics that fail are 500", async () => {
  const broken = { ...metrics, text: () => Promise.reject(new Error("secret")) };
  const other = await listenForMetrics({ registry: broken, health }, { port: 0, host: "127.0.0.1" });
  const response = await fetch(`http://127.0.0.1:${addressOf(other).port}/metrics`);
  expect([response.status, await response.text()]).toEqual([500, ""]);
  other.close();
});

test("a port in use stops the start with a plain message", async () => {
  const taken = createServer();
  await new Promise<void>((done) => taken.listen(0, "127.0.0.1", done));
  const { port } = addressOf(taken);
  await expect(listenForMetrics({ registry: metrics, health }, { port, host: "127.0.0.1" })).rejects.toThrow(
    `METRICS_PORT ${port} is in use.`,
  );
  taken.close();
});
