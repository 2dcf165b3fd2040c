import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadStaticSite } from "./static-site.ts";

const folder = mkdtempSync(join(tmpdir(), "static-site-"));
let server: Server;
let origin: string;

beforeAll(async () => {
  const home = "<!doctype html><script>1</script><p>home</p>";
  mkdirSync(join(folder, "about"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), home);
  writeFileSync(join(folder, "index.html.br"), brotliCompressSync(home));
  writeFileSync(join(folder, "index.html.gz"), gzipSync(home));
  writeFileSync(join(folder, "about/index.html"), "<p>about</p>");
  writeFileSync(join(folder, "assets/app-1.js"), "1");
  mkdirSync(join(folder, "social"));
  mkdirSync(join(folder, "embed", "assets"), { recursive: true });
  for (const name of [
    "robots.txt",
    "sitemap.xml",
    "about.data",
    "social/home.png",
    "embed.js",
    "embed/assets/flow-1.js",
  ])
    writeFileSync(join(folder, name), name);
  const site = loadStaticSite(folder, { https: false });
  server = createServer((request, response) => {
    if (!site.serve(request, response)) response.writeHead(418).end();
  });
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  origin = `http://localhost:${typeof address === "object" ? address?.port : 0}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(origin + path, { headers, method });

test.each([
  ["br, gzip", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["BR ; q=1.0 , gzip;q=0.5", "br"],
  ["br;q=0.000, gzip;q=0", null],
  ["deflate, zstd", null],
  ["identity", null],
])("accepting %s gets %s", async (accepted, encoding) => {
  const response = await get("/", { "Accept-Encoding": accepted });
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("vary")).toBe("Accept-Encoding");
  expect(await response.text()).toContain("home");
});

test("a repeated request is answered 304 without a body", async () => {
  const first = await get("/", { "Accept-Encoding": "br" });
  const etag = first.headers.get("etag") ?? "";
  const second = await get("/", { "Accept-Encoding": "br", "If-None-Match": etag });
  expect(second.status).toBe(304);
  expect(second.headers.get("etag")).toBe(etag);
  expect(await second.text()).toBe("");
});

test("each encoding has its own ETag", async () => {
  const [br, gzip] = await Promise.all(["br", "gzip"].map((encoding) => get("/", { "Accept-Encoding": encoding })));
  expect(br?.headers.get("etag")).not.toBe(gzip?.headers.get("etag"));
});

const eachTime = "public, max-age=0, must-revalidate";

test.each([
  ["GET", "/", eachTime, "text/html; charset=utf-8", "same-origin"],
  ["HEAD", "/about", eachTime, "text/html; charset=utf-8", "same-origin"],
  ["GET", "/about.data", eachTime, "text/x-script; charset=utf-8", "same-origin"],
  ["GET", "/assets/app-1.js", "public, max-age=31536000, immutable", "text/javascript; charset=utf-8", "same-origin"],
  [
    "GET",
    "/embed/assets/flow-1.js",
    "public, max-age=31536000, immutable",
    "text/javascript; charset=utf-8",
    "same-origin",
  ],
  ["GET", "/embed.js", "public, max-age=3600", "text/javascript; charset=utf-8", "cross-origin"],
  ["GET", "/social/home.png", eachTime, "image/png", "cross-origin"],
  ["GET", "/robots.txt", eachTime, "text/plain; charset=utf-8", "same-origin"],
  ["GET", "/sitemap.xml", eachTime, "application/xml; charset=utf-8", "same-origin"],
])("%s %s is cacheable: %s", async (method, path, cacheControl, contentType, sharedWith) => {
  const { headers } = await get(path, {}, method);
  expect(headers.get("cache-control")).toBe(cacheControl);
  expect(headers.get("content-type")).toBe(contentType);
  expect(headers.get("cross-origin-resource-policy")).toBe(sharedWith);
  expect(headers.get("etag")).toMatch(/^"[\w-]{22,}"$/);
});

test.each([
  ["its tag", (tag: string) => tag, 304],
  ["its tag as a weak one", (tag: string) => `W/${tag}`, 304],
  ["its tag among others", (tag: string) => `"other", ${tag}`, 304],
  ["any tag", () => "*", 304],
  ["another tag", () => '"other"', 200],
  ["the tag of another encoding", (tag: string) => tag.replace("-br", "-gzip"), 200],
])("a client that has %s is answered %s", async (_name, held, status) => {
  const asks = { "Accept-Encoding": "br" };
  const tag = (await get("/", asks)).headers.get("etag") ?? "";
  const answer = await get("/", { ...asks, "If-None-Match": held(tag) });
  expect(answer.status).toBe(status);
  // Headers that describe a body are left out; the rest refreshes the visitor's cached copy.
  const kept = ["cache-control", "vary", "content-security-policy", "x-frame-options"].map((name) =>
    answer.headers.get(name),
  );
  expect(kept).not.toContain(null);
  expect(answer.headers.has("content-encoding")).toBe(status === 200);
});

test("more spellings of Accept-Encoding than are remembered still get what they accept", async () => {
  const encodings = await Promise.all(
    Array.from({ length: 120 }, async (_, index) => {
      const accepted = index % 2 === 0 ? `gzip, x-${index}` : `br, x-${index}`;
      return (await get("/", { "Accept-Encoding": accepted })).headers.get("content-encoding");
    }),
  );
  expect(encodings).toEqual(encodings.map((_, index) => (index % 2 === 0 ? "gzip" : "br")));
});

test("a page carries the policy that allows its own scripts", async () => {
  expect((await get("/")).headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
});

test("the query does not matter, the method does", async () => {
  expect((await get("/about?a=1")).status).toBe(200);
  expect((await get("/about", {}, "POST")).status).toBe(418);
  const head = await get("/about", {}, "HEAD");
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "12", ""]);
});

test.each(["/nothing", "/about/", "/../package.json", "/index.html.br", "/assets", "/%2e%2e/package.json"])(
  "%s is left to the application",
  async (path) => {
    expect((await get(path)).status).toBe(418);
  },
);
