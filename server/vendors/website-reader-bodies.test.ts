import { getEventListeners } from "node:events";
import { afterAll, describe, expect, test } from "vitest";
import { site } from "#content/site.ts";
import { goodPage } from "#tests/fakes/hostile-site.ts";
import { openReaderFixture, refusalOf } from "#tests/support/reader.fixture.ts";

const fixture = await openReaderFixture();
afterAll(() => fixture.close());

const reader = fixture.reader();
const limit = 2_000_000;

describe("a page is read", () => {
  test.each([
    ["as it is", "/good", goodPage],
    ["as XHTML", "/xhtml", goodPage],
    ["from gzip", "/gzip", goodPage],
    ["from gzip by its older name", "/x-gzip", goodPage],
    ["from brotli", "/br", goodPage],
    ["from the encoding that is none", "/identity", goodPage],
    ["from windows-1252", "/windows-1252", "“Café”"],
    ["when it is empty", "/bytes?0", ""],
    ["up to the limit", `/bytes?${limit}`, "a".repeat(limit)],
    ["up to the limit, packed", `/gzip-bytes?${limit}`, "a".repeat(limit)],
  ])("%s", async (_name, path, page) => {
    expect(await reader.read(fixture.at(path))).toBe(page);
    await fixture.expectHealthy(reader);
  });

  test("with one plain GET that names us and carries nothing else", async () => {
    const before = fixture.site.connections();
    expect(JSON.parse(await reader.read(fixture.at("/request?a=1&b=%20#fragment")))).toEqual({
      method: "GET",
      url: "/request?a=1&b=%20",
      host: `site.example:${fixture.site.port}`,
      connection: "close",
      "user-agent": `Mozilla/5.0 (compatible; ${site.brand.replace(/[^A-Za-z0-9]/g, "")}-Reader/1.0; +https://firm.example)`,
      accept: "text/html,application/xhtml+xml",
      "accept-encoding": "gzip, br",
    });
    expect(fixture.site.connections() - before).toBe(1);
  });
});

describe("an answer is refused", () => {
  const tooLarge = (stage: string) => ["pageTooLarge", `more than 2000000 bytes ${stage}`] as const;
  const notHtml = ["pageUnsuitable", "content type not HTML"] as const;

  test.each<[name: string, path: string, code: string, reason: string | RegExp]>([
    ["one byte above the limit", `/bytes?${limit + 1}`, ...tooLarge("as sent")],
    ["one byte above the limit, packed", `/gzip-bytes?${limit + 1}`, ...tooLarge("unpacked")],
    ["announced too large", "/announced", ...tooLarge("announced")],
    ["an endless body", "/endless", ...tooLarge("as sent")],
    ["a gzip bomb", "/gzip-bomb", ...tooLarge("unpacked")],
    ["a brotli bomb", "/br-bomb", ...tooLarge("unpacked")],
    ["endless packed nothing", "/empty-members", ...tooLarge("as sent")],
    ["a bomb in a bomb", "/stacked", "siteFailed", "several content encodings"],
    ["two encodings on two lines", "/stacked-lines", "siteFailed", "several content encodings"],
    ["PDF", "/pdf", ...notHtml],
    ["JSON", "/json", ...notHtml],
    ["plain text", "/text", ...notHtml],
    ["a picture", "/image", ...notHtml],
    ["a type that starts like HTML", "/html-like", ...notHtml],
    ["no type", "/no-type", ...notHtml],
    ["gzip that is none", "/bad-gzip", "siteFailed", "Z_DATA_ERROR"],
    ["gzip cut off", "/cut-gzip", "siteFailed", "Z_BUF_ERROR"],
    ["brotli that is none", "/bad-br", "siteFailed", /^ERR__ERROR_FORMAT/],
    ["deflate", "/deflate", "siteFailed", "content encoding that was not asked for"],
    ["zstd", "/zstd", "siteFailed", "content encoding that was not asked for"],
    ["a body cut off", "/cut", "siteFailed", "UND_ERR_SOCKET"],
    ["chunks cut off", "/cut-chunks", "siteFailed", "UND_ERR_SOCKET"],
    ["another protocol", "/garbage", "siteFailed", "HTTPParserError"],
    ["a reset", "/reset", "siteFailed", "ECONNRESET"],
    ["a hang-up", "/hang-up", "siteFailed", "UND_ERR_SOCKET"],
    ["an upgrade", "/upgrade", "siteFailed", "UND_ERR_SOCKET"],
    ["a huge header", "/huge-header", "siteFailed", "UND_ERR_HEADERS_OVERFLOW"],
    ["endless headers", "/endless-headers", "siteFailed", "UND_ERR_HEADERS_OVERFLOW"],
    ["not found", "/status?404", "siteFailed", "HTTP 404"],
    ["forbidden", "/status?403", "siteFailed", "HTTP 403"],
    ["a failure", "/status?500", "siteFailed", "HTTP 500"],
  ])("%s", async (_name, path, code, reason) => {
    const refusal = await refusalOf(reader.read(fixture.at(path)));
    expect(refusal.code).toBe(code);
    expect(refusal.reason).toMatch(typeof reason === "string" ? new RegExp(`^${reason}$`) : reason);
    await fixture.expectHealthy(reader);
  });

  test.each([
    ["a certificate that nobody vouches for", fixture.site.securePort, "secure.example", "DEPTH_ZERO_SELF_SIGNED_CERT"],
    ["http on a port of https", fixture.site.port, "site.example", "ERR_SSL_WRONG_VERSION_NUMBER"],
  ])("%s", async (_name, port, host, reason) => {
    expect(await refusalOf(reader.read(`https://${host}:${port}/good`))).toEqual({ code: "siteFailed", reason });
    await fixture.expectHealthy(reader);
  });

  test("nothing listens on the port", async () => {
    const { read } = fixture.reader({ allowHosts: ["site.example:1"] });
    expect(await refusalOf(read("http://site.example:1/"))).toEqual({ code: "siteFailed", reason: "ECONNREFUSED" });
    await fixture.expectHealthy(reader);
  });

  test("an endless body is cut off soon after the limit", async () => {
    await refusalOf(reader.read(fixture.at("/endless")));
    await fixture.site.closed();
    // Data in the machine's own buffers is added to that.
    expect(fixture.site.bytesSent()).toBeLessThan(12_000_000);
  });

  describe("however it sends data that is not a page", () => {
    test.each([
      ["a chunk extension without an end", "/endless-chunk-extension", "received"],
      ["extensions on every chunk", "/endless-chunk-extensions", "received"],
      ["chunks of one byte", "/endless-tiny-chunks", "received"],
      ["a hint now and then, without an end", "/endless-hints", "too many interim answers"],
      ["hints without an end", "/fast-hints", "too many interim answers"],
      ["large hints without an end", "/large-hints", "too many interim answers"],
      ["trailers without an end", "/endless-trailers", "UND_ERR_HEADERS_OVERFLOW"],
      ["blank lines without an end", "/blank-lines", "received"],
    ])("%s", async (_name, path, reason) => {
      // Long before the time limit: everything sent until then costs main-thread time.
      const patient = fixture.reader({ deadlineMs: 60_000 });
      expect((await refusalOf(patient.read(fixture.at(path)))).reason).toContain(reason);
      await fixture.site.closed();
      expect(fixture.site.bytesSent()).toBeLessThan(12_000_000);
      await fixture.expectHealthy(patient);
    });
  });

  test("no reason reveals the address", async () => {
    for (const path of ["/pdf", "/bad-gzip", "/loop", "/status?404", "/reset"]) {
      const { reason } = await refusalOf(reader.read(fixture.at(`${path}`)));
      expect(reason).not.toMatch(/site\.example|127\.0\.0\.1/);
    }
  });
});

