import type { Corrections } from "./corrections.ts";

/** An industry page as the valuation knows it: the key of its link, and its industry's label if it stands for one. */
export type LandingIndustry = { readonly key: string; readonly label: string | null };

const parameter = "industry";

export function readIndustryKey(search: URLSearchParams): string | null {
  return search.get(parameter);
}

export function withoutIndustryKey(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete(parameter);
  return rest;
}

/** A chosen industry that differs from the analysis is a correction, as if the owner had typed it. */
export function chosenCorrections(chosen: string | undefined, readIndustry: string): Corrections {
  return chosen === undefined || chosen === readIndustry ? {} : { industry: chosen };
}

/**
 * What is corrected after the choice `before` gave way to `chosen`, both by label. A new choice replaces the previous
 * one, but never an industry that the owner has typed.
 */
export function rechosenCorrections(
  corrections: Corrections,
  before: string | undefined,
  chosen: string | undefined,
  readIndustry: string,
): Corrections {
  const { industry, ...rest } = corrections;
  if (industry !== undefined && industry !== before) return corrections;
  const changed = chosenCorrections(chosen, readIndustry);
  return changed.industry === industry ? corrections : { ...rest, ...changed };
}

type Choice = { readonly industry: string | undefined; readonly corrections: Corrections };

/**
 * Which industry's words name the drivers: one that the owner chose, by a page's link or by a correction. An industry
 * that was only read from the website is not used.
 */
export function vocabularyOf<Entry extends LandingIndustry>(
  { industry, corrections }: Choice,
  shownIndustry: string,
  landingIndustries: readonly Entry[],
): Entry | undefined {
  const chosen = landingIndustries.find(({ key }) => key === industry);
  if (chosen?.label === null) return chosen;
  if (chosen === undefined && corrections.industry === undefined) return undefined;
  return landingIndustries.find(({ label }) => label === shownIndustry);
}
