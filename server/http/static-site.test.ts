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
  ["identity", null],
])("accepting %s gets %s", async (accepted, encoding) => {
  const response = await get("/", { "Accept-Encoding": accepted });
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("vary")).toBe("Accept-Encoding");
  expect(await response.text()).toContain("home");
});

test("the same page again costs a 304 without a body", async () => {
  const first = await get("/", { "Accept-Encoding": "br" });
  const etag = first.headers.get("etag") ?? "";
  const second = await get("/", { "Accept-Encoding": "br", "If-None-Match": etag });
  expect(second.status).toBe(304);
  expect(second.headers.get("etag")).toBe(etag);
  expect(await second.text()).toBe("");
});

test("each encoding has a tag of its own", async () => {
  const [br, gzip] = await Promise.all(["br", "gzip"].map((encoding) => get("/", { "Accept-Encoding": encoding })));
  expect(br?.headers.get("etag")).not.toBe(gzip?.headers.get("etag"));
});

test("hashed files are kept for ever, pages are asked for again", async () => {
  expect((await get("/assets/app-1.js")).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect((await get("/about")).headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
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
