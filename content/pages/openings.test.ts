import { describe, expect, it } from "vitest";
import { ctas } from "#content/cta.ts";
import { figures } from "#content/sources/claims.ts";
import { aboutPage } from "./about.ts";
import { faqPage } from "./faq.ts";
import { homePage } from "./home.ts";
import { platformPreview } from "./platform-preview.ts";
import { lazySheets } from "./platform-preview-lazy.ts";
import { processPage } from "./process.ts";
import { successStoriesPage } from "./success-stories.ts";
import { teamPage } from "./team.ts";
import { valuationPage } from "./valuation.ts";

const { firm } = figures;
const pages = {
  about: aboutPage,
  faq: faqPage,
  home: homePage,
  process: processPage,
  successStories: successStoriesPage,
  team: teamPage,
  valuation: valuationPage,
  cta: ctas,
};

/** Every string of a page's data, however deep. */
function strings(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(strings);
  return [];
}

const sentences = (text: string) => text.split(/(?<=[.?!])\s+/);

describe("the copy of the openings", () => {
  it.each(Object.entries(pages))("%s: no sentence above 35 words, no exclamation mark", (_page, data) => {
    for (const sentence of strings(data).flatMap(sentences)) {
      expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(35);
      expect(sentence).not.toContain("!");
    }
  });
});

describe("the figures of the openings", () => {
  it("about: the statement shows the firm's figures and settles at nothing", () => {
    expect(aboutPage.statement.lines.map(({ value }) => value)).toEqual([
      firm.exits,
      firm.closedValue,
      firm.closeRate,
      firm.higherValuations,
      firm.competingOffers,
    ]);
    expect(aboutPage.statement.total.value).toBe("$0");
  });

  it("team: four counters", () => {
    expect(teamPage.counters.map(({ before, digits, after }) => before + digits + after)).toEqual([
      firm.exits,
      firm.closedValue,
      firm.dealsAdvised,
      firm.founderExits,
    ]);
  });

  it("home: the preview's phases cover 24 weeks without a gap", () => {
    const { phases, weeks } = platformPreview.dealProgress;
    expect(phases.map((phase) => phase.weeks)).toEqual([
      [1, 4],
      [5, 8],
      [9, 12],
      [13, weeks],
    ]);
    expect(weeks).toBe(24);
  });

  it("home: the map's sectors are the published ones, and its active buyers the figure below it", () => {
    const { sectors, figures } = lazySheets.buyerInsights;
    expect(sectors.map(({ count }) => count)).toEqual([27, 18, 9]);
    const sum = (key: "count" | "active") => sectors.reduce((total, sector) => total + sector[key], 0);
    expect(figures.map(({ value }) => value)).toEqual([String(sum("count")), "22", String(sum("active"))]);
  });

  it("valuation: the sample's range is 0.85 and 1.15 of its value, and each approach its share of it", () => {
    const { approaches } = valuationPage.sampleResult;
    const value = 9.9;
    const shares = approaches.map(({ from, to }) =>
      [from / value, to / value].map((share) => Number(share.toFixed(2))),
    );
    expect(shares).toEqual([
      [0.7, 0.9],
      [0.8, 1.1],
      [1, 1.2],
    ]);
    expect(platformPreview.dealProgress.offers.range.map((end) => Number((end / value).toFixed(2)))).toEqual([
      0.85, 1.15,
    ]);
  });
});

describe("illustrations", () => {
  it("say that they are samples", () => {
    expect([platformPreview.illustration, lazySheets.illustration]).toEqual([true, true]);
    expect(platformPreview.project).toMatch(/^Sample/);
    expect(valuationPage.sampleResult.badge).toBe("Sample");
  });
});
