import { once } from "node:events";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { afterAll, describe, expect, test, vi } from "vitest";
import { errorAnswer } from "#contracts/error-table.ts";
import { createApp } from "#server/app.ts";
import { testDeps } from "#server/deps.fixture.ts";
import { AppError } from "#server/http/app-error.ts";
import { createMemoryLimiter } from "#server/http/limits/memory-limiter.ts";
import { createLog } from "#server/ops/log.ts";
import { goodPage } from "#tests/fakes/hostile-site.ts";
import { openReaderFixture } from "#tests/support/reader.fixture.ts";

const fixture = await openReaderFixture();
afterAll(() => fixture.close());

const noPages = async () => new Response("a page");
const page = "<p>Family dentists since 1994.</p>".repeat(200);

/** The application behind a proxy, so that a test can set the visitor's address. */
function open(given: Parameters<typeof testDeps>[0] = {}) {
  const deps = testDeps({ variables: { TRUST_PROXY: "true" }, reader: { read: async () => page }, ...given });
  const app = createApp(deps, noPages);
  const ask = (
    url: string,
    { visitor = "198.51.100.1", headers = {}, ...init }: RequestInit & { visitor?: string } = {},
  ) =>
    app.request(`http://localhost:8888/api/read-site?url=${encodeURIComponent(url)}`, {
      ...init,
      headers: { "X-Forwarded-For": visitor, ...headers },
    });
  return { app, ask };
}

describe("a page that can be read", () => {
  test("is answered as contents, and never cached", async () => {
    const read = vi.fn(async () => page);
    const response = await open({ reader: { read } }).ask(" https://northgate.example/ ");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ contents: page });
    expect(read).toHaveBeenCalledExactlyOnceWith("https://northgate.example/", expect.any(AbortSignal));
  });

  test("is compressed if the browser accepts it", async () => {
    const response = await open().ask("https://northgate.example", { headers: { "Accept-Encoding": "br, gzip" } });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
    const packed = Buffer.from(await response.arrayBuffer());
    expect(packed.byteLength).toBeLessThan(page.length / 5);
    expect(JSON.parse(gunzipSync(packed).toString())).toEqual({ contents: page });
  });
});

describe("what is refused, as in the error table", () => {
  test.each(["", "?url=", "?url=%20", "?address=https://northgate.example"])("no address: %j", async (query) => {
    const { app } = open({ reader: fixture.reader() });
    const response = await app.request(`http://localhost:8888/api/read-site${query}`);
    expect([response.status, await response.json()]).toEqual([400, errorAnswer("addressInvalid")]);
  });

  test.each([
    ["northgate.example", 400, "addressInvalid"],
    ["ftp://northgate.example", 400, "addressInvalid"],
    ["https://northgate.example,southgate.example", 400, "addressInvalid"],
    ["https://my company", 400, "addressInvalid"],
    ["http://user:secret@northgate.example", 400, "addressInvalid"],
    ["http://169.254.169.254/latest/meta-data/", 403, "addressRefused"],
    ["http://private.example/", 403, "addressRefused"],
    ["http://localhost/", 403, "addressRefused"],
    ["http://northgate.example:8080/", 403, "addressRefused"],
    [fixture.at("/announced"), 413, "pageTooLarge"],
    [fixture.at("/pdf"), 415, "pageUnsuitable"],
    [fixture.at("/status?403"), 502, "siteFailed"],
    [fixture.at("/loop"), 502, "siteFailed"],
    [fixture.at("/silent"), 504, "siteTimeout"],
  ] as const)("%s answers %i", async (address, status, code) => {
    const lines: string[] = [];
    const log = new Proxy(createLog("silent"), {
      get: (target, key) =>
        key === "info" ? (...line: unknown[]) => lines.push(JSON.stringify(line)) : Reflect.get(target, key),
    });
    const { ask } = open({ reader: fixture.reader({ deadlineMs: 500 }), log });
    const response = await ask(address);
    expect([response.status, await response.json()]).toEqual([status, errorAnswer(code)]);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(`"code":"${code}","reason":"`);
    expect(lines.join()).not.toMatch(/northgate|private\.example|site\.example|169\.254|198\.51\.100|secret/);
    const after = await ask(fixture.at("/good"));
    expect(await after.json()).toEqual({ contents: goodPage });
  });
});