describe.concurrent("one time limit for everything", () => {
  const deadlineMs = 500;

  test.each([
    ["a name server that never answers", "http://stuck.example/", undefined],
    ["silence", fixture.at("/silent"), "/silent"],
    ["half the headers", fixture.at("/half-headers"), "/half-headers"],
    ["half a page", fixture.at("/half"), "/half"],
    ["a byte at a time", fixture.at("/drip"), "/drip"],
    ["a packed byte at a time", fixture.at("/gzip-drip"), "/gzip-drip"],
  ])("%s", async (_name, address, path) => {
    const hurried = fixture.reader({ deadlineMs });
    const started = performance.now();
    expect(await refusalOf(hurried.read(address))).toEqual({ code: "siteTimeout", reason: "not done within 500 ms" });
    expect(performance.now() - started).toBeLessThan(deadlineMs + 4_000);
    await fixture.expectHealthy(hurried, path ?? "none");
  });

  test("slow redirects add up", async () => {
    const hurried = fixture.reader({ deadlineMs });
    const { code, reason } = await refusalOf(hurried.read(fixture.at("/slow-hop")));
    expect(code).toBe("siteTimeout");
    expect(reason).toMatch(/^redirect [1-5]: not done within 500 ms$/);
    await fixture.expectHealthy(hurried, "/slow-hop");
  });
});

describe("when the visitor leaves", () => {
  test.each(["/silent", "/half", "/drip"])("the request to %s is given up and its connection closed", async (path) => {
    const leaving = new AbortController();
    const reading = refusalOf(reader.read(fixture.at(path), leaving.signal));
    await fixture.site.asked(path);
    leaving.abort();
    expect(await reading).toEqual({ code: "siteFailed", reason: "the visitor left" });
    await fixture.expectHealthy(reader);
  });

  test("before the start, no request is made", async () => {
    const before = fixture.site.connections();
    expect(await refusalOf(reader.read(fixture.at("/good"), AbortSignal.abort()))).toEqual({
      code: "siteFailed",
      reason: "the visitor left",
    });
    expect(fixture.site.connections()).toBe(before);
  });

  test("a long-lived signal keeps no listeners", async () => {
    const { signal } = new AbortController();
    await reader.read(fixture.at("/good"), signal);
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });
});
