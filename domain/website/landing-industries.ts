import type { Corrections } from "./corrections.ts";

/** The trades that have a page of their own. The label is the one by which a website of that trade is recognised, too. */
export const pageTrades = {
  dental: "Dental practices",
  software: "SaaS and software",
  homeServices: "HVAC and home services",
  cleaning: "Commercial cleaning",
  machining: "Precision machining and fabrication",
} as const;

/** What an industry page hands over as `/valuation?industry=…`, and the trade it stands for; null: words alone. */
export const tradeOfKey = {
  dental: "dental",
  saas: "software",
  machining: "machining",
  hvac: "homeServices",
  cleaning: "cleaning",
  "cross-border": null,
} as const satisfies Readonly<Record<string, keyof typeof pageTrades | null>>;

export type IndustryKey = keyof typeof tradeOfKey;

export const industryKeys = Object.keys(tradeOfKey) as readonly IndustryKey[];

const parameter = "industry";

/** Nothing for a key that no page hands over: whoever wrote it, the valuation goes on without. */
export function industryKeyOf(given: string | null | undefined): IndustryKey | undefined {
  return industryKeys.find((key) => key === given);
}

export function readIndustryKey(search: URLSearchParams): IndustryKey | undefined {
  return industryKeyOf(search.get(parameter));
}

export function withoutIndustryKey(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete(parameter);
  return rest;
}

/** The trade as the owner reads it and the firm gets it. */
export function tradeLabel(key: IndustryKey | undefined): string | undefined {
  const trade = key === undefined ? null : tradeOfKey[key];
  return trade === null ? undefined : pageTrades[trade];
}

/** A chosen trade corrects what was read where it differs from it, as if the owner had typed it. */
export function chosenCorrections(key: IndustryKey | undefined, readIndustry: string): Corrections {
  const chosen = tradeLabel(key);
  return chosen === undefined || chosen === readIndustry ? {} : { industry: chosen };
}

type Choice = { readonly industry: IndustryKey | undefined; readonly corrections: Corrections };

/** Another choice takes the place of the one before it, never that of a trade the owner has typed. */
export function rechosenCorrections(before: Choice, key: IndustryKey | undefined, readIndustry: string): Corrections {
  const { industry, ...rest } = before.corrections;
  if (industry !== undefined && industry !== tradeLabel(before.industry)) return before.corrections;
  const chosen = chosenCorrections(key, readIndustry);
  return chosen.industry === industry ? before.corrections : { ...rest, ...chosen };
}

/**
 * Whose words name the drivers: those that the owner chose, by a page's link or by a correction. A trade that was only
 * read from the website chooses nothing.
 */
export function vocabularyOf({ industry, corrections }: Choice, shownIndustry: string): IndustryKey | undefined {
  if (industry !== undefined && tradeOfKey[industry] === null) return industry;
  if (industry === undefined && corrections.industry === undefined) return undefined;
  return industryKeys.find((key) => tradeLabel(key) === shownIndustry);
}
