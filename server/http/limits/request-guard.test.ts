import { describe, expect, test, vi } from "vitest";
import { createApp } from "#server/app.ts";
import { testDeps } from "#server/deps.fixture.ts";
import { endpointNames } from "#server/http/endpoint-names.ts";
import { expectError } from "#server/http/post.fixture.ts";
import { createMemoryLimiter } from "./memory-limiter.ts";
import { bodyBytes } from "./request-guard.ts";

function site() {
  let now = 0;
  const render = vi.fn(async () => new Response("a page"));
  const deps = testDeps({ variables: { TRUST_PROXY: "true" }, requestLimiter: createMemoryLimiter(() => now) });
  const app = createApp(deps, render);
  const send = (
    path: string,
    { visitor = "198.51.100.7", headers = {}, ...init }: RequestInit & { visitor?: string } = {},
  ) => app.request(`http://localhost:8888${path}`, { ...init, headers: { "X-Forwarded-For": visitor, ...headers } });
  return { send, render, pass: (ms: number) => (now += ms) };
}

const json = { "Content-Type": "application/json" };
const junk = {
  "no JSON": { method: "POST", headers: json, body: "{" },
  "20,000 columns": { method: "POST", headers: json, body: `{"columnValues":{${'"a":0,'.repeat(5_000)}"b":0}}` },
  "another content type": { method: "POST", headers: { "Content-Type": "text/plain" }, body: "{}" },
  "no body": { method: "POST" },
  "a look": { method: "GET" },
} as const;

describe("a visitor's requests", () => {
  test.each(Object.entries(junk))("count also when they are refused: %s", async (_name, sent) => {
    const { send, pass } = site();
    for (let n = 0; n < 60; n++) expect((await send("/api/monday-capture", sent)).status).toBeLessThan(429);
    const refused = await send("/api/monday-capture", sent);
    expect(refused.headers.get("retry-after")).toBe("10");
    await expectError(refused, "tooManyRequests");
    expect((await send("/api/monday-capture", { ...sent, visitor: "203.0.113.1" })).status).toBeLessThan(429);
    // The longest time that junk from one address can block others behind it.
    pass(10_000);
    expect((await send("/api/monday-capture", sent)).status).toBeLessThan(429);
  });

  test("are counted before they are read", async () => {
    const { send } = site();
    for (let n = 0; n < 60; n++) await send("/api/nothing");
    const body = new ReadableStream({
      pull: () => {
        throw new Error("Nothing reads this");
      },
    });
    const sent = { method: "POST", headers: json, body, duplex: "half" } as RequestInit;
    expect((await send("/api/contact", sent)).status).toBe(429);
  });

  test("are counted for pages that are rendered, and then nothing is rendered", async () => {
    const { send, render } = site();
    for (let n = 0; n < 70; n++) await send(`/search?q=${n}`);
    expect(render).toHaveBeenCalledTimes(60);
  });

  test("for files of the desk are counted separately: a first screen loads dozens", async () => {
    const { send } = site();
    for (let n = 0; n < 600; n++) expect((await send(`/desk/assets/${n}.js`)).status).toBeLessThan(429);
    expect((await send("/desk/assets/601.js")).status).toBe(429);
    expect((await send("/desk/deliveries")).status).toBeLessThan(429);
  });

  test("for health are not counted", async () => {
    const { send } = site();
    for (let n = 0; n < 70; n++) expect((await send("/api/health/live")).status).toBe(200);
    expect((await send("/api/purchase-status")).status).toBe(200);
  });
});

describe("requests sent by another site's page", () => {
  const foreign = { method: "POST", headers: { "Sec-Fetch-Site": "cross-site" } };

  test("are counted separately, so that such a page cannot block its visitor here", async () => {
    const { send } = site();
    for (let n = 0; n < 60; n++) await expectError(await send("/api/contact", foreign), "crossOrigin");
    await expectError(await send("/api/contact", foreign), "tooManyRequests");
    expect((await send("/api/purchase-status")).status).toBe(200);
  });
});

describe("the query of a page that is rendered", () => {
  test("is as long as a campaign's link, and no longer", async () => {
    const { send, render } = site();
    expect((await send(`/search?q=fee&utm_campaign=${"x".repeat(1_000)}`)).status).toBe(200);
    await expectError(await send(`/search?q=${"x".repeat(3_000)}`), "addressTooLong");
    expect(render).toHaveBeenCalledTimes(1);
  });

  test("has no more parameters than any of our pages, for each of its forms reads them all", async () => {
    const { send, render } = site();
    expect((await send(`/search?q=fee${"&a=".repeat(63)}`)).status).toBe(200);
    await expectError(await send(`/search?q=fee${"&a=".repeat(64)}`), "addressTooLong");
    expect(render).toHaveBeenCalledTimes(1);
  });

  test("follows a path that is no longer than those of our pages", async () => {
    const { send, render } = site();
    await expectError(await send(`/search${"/a".repeat(600)}`), "addressTooLong");
    expect(render).not.toHaveBeenCalled();
  });

  test("does not limit the address that the reader is asked for", async () => {
    const { send } = site();
    const answer = await send(`/api/read-site?url=https://localhost/${"x".repeat(2_000)}`);
    expect(answer.status).not.toBe(414);
  });
});

describe("a body", () => {
  test.each(endpointNames)("of %s is no larger than that endpoint takes", async (name) => {
    const { send } = site();
    const post = (length: number) =>
      send(`/api/${name}`, { method: "POST", headers: { ...json, "Content-Length": String(length) } });
    if (name === "health") return expect((await post(1)).status).toBe(404);
    expect((await post(bodyBytes[name] + 1)).status).toBe(413);
    expect((await post(bodyBytes[name])).status).not.toBe(413);
  });

  test("of a private page's form is no larger than 4 KB, of any other address 1 KB", async () => {
    const { send } = site();
    const private_ = "/valuation/result/0e0b0f4c-6f0b-4d0e-8d59-6b7f6e0f8a11";
    for (const [path, most] of [
      ["/api/nothing", 1_024],
      [private_, 4_096],
    ] as const) {
      const post = (length: number) => send(path, { method: "POST", headers: { "Content-Length": String(length) } });
      expect([(await post(most + 1)).status, (await post(most)).status === 413]).toEqual([413, false]);
    }
  });
});
