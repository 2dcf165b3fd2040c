import { marketReferences } from "#content/sources/market-references.ts";
import type { PublishedMultiple } from "#domain/depth/published-deals.ts";
import { type IndustryId, industries } from "#domain/website/industries.ts";

const labelsOf = (ids: readonly IndustryId[]) => ids.map((id) => industries[id].label);

/**
 * The published multiples of EBITDA that the second opinion chooses from, each with the end of its period and either
 * the size of its deals or their industries.
 */
export const publishedMultiples = {
  "small-1-5": {
    ...marketReferences["small-1-5"],
    ends: "2025-06",
    dealSize: { from: 1_000_000, under: 5_000_000 },
  },
  "small-5-10": {
    ...marketReferences["small-5-10"],
    ends: "2025-06",
    dealSize: { from: 5_000_000, under: 10_000_000 },
  },
  "mid-10-25": {
    ...marketReferences["mid-10-25"],
    ends: "2025-06",
    dealSize: { from: 10_000_000, under: 25_000_000 },
  },
  "mid-10-500": {
    ...marketReferences["mid-10-500"],
    ends: "2025-06",
    dealSize: { from: 10_000_000, under: 500_000_000 },
    deals: 142,
  },
  "pulse-5-50": {
    ...marketReferences["pulse-5-50"],
    ends: "2025-06",
    dealSize: { from: 5_000_000, under: 50_000_000 },
  },
  "pulse-2-5": {
    ...marketReferences["pulse-2-5"],
    ends: "2025-09",
    dealSize: { from: 2_000_000, under: 5_000_000 },
  },
  "business-services": {
    ...marketReferences["business-services"],
    ends: "2025-12",
    deals: 25,
    industries: labelsOf([
      "cleaning",
      "staffing",
      "marketing",
      "accounting",
      "engineering",
      "security",
      "landscaping",
      "pestControl",
      "homeServices",
      "environmental",
      "education",
    ]),
  },
  healthcare: {
    ...marketReferences.healthcare,
    ends: "2025-12",
    deals: 25,
    industries: labelsOf(["dental", "medical", "veterinary", "seniorCare"]),
  },
  industrials: {
    ...marketReferences.industrials,
    ends: "2025-12",
    deals: 25,
    industries: labelsOf(["machining", "equipment", "foodProduction", "construction"]),
  },
  technology: {
    ...marketReferences.technology,
    ends: "2025-12",
    deals: 25,
    industries: labelsOf(["software", "itServices"]),
  },
  transportation: {
    ...marketReferences.transportation,
    ends: "2025-12",
    deals: 25,
    industries: labelsOf(["freight"]),
  },
} as const satisfies Readonly<Record<string, PublishedMultiple>>;

export type PublishedMultipleId = keyof typeof publishedMultiples;
