import type { Corrections } from "./corrections.ts";

/** The industries with a landing page, by id. The analyzer uses the same labels. */
export const landingIndustries = {
  dental: "Dental practices",
  software: "SaaS and software",
  homeServices: "HVAC and home services",
  cleaning: "Commercial cleaning",
  machining: "Precision machining and fabrication",
} as const;

/** The keys of `/valuation?industry=…` with their industries; null: the page stands for no single industry. */
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

/** Undefined for an unknown key: the valuation continues without one. */
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

/** The industry's label for the owner and the firm. */
export function industryLabelOf(key: IndustryKey | undefined): string | undefined {
  const id = key === undefined ? null : industryIdOfKey[key];
  return id === null ? undefined : landingIndustries[id];
}

/** A chosen industry that differs from the analysis is a correction, as if the owner had typed it. */
export function chosenCorrections(key: IndustryKey | undefined, readIndustry: string): Corrections {
  const chosen = industryLabelOf(key);
  return chosen === undefined || chosen === readIndustry ? {} : { industry: chosen };
}

type Choice = { readonly industry: IndustryKey | undefined; readonly corrections: Corrections };

/** A new choice replaces the previous one, but never an industry that the owner has typed. */
export function rechosenCorrections(before: Choice, key: IndustryKey | undefined, readIndustry: string): Corrections {
  const { industry, ...rest } = before.corrections;
  if (industry !== undefined && industry !== industryLabelOf(before.industry)) return before.corrections;
  const chosen = chosenCorrections(key, readIndustry);
  return chosen.industry === industry ? before.corrections : { ...rest, ...chosen };
}

/**
 * Which industry's words name the drivers: one that the owner chose, by a page's link or by a correction. An industry
 * that was only read from the website is not used.
 */
export function vocabularyOf({ industry, corrections }: Choice, shownIndustry: string): IndustryKey | undefined {
  if (industry !== undefined && industryIdOfKey[industry] === null) return industry;
  if (industry === undefined && corrections.industry === undefined) return undefined;
  return industryKeys.find((key) => industryLabelOf(key) === shownIndustry);
}