describe("limits", () => {
  test("a visitor reads 20 pages in ten minutes, and others are not affected", async () => {
    let now = 0;
    const { ask } = open({ limiter: createMemoryLimiter(() => now) });
    for (let count = 1; count <= 20; count++) expect((await ask("https://a.example")).status).toBe(200);
    const refused = await ask("https://a.example");
    expect([refused.status, await refused.json()]).toEqual([429, errorAnswer("tooMany")]);
    expect(refused.headers.get("retry-after")).toBe("600");
    expect((await ask("https://a.example", { visitor: "198.51.100.2" })).status).toBe(200);
    now = 10 * 60_000;
    expect((await ask("https://a.example")).status).toBe(200);
  });

  test("an invalid address does not count", async () => {
    const { ask } = open();
    for (let count = 0; count < 25; count++) await ask("");
    expect((await ask("https://a.example")).status).toBe(200);
  });

  test("20 are read at once; the next may start as soon as one has ended, in success or failure", async () => {
    const held: PromiseWithResolvers<string>[] = [];
    const read = () => {
      const one = Promise.withResolvers<string>();
      held.push(one);
      return one.promise;
    };
    const { ask } = open({ reader: { read } });
    const askAs = (visitor: number) => ask("https://a.example", { visitor: `198.51.${visitor}.7` });
    const running = Array.from({ length: 20 }, (_, visitor) => askAs(visitor));
    await vi.waitFor(() => expect(held).toHaveLength(20), { interval: 1 });

    const refused = await askAs(21);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "2"]);
    held[0]?.resolve(page);
    held[1]?.reject(new AppError("siteFailed"));
    expect((await running[0])?.status).toBe(200);
    expect((await running[1])?.status).toBe(502);

    const later = [askAs(22), askAs(23)];
    await vi.waitFor(() => expect(held).toHaveLength(22), { interval: 1 });
    expect((await askAs(24)).status).toBe(429);
    for (const one of held) one.resolve(page);
    for (const { status } of await Promise.all(later)) expect(status).toBe(200);
  });
});

test("one visitor reads two pages at once, and leaves capacity for others", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { ask } = open({ reader: { read: () => promise } });
  const running = [ask("https://a.example"), ask("https://a.example")];
  const refused = await ask("https://a.example");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "2"]);
  const another = ask("https://a.example", { visitor: "203.0.113.7" });
  resolve(page);
  expect((await Promise.all([...running, another])).map(({ status }) => status)).toEqual([200, 200, 200]);
});

test("another site's page cannot use up its visitor's allowance", async () => {
  const { ask } = open();
  const foreign = { headers: { "Sec-Fetch-Site": "cross-site" } };
  for (let count = 0; count < 30; count++) expect((await ask("https://a.example", foreign)).status).toBe(403);
  expect((await ask("https://a.example")).status).toBe(200);
});

test("a visitor who disconnects ends the reading", async () => {
  const started = Promise.withResolvers<AbortSignal>();
  const read = async (_address: string, signal?: AbortSignal) => {
    if (signal) started.resolve(signal);
    return new Promise<string>((_, reject) =>
      signal?.addEventListener("abort", () => reject(new AppError("siteFailed"))),
    );
  };
  const { app } = open({ reader: { read } });
  const server = createServer((request, response) => void getRequestListener(app.fetch)(request, response));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const visitor = get(`http://127.0.0.1:${port}/api/read-site?url=https://a.example`).on("error", () => undefined);
  const signal = await started.promise;
  expect(signal.aborted).toBe(false);
  const aborted = once(signal, "abort");
  visitor.destroy();
  await aborted;
  await new Promise((done) => server.close(done));
});
