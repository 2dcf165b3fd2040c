import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { nonceContext, valuationReaderContext } from "#app/context.ts";
import { redirects } from "#content/registry/registry.ts";
import { site } from "#content/site.ts";
import { createApp, type PageRenderer } from "./app.ts";
import { testDeps } from "./deps.fixture.ts";
import { createLog } from "./ops/log.ts";
import { openStore, type Store } from "./store/open.ts";
import { sampleLead } from "./store/store.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "app-"));
let store: Store;
let render: PageRenderer;

beforeAll(async () => {
  store = await openStore({ dataDir: folder });
});
beforeEach(() => {
  render = async () => new Response("a page", { headers: { "Content-Type": "text/html" } });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

function request(path: string, init?: RequestInit, env: Record<string, string> = {}) {
  return createApp(testDeps({ variables: env, store }), (...args) => render(...args)).request(
    `http://localhost:8888${path}`,
    init,
  );
}

describe("health", () => {
  test("tells the public that the site is up, and nothing about its queue, vendors or settings", async () => {
    const response = await request("/api/health", {}, { OPENAI_API_KEY: "sk-secret-key" });
    expect([response.status, await response.json()]).toEqual([200, { status: "ok" }]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("answers 503 when the store does not", async () => {
    const broken = { ...store, ping: async () => Promise.reject(new Error("gone")) };
    const app = createApp(testDeps({ store: broken }), render);
    const response = await app.request("http://localhost:8888/api/health");
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: "unavailable" });
  });
});

test.each(redirects)("$from answers 301 to $to and keeps the query", async ({ from, to }) => {
  for (const path of [from, `${from}/`]) {
    const response = await request(`${path}?a=1&b=%20`);
    expect([response.status, response.headers.get("location")]).toEqual([301, `${to}?a=1&b=%20`]);
  }
});

test.each([
  ["GET", "/about/", 301, "public, max-age=86400"],
  ["HEAD", "/about/", 301, "public, max-age=86400"],
  ["GET", redirects[0]?.from ?? "", 301, "public, max-age=86400"],
  ["GET", "/valuation/result/some-id/", 301, "private, no-store"],
  ["GET", "/report/some-id/?a=1", 301, "private, no-store"],
  ["GET", "/search/", 301, "private, no-store"],
  ["GET", "/search?q=fee", 200, "private, no-store"],
  ["HEAD", "/search?q=fee", 200, "private, no-store"],
  ["GET", "/api/health", 200, "no-store"],
  ["HEAD", "/api/health", 200, "no-store"],
  ["GET", "/api/nothing", 404, "no-store"],
  ["POST", "/about", 405, "no-store"],
])("%s %s answers %i, cacheable: %s", async (method, path, status, cacheControl) => {
  const response = await request(path, { method });
  expect([response.status, response.headers.get("cache-control")]).toEqual([status, cacheControl]);
});

test.each([404, 500, 503])("a page with status %i is not cached", async (status) => {
  render = async () => new Response("no page", { status });
  const response = await request("/nothing");
  expect([response.status, response.headers.get("cache-control")]).toEqual([status, "private, no-store"]);
});

test("several slashes at the start cannot redirect a visitor to another site", async () => {
  const response = await request("//evil.example/");
  expect(response.headers.get("location") ?? "").not.toMatch(/^\/\//);
});

test("an unknown endpoint answers JSON, whatever the method", async () => {
  for (const method of ["GET", "POST", "DELETE"]) {
    const response = await request("/api/nothing", { method });
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("application/json");
  }
});

test("answers of endpoints are not cached or indexed, even if they are errors", async () => {
  for (const path of ["/api/health", "/api/nothing", "/api/download/report/0e0b0f4c-6f0b-4d0e-8d59-6b7f6e0f8a11"]) {
    const { headers } = await request(path);
    expect(["cache-control", "referrer-policy", "x-robots-tag"].map((name) => headers.get(name))).toEqual([
      "no-store",
      "no-referrer",
      "noindex, nofollow",
    ]);
  }
});

test("a body above the limit is refused as in the error table, one at the limit is not", async () => {
  const post = (bytes: number) =>
    request("/api/nothing", { method: "POST", body: "x".repeat(bytes), headers: { "Content-Length": String(bytes) } });
  const refused = await post(1_025);
  expect([refused.status, await refused.json()]).toEqual([
    413,
    { error: "That is too large to send here.", code: "tooLarge" },
  ]);
  expect((await post(1_024)).status).toBe(404);
});

test.each([
  ["/valuation/result/some-id", false],
  ["/valuation/upgrade/some-id", false],
  ["/report/some-id", false],
  ["/search?q=fee", true],
])("%s may ask the public proxies for a website: %s", async (path, isAllowed) => {
  const policy = (await request(path)).headers.get("content-security-policy");
  for (const { address } of site.websiteProxies) expect(policy?.includes(new URL(address).origin)).toBe(isAllowed);
});

test("a rendered page is private, and its scripts run by a fresh nonce", async () => {
  const nonces: string[] = [];
  render = async (_request, context) => {
    nonces.push(context.get(nonceContext));
    return new Response("a page");
  };
  const responses = await Promise.all([request("/search?q=fee"), request("/search?q=fee")]);
  expect(new Set(nonces).size).toBe(2);
  for (const [index, response] of responses.entries()) {
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("content-security-policy")).toContain(`'nonce-${nonces[index]}'`);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  }
});

test.each([true, false])("the Host header is part of the policy in development only: %s", async (development) => {
  const app = createApp(testDeps({ store }), render, { development });
  const { headers } = await app.request("http://localhost:3000/search");
  expect(headers.get("content-security-policy")?.includes("http://localhost:8888")).toBe(development);
});

test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("a page cannot be asked for by %s", async (method) => {
  render = async () => {
    throw new Error("Nothing is rendered for it");
  };
  for (const path of ["/", "/search", "/nothing"]) {
    const response = await request(path, { method, headers: { Origin: "http://" } });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([405, "methodUnknown"]);
  }
});

test("a route's own headers win over the defaults", async () => {
  render = async () => new Response("", { headers: { "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" } });
  const response = await request("/valuation/result/x");
  expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("pages read stored valuations through their context", async () => {
  await store.db
    .insertInto("lead")
    .values(sampleLead({ id: "known", record: "{}" }))
    .execute();
  const found: (string | undefined)[] = [];
  render = async (_request, context) => {
    const reader = context.get(valuationReaderContext);
    found.push(await reader.find("known"), await reader.find("unknown"));
    return new Response("");
  };
  await request("/valuation/result/known");
  expect(found).toEqual(["{}", undefined]);
});

test("an unexpected failure answers 500 without its reason", async () => {
  render = async () => {
    throw new Error("password=hunter2");
  };
  const response = await request("/search");
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("hunter2");
});

test("the log holds no private path, query or body", async () => {
  const lines: string[] = [];
  const log = createLog("info");
  const spy = new Proxy(log, {
    get: (target, key) =>
      key === "info" ? (...args: unknown[]) => lines.push(JSON.stringify(args)) : Reflect.get(target, key),
  });
  const app = createApp(testDeps({ store, log: spy }), render);
  await app.request("http://localhost:8888/valuation/result/secret-id?website=private.example");
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toMatch(/secret-id|private\.example/);
});
