import type { ReadinessAnswer, ReadinessKey } from "#domain/depth/depth-bounds.ts";

type Source = { readonly name: string; readonly url: string };

/** A published figure about what a buyer does, with where it stands. */
type PublishedFigure = { readonly text: string; readonly sources: readonly Source[] };

const deadDeals: Source = {
  name: "Axial, Dead Deal Report, 2026",
  url: "https://www.axial.net/forum/dead-deal-report-unpacking-2025s-broken-lois",
};

export const readinessFigures: { readonly [Key in ReadinessKey]?: PublishedFigure } = {
  customerConcentration: {
    text: "Where advisors start to worry differs: at 10% to 15% of sales for some, at 20% for others.",
    sources: [
      { name: "98 Advisors", url: "https://www.98advisors.com/blog/customer-concentration-risk-in-ma" },
      {
        name: "Liquidity & Legacy",
        url: "https://www.liquidityandlegacy.com/p/founder-dependence-customer-concentration-risk",
      },
    ],
  },
  booksTie: {
    text: "Of 75 letters of intent that broke in 2025, 21.3% failed on earnings that did not match.",
    sources: [deadDeals],
  },
  writtenContracts: {
    text: "Of 75 letters of intent that broke in 2025, 25.3% failed on other findings, such as contracts, customers and legal matters.",
    sources: [deadDeals],
  },
  threeYearGrowth: {
    text: "In deals of $10M to $500M, companies with growth and EBITDA margin both above 10% earned a premium of about 5% in the first half of 2025.",
    sources: [
      {
        name: "GF Data",
        url: "https://gfdata.com/mid-year-ma-insight-volume-soft-multiples-stable-back-half-hopeful",
      },
    ],
  },
  steadyMargin: {
    text: "The median EBITDA margin of private companies sold in 2025 was 15% to 16%, by DealStats as others report it.",
    sources: [
      {
        name: "Malahat Valuation Group",
        url: "https://www.malahatvaluationgroup.com/single-post/q3-2025-private-company-market-update-valuations-hold-sector-divergence-deepens",
      },
    ],
  },
};

const numbers = ["No", "One", "Two", "Three", "Four", "Five", "Six"];

export const readinessWords = {
  label: "Ready for a buyer",
  answered: (answered: number, all: number) => `${answered} of ${all} answered`,
  beside:
    "The score stands beside the value and is never part of it. No published test weighs these eight answers against actual sales, so it promises neither a price nor a closing.",
  points: "Yes counts 12.5 points, partly half of that.",
  counts: ({ yes, partly, no }: Readonly<Record<ReadinessAnswer, number>>) => `${yes} yes, ${partly} partly, ${no} no`,
  chart: (score: string, counts: string) => `Readiness: ${score}. ${counts}.`,
  buyer: (does: string) => `A buyer ${does.slice(0, 1).toLowerCase()}${does.slice(1)}`,
  sources: (number: number) => (number === 1 ? "Source:" : "Sources:"),
  recurring: (more: string, to: number) => `By our formula, recurring revenue of ${to}% would add ${more}.`,
  growthCounted: (value: string) => `Your estimate counts revenue as growing. By our formula that is ${value} of it.`,
  growthOpen: (value: string) => `By our formula, growing revenue would add ${value}.`,
  waiting: "Answer all eight to see the score and what to fix first.",
  fixes: "What to fix first",
  nothingOpen: "Nothing is open. A buyer will still check each answer, so keep the documents at hand.",
  more: (number: number) => `${numbers[number] ?? number} more in the Exit Readiness report.`,
  editions: "Compare the reports",
} as const;
