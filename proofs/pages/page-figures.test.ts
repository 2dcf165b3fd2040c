import { describe, expect, it } from "vitest";
import { pageFigures } from "./page-figures.ts";

const metric = (numericValue: number) => ({ numericValue });

type Item = { url: string; transferSize: number; resourceType?: string; mimeType?: string };

const reportOf = (items: readonly Item[], shifts: readonly unknown[] = []) => ({
  categories: { performance: { score: 0.994 } },
  audits: {
    "largest-contentful-paint": metric(1712.4),
    "total-blocking-time": metric(31),
    "cumulative-layout-shift": metric(0.002),
    "network-requests": { details: { items } },
    "cls-culprits-insight": { details: { items: [{ items: shifts }] } },
  },
});

describe("figures of a page", () => {
  it("takes timings and score from the Lighthouse report", () => {
    expect(pageFigures(reportOf([]), [])).toMatchObject({ performance: 99, lcp: 1712.4, tbt: 31, cls: 0.002 });
  });

  it("adds up transferred bytes by kind, whenever they were requested", () => {
    const figures = pageFigures(
      reportOf([
        { url: "http://x/", transferSize: 9_000, resourceType: "Document", mimeType: "text/html" },
        { url: "http://x/a.js", transferSize: 100, resourceType: "Script", mimeType: "text/javascript" },
        { url: "http://x/late.js", transferSize: 11, resourceType: "Other", mimeType: "application/javascript" },
        { url: "http://x/a.css", transferSize: 20, resourceType: "Stylesheet", mimeType: "text/css" },
        { url: "http://x/a.woff2", transferSize: 30, resourceType: "Font", mimeType: "font/woff2" },
        { url: "http://x/a.svg", transferSize: 40, resourceType: "Other", mimeType: "image/svg+xml" },
        { url: "http://x/a.png", transferSize: 4, resourceType: "Image", mimeType: "image/png" },
        { url: "http://x/api", transferSize: 500, resourceType: "Fetch", mimeType: "application/json" },
        { url: "data:image/png;base64,", transferSize: 0, resourceType: "Image", mimeType: "image/png" },
      ]),
      [],
    );
    expect(figures).toMatchObject({ document: 9_000, script: 111, style: 20, font: 30, image: 44, requests: 8 });
  });

  it("subtracts the answers' headers, and reports them separately", () => {
    const answer = (url: string, encodedDataLength: number) => ({
      method: "Network.responseReceived",
      params: { response: { url, encodedDataLength } },
    });
    const items = [
      { url: "http://x/", transferSize: 9_000, resourceType: "Document" },
      { url: "http://x/a.js", transferSize: 1_300, resourceType: "Script" },
    ];
    const log = [
      { method: "Network.dataReceived", params: {} },
      answer("http://x/", 900),
      answer("http://x/a.js", 300),
    ];
    expect(pageFigures(reportOf(items), log)).toMatchObject({ document: 8_100, script: 1_000, headers: 1_200 });
  });

  it("counts layout shifts caused by a font, and no others", () => {
    const shift = (extra: unknown) => ({ score: 0.1, subItems: { type: "subitems", items: [{ extra, cause: "…" }] } });
    const font = shift({ type: "url", value: "http://x/assets/serif.woff2" });
    const picture = shift({ type: "node", selector: "img" });
    expect(pageFigures(reportOf([], [{ score: 0.3 }, font, picture]), []).fontShifts).toBe(1);
  });

  it("rejects an incomplete report", () => {
    const report = reportOf([]);
    const failed = { ...report, audits: { ...report.audits, "largest-contentful-paint": { errorMessage: "NO_LCP" } } };
    expect(() => pageFigures(failed, [])).toThrow();
  });
});
