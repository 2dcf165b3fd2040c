import type { Corrections } from "./corrections.ts";

/** The industries that have a page of their own. The label is the one by which a website of that industry is recognised, too. */
export const landingIndustries = {
  dental: "Dental practices",
  software: "SaaS and software",
  homeServices: "HVAC and home services",
  cleaning: "Commercial cleaning",
  machining: "Precision machining and fabrication",
} as const;

/** What an industry page hands over as `/valuation?industry=…`, and the industry it stands for; null: words alone. */
export const industryIdOfKey = {
  dental: "dental",
  saas: "software",
  machining: "machining",
  hvac: "homeServices",
  cleaning: "cleaning",
  "cross-border": null,
} as const satisfies Readonly<Record<string, keyof typeof landingIndustries | null>>;

export type IndustryKey = keyof typeof industryIdOfKey;

export const industryKeys = Object.keys(industryIdOfKey) as readonly IndustryKey[];

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

/** The industry as the owner reads it and the firm gets it. */
export function industryLabelOf(key: IndustryKey | undefined): string | undefined {
  const id = key === undefined ? null : industryIdOfKey[key];
  return id === null ? undefined : landingIndustries[id];
}

/** A chosen industry corrects what was read where it differs from it, as if the owner had typed it. */
export function chosenCorrections(key: IndustryKey | undefined, readIndustry: string): Corrections {
  const chosen = industryLabelOf(key);
  return chosen === undefined || chosen === readIndustry ? {} : { industry: chosen };
}

type Choice = { readonly industry: IndustryKey | undefined; readonly corrections: Corrections };

/** Another choice takes the place of the one before it, never that of an industry the owner has typed. */
export function rechosenCorrections(before: Choice, key: IndustryKey | undefined, readIndustry: string): Corrections {
  const { industry, ...rest } = before.corrections;
  if (industry !== undefined && industry !== industryLabelOf(before.industry)) return before.corrections;
  const chosen = chosenCorrections(key, readIndustry);
  return chosen.industry === industry ? before.corrections : { ...rest, ...chosen };
}

/**
 * Whose words name the drivers: those that the owner chose, by a page's link or by a correction. An industry that was only
 * read from the website chooses nothing.
 */
export function vocabularyOf({ industry, corrections }: Choice, shownIndustry: string): IndustryKey | undefined {
  if (industry !== undefined && industryIdOfKey[industry] === null) return industry;
  if (industry === undefined && corrections.industry === undefined) return undefined;
  return industryKeys.find((key) => industryLabelOf(key) === shownIndustry);
}
