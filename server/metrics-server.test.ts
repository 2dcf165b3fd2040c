import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { metricsBench, parseMetrics } from "./metrics.test-bench.ts";
import { listenForMetrics } from "./metrics-server.ts";

const { metrics } = metricsBench();
let server: Server;
const addressOf = (of: Server) => of.address() as AddressInfo;

beforeAll(async () => {
  server = await listenForMetrics(metrics, { port: 0, host: "127.0.0.1" });
});
afterAll(() => void server.close());

const ask = (path: string, method = "GET") => fetch(`http://127.0.0.1:${addressOf(server).port}${path}`, { method });

test("shows the metrics on its own address only", async () => {
  expect(addressOf(server).address).toBe("127.0.0.1");
  const response = await ask("/metrics?x=1");
  expect([response.status, response.headers.get("content-type")]).toEqual([200, metrics.contentType]);
  expect(parseMetrics(await response.text()).size).toBeGreaterThan(20);
  expect(await (await ask("/metrics", "HEAD")).text()).toBe("");
});

test.each([
  ["/", "GET", 404],
  ["/metrics/", "GET", 404],
  ["/metrics", "POST", 405],
])("%s by %s is %i", async (path, method, status) => {
  expect((await ask(path, method)).status).toBe(status);
});

test("metrics that cannot be made are 500", async () => {
  const broken = { ...metrics, text: () => Promise.reject(new Error("secret")) };
  const other = await listenForMetrics(broken, { port: 0, host: "127.0.0.1" });
  const response = await fetch(`http://127.0.0.1:${addressOf(other).port}/metrics`);
  expect([response.status, await response.text()]).toEqual([500, ""]);
  other.close();
});

test("a port that is taken stops the start in plain words", async () => {
  const taken = createServer();
  await new Promise<void>((done) => taken.listen(0, "127.0.0.1", done));
  const { port } = addressOf(taken);
  await expect(listenForMetrics(metrics, { port, host: "127.0.0.1" })).rejects.toThrow(
    `METRICS_PORT ${port} is in use.`,
  );
  taken.close();
});
