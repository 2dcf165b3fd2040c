import { type IndustryKey, industryLabelOf } from "#domain/website/landing-industries.ts";
import { type IndustryId, pageById } from "./registry.ts";
import type { Industry } from "./schemas/industry.ts";

/** An industry's names for the three inputs that move the number. */
export type ValuationWords = Industry["valuation"]["words"];

/** What each industry page hands over to the valuation. Here, because the valuation loads it without the pages. */
export const valuationsByPage: Readonly<Record<IndustryId, Industry["valuation"]>> = {
  dental: {
    key: "dental",
    words: {
      size: "Practice earnings (EBITDA)",
      growth: "Same-store growth",
      recurring: "Recall and membership revenue",
    },
  },
  saas: {
    key: "saas",
    words: { size: "Operating profit (EBITDA)", growth: "ARR growth", recurring: "Subscription share of revenue" },
  },
  manufacturing: {
    key: "machining",
    words: { size: "Shop earnings (EBITDA)", growth: "Growth in shipments", recurring: "Repeat part numbers and LTAs" },
  },
  hvac: {
    key: "hvac",
    words: {
      size: "Owner-adjusted earnings",
      growth: "Growth over normal seasons",
      recurring: "Maintenance agreement revenue",
    },
  },
  commercialCleaning: {
    key: "cleaning",
    words: {
      size: "Earnings after owner add-backs",
      growth: "Net contract growth",
      recurring: "Contracted site revenue",
    },
  },
  crossBorder: {
    key: "cross-border",
    words: {
      size: "Adjusted EBITDA in one currency",
      growth: "Growth at constant currency",
      recurring: "Contracted and repeat revenue",
    },
  },
};

export function valuationWords(key: IndustryKey): ValuationWords | undefined {
  return Object.values(valuationsByPage).find((valuation) => valuation.key === key)?.words;
}

/** The industry, else the page that the visitor came from. */
export function chosenName(key: IndustryKey): string {
  const page = (Object.keys(valuationsByPage) as IndustryId[]).find((id) => valuationsByPage[id].key === key);
  return industryLabelOf(key) ?? (page ? pageById(page).name : "");
}
