import { describe, expect, it } from "vitest";
import type { PageAudit } from "./lighthouse.ts";
import type { PageFigures } from "./page-figures.ts";
import { missedStable } from "./page-goals.ts";

const good: PageFigures = {
  performance: 98,
  lcp: 1_800,
  tbt: 99.9,
  cls: 0.0099,
  script: 102_399,
  style: 18_000,
  font: 100_000,
  image: 20_000,
  document: 12_000,
  headers: 6_000,
  requests: 14,
  fontShifts: 0,
};

describe("goals that every test run holds the site to", () => {
  const slow: PageFigures = { ...good, performance: 40, lcp: 9_000, tbt: 2_000 };
  const scores: PageAudit["scores"] = { performance: 40, accessibility: 100, "best-practices": 100, seo: 100 };

  it("leaves times to the machine, and judges what does not depend on it", () => {
    expect(missedStable("/", { scores, figures: slow })).toEqual([]);
  });

  it.each([
    ["/", { accessibility: 99 }, {}, "/: accessibility 99, 100 wanted"],
    ["/about", { "best-practices": 96 }, {}, "/about: best-practices 96, 100 wanted"],
    ["/about", { seo: 92 }, {}, "/about: seo 92, 100 wanted"],
    ["/about", {}, { cls: 0.01 }, "/about: CLS 0.010, below 0.01 wanted"],
  ])("says what %s misses with %o and %o", (page, score, figure, line) => {
    const seen = { scores: { ...scores, ...score }, figures: { ...slow, ...figure } };
    expect(missedStable(page, seen)).toEqual([line]);
  });
});
