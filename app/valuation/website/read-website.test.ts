import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browserClock } from "#app/valuation/clock.ts";
import { site } from "#content/site.ts";
import { type ErrorCode, errorAnswer, errorTable } from "#contracts/error-table.ts";
import { readerLimits, readWebsite } from "./read-website.ts";
import { createReaders } from "./readers.ts";

const website = "https://northgate.example/?a=b&c=d";
const page = `<title>Northgate</title>${"x".repeat(100)}`;
const readers = createReaders("https://amiva.example", site.websiteProxies);

type Answer = () => Promise<Response>;
const silent: Answer = () => new Promise(() => undefined);
const json =
  (contents: unknown): Answer =>
  async () =>
    Response.json({ contents });
const text =
  (body: BodyInit, headers: HeadersInit = {}): Answer =>
  async () =>
    new Response(body, { headers });
const status =
  (code: number): Answer =>
  async () =>
    new Response("", { status: code });

const broken: Answer = async () => {
  throw new TypeError("Failed to fetch");
};

/** An error answer of our own server. */
const refusal =
  (code: ErrorCode): Answer =>
  async () =>
    Response.json(errorAnswer(code), { status: errorTable[code].status });

/** Readers that answer in turn; records requests and logs. */
function setUp(...answers: Answer[]) {
  const asked: string[] = [];
  const inits: RequestInit[] = [];
  const log = vi.fn();
  const fetch = (async (input: string, init: RequestInit) => {
    asked.push(input);
    inits.push(init);
    const stop = new Promise<never>((_, reject) => {
      init.signal?.addEventListener("abort", () => reject(init.signal?.reason), { once: true });
    });
    return Promise.race([(answers[asked.length - 1] ?? silent)(), stop]);
  }) as typeof globalThis.fetch;
  const leaving = new AbortController();
  const reading = readWebsite(website, leaving.signal, { readers, fetch, clock: browserClock, log });
  reading.catch(() => undefined);
  return { asked, inits, log, leaving, reading, reasons: () => log.mock.calls.map(([, reason]) => reason.message) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the chain", () => {
  it("asks our own reader first, then the three configured proxies in order", async () => {
    const { asked, inits, reading } = setUp(refusal("siteFailed"), status(500), status(500), text(page));
    expect(await reading).toBe(page);
    const target = "https%3A%2F%2Fnorthgate.example%2F%3Fa%3Db%26c%3Dd";
    expect(asked).toEqual([
      `https://amiva.example/api/read-site?url=${target}`,
      `https://api.allorigins.win/get?url=${target}`,
      `https://corsproxy.io/?url=${target}`,
      `https://api.codetabs.com/v1/proxy/?quest=${target}`,
    ]);
    for (const init of inits) expect(init).toMatchObject({ credentials: "omit", referrerPolicy: "same-origin" });
  });

  it("asks no one else once it has a page", async () => {
    const { asked, reading, log } = setUp(json(page));
    expect(await reading).toBe(page);
    expect(asked).toHaveLength(1);
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ["100 characters", "x".repeat(100), false],
    ["101 characters", "x".repeat(101), true],
    ["spaces alone", " ".repeat(500), false],
  ])("counts %s as a page: %s", async (_, contents, isPage) => {
    const { asked, reading, reasons } = setUp(refusal("siteFailed"), json(contents), text(page));
    await reading;
    expect(asked).toHaveLength(isPage ? 2 : 3);
    expect(reasons()).toEqual(isPage ? ["HTTP 502"] : ["HTTP 502", "No content received"]);
  });

  it("says why each reader failed, and that all have", async () => {
    const { reading, reasons } = setUp(refusal("siteFailed"), json(null), broken, text("short"));
    await expect(reading).rejects.toThrow("All proxies failed - no content retrieved");
    expect(reasons()).toEqual(["HTTP 502", "No content received", "Failed to fetch", "No content received"]);
  });

  it.each<[string, Answer, string]>([
    ["an address that our reader refuses", refusal("addressRefused"), "HTTP 403"],
    ["a malformed address", refusal("addressInvalid"), "HTTP 400"],
    ["a visitor over the limit", refusal("tooMany"), "HTTP 429"],
    ["a page that is too large", refusal("pageTooLarge"), "HTTP 413"],
    ["a document that is no page", refusal("pageUnsuitable"), "HTTP 415"],
    ["a site that was reached and is empty", json(""), "No content received"],
    ["a failure of our server", refusal("internal"), "HTTP 500"],
    ["a gateway that stands in for our server", status(502), "HTTP 502"],
    ["a server that is away", broken, "Failed to fetch"],
  ])("asks no proxy for %s", async (_, answer, message) => {
    const { asked, reading } = setUp(answer, json(page), text(page));
    await expect(reading).rejects.toThrow(message);
    expect(asked).toHaveLength(1);
  });

  it("decodes a plain answer in the page's own encoding", async () => {
    const bytes = new Uint8Array([...new TextEncoder().encode("x".repeat(120)), 0x93, 0xfa, 0x96, 0x7b]);
    const shiftJis = text(bytes, { "Content-Type": "text/html; charset=Shift_JIS" });
    const { reading } = setUp(refusal("siteTimeout"), status(500), shiftJis);
    expect(await reading).toBe(`${"x".repeat(120)}日本`);
  });
});

describe("time", () => {
  it("gives each reader 8000 ms", async () => {
    const { asked, reading, reasons } = setUp(silent, silent, json(page));
    await vi.advanceTimersByTimeAsync(readerLimits.timeoutMs - 1);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(readerLimits.timeoutMs);
    expect(asked).toHaveLength(3);
    expect(reasons()).toEqual(["No answer within 8000 ms", "No answer within 8000 ms"]);
    await reading.catch(() => undefined);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("reads at most 2 MB of an endless page", async () => {
    const chunk = new Uint8Array(500_000).fill(120);
    let pulled = 0;
    const source = {
      pull(controller: ReadableStreamDefaultController) {
        pulled += 1;
        controller.enqueue(chunk);
      },
    };
    const endless: Answer = async () => new Response(new ReadableStream(source, { highWaterMark: 0 }));
    const { reading } = setUp(refusal("siteFailed"), status(500), endless);
    expect((await reading).length).toBe(readerLimits.maxPageBytes);
    expect(pulled).toBeLessThan(10);
  });

  it("stops the whole chain when the visitor leaves", async () => {
    const { asked, inits, leaving, reading, log } = setUp(refusal("siteFailed"), silent, json(page));
    await vi.advanceTimersByTimeAsync(100);
    leaving.abort(new Error("reset"));
    await expect(reading).rejects.toThrow("reset");
    expect(inits[1]?.signal?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(2);
    expect(log).toHaveBeenCalledTimes(1);
  });
});
