import { describe, expect, it } from "vitest";
import type { PageAudit } from "#tooling/browser/lighthouse.ts";
import type { PageFigures } from "#tooling/browser/page-figures.ts";
import { mediansOf, missedBy, missedByHome, missedByLateFonts, missedStable } from "./page-goals.ts";

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

describe("goals of every page", () => {
  it("are reached at their very edge", () => {
    expect(missedBy("/", good)).toEqual([]);
  });

  it.each([
    [{ performance: 97 }, "/team: performance 97, at least 98 wanted"],
    [{ cls: 0.01 }, "/team: CLS 0.010, below 0.01 wanted"],
    [{ tbt: 100 }, "/team: TBT 100 ms, below 100 ms wanted"],
  ])("are missed by %o", (change, line) => {
    expect(missedBy("/team", { ...good, ...change })).toEqual([line]);
  });
});

describe("goals of the home page", () => {
  it("are reached just below the script of the Next.js build", () => {
    expect(missedByHome(good, { ...good, script: good.script + 1 })).toEqual([]);
  });

  it("leave the peer out where it was not measured", () => {
    expect(missedByHome(good, undefined)).toEqual([]);
  });

  it("are missed at the peer's weight and by a font's shift", () => {
    const home = { ...good, script: 102_400, fontShifts: 1 };
    expect(missedByHome(home, { ...good, script: 102_400 })).toEqual([
      "home page: 100.0 KB of script, less than the 100.0 KB of the Next.js build wanted",
      "home page: the browser blames a layout shift on a web font",
    ]);
  });
});

it("takes each figure's own median", () => {
  const runs = [
    { ...good, performance: 99, tbt: 10 },
    { ...good, performance: 90, tbt: 300 },
    { ...good, performance: 100, tbt: 20 },
  ];
  expect(mediansOf(runs)).toEqual({ ...good, performance: 99, tbt: 20 });
});

describe("late fonts", () => {
  const still = { width: 390, moved: 0.5, headingShifts: 0, shift: 0.004 };

  it("must leave the heading where it stands, whatever else they move", () => {
    expect(missedByLateFonts([still])).toEqual([]);
  });

  it.each([{ moved: 0.6 }, { headingShifts: 1 }])("are told with the width where they do not: %o", (change) => {
    const missed = missedByLateFonts([still, { ...still, width: 1440, ...change }]);
    expect(missed).toHaveLength(1);
    expect(missed[0]).toContain("at 1440 px");
  });
});

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
