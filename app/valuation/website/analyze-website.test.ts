import { describe, expect, it, vi } from "vitest";
import { browserClock } from "#app/valuation/clock.ts";
import { errorAnswer } from "#contracts/error-table.ts";
import type { Finding } from "#domain/website/analysis.ts";
import { technologyServicesAnalysis } from "#domain/website/fallback-analysis.ts";
import { analyzeWebsite } from "./analyze-website.ts";
import { createReaders } from "./readers.ts";

const website = "https://northgate.example";
const now = new Date("2025-11-03T10:00:00.000Z");
const analysis = technologyServicesAnalysis({ website, at: now.toISOString() });
const filler = "<p>We plan routes and send technicians to the job, in one place, for field service companies.</p>";
const page = `<title>Northgate &amp; Co</title><h1>Scheduling</h1><h2>Plans</h2>${filler}`;
const scripts = `<div id="root"></div><script>${"boot();".repeat(50)}</script>`;

/** A reader that returns a page, and an analysis service that returns what it is told. */
function setUp(contents: string | null, answer: () => Response = () => Response.json({ analysis })) {
  const leaving = new AbortController();
  const findings: Finding[] = [];
  const posted: unknown[] = [];
  const fetch = vi.fn(async (address: string, init: RequestInit) => {
    init.signal?.throwIfAborted();
    if (address.includes("read-site")) {
      return contents === null
        ? Response.json(errorAnswer("siteFailed"), { status: 502 })
        : Response.json({ contents });
    }
    posted.push(JSON.parse(String(init.body)));
    return answer();
  }) as unknown as typeof globalThis.fetch;
  const run = () =>
    analyzeWebsite(
      { website, signal: leaving.signal, onFinding: (finding) => findings.push(finding) },
      { readers: createReaders("", []), fetch, clock: browserClock, log: vi.fn(), apiOrigin: "", now: () => now },
    );
  return { run, findings, posted, leaving };
}

it("reports what it reads, sends it, and returns the analysis", async () => {
  const { run, findings, posted } = setUp(page);
  expect(await run()).toEqual(analysis);
  expect(findings).toEqual([
    { kind: "title", title: "Northgate & Co" },
    { kind: "headings", count: 2 },
  ]);
  expect(posted).toMatchObject([
    {
      mode: "valuation-analysis",
      websiteData: {
        url: website,
        title: "Northgate & Co",
        headings: ["Scheduling", "Plans"],
        extractedAt: now.toISOString(),
      },
    },
  ]);
});

it("reads a page longer than one slice to its end", async () => {
  const { run, findings } = setUp(`<title>Long</title>${"<div></div>".repeat(20_000)}<h1>At the end</h1>${filler}`);
  await run();
  expect(findings).toContainEqual({ kind: "headings", count: 1 });
});

describe("fails with a message of the error table", () => {
  it.each([
    ["no reader", null, undefined, "Failed to analyze website: All proxies failed - no content retrieved"],
    ["nothing but scripts", scripts, undefined, "Failed to analyze website: No content received"],
    [
      "a busy service",
      page,
      new Response("{}", { status: 429 }),
      "Failed to analyze website: We are receiving too many",
    ],
    [
      "an empty answer",
      page,
      Response.json({}),
      "Failed to analyze website: Analysis service returned an empty response.",
    ],
  ])("for %s", async (_, contents, answer, message) => {
    const { run } = setUp(contents, answer && (() => answer));
    await expect(run()).rejects.toThrow(message);
  });

  it("but not when the visitor leaves", async () => {
    const { run, leaving, posted } = setUp(page);
    const running = run();
    leaving.abort(new Error("reset"));
    await expect(running).rejects.toThrow(/^reset$/);
    expect(posted).toEqual([]);
  });
});
