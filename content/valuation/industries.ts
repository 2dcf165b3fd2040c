import { industries } from "#content/registry/industries.ts";
import type { IndustrySummary } from "#content/schemas/industry.ts";

/** An industry's names for the three inputs that move the number. */
export type ValuationWords = IndustrySummary["valuation"]["words"];

/** The industries as the valuation knows them: the key of `/valuation?industry=…`, the industry's label, its words. */
export const valuationIndustries = industries.map(({ name, valuation }) => ({ name, ...valuation }));

export type IndustryKey = (typeof valuationIndustries)[number]["key"];

const entryOf = (key: string | null | undefined) => valuationIndustries.find((entry) => entry.key === key);

/** Undefined for an unknown key: the valuation continues without one. */
export const industryKeyOf = (given: string | null | undefined): IndustryKey | undefined => entryOf(given)?.key;

/** The industry's label for the owner and the firm; undefined where the page stands for no single industry. */
export const industryLabelOf = (key: IndustryKey | undefined): string | undefined => entryOf(key)?.label ?? undefined;

/** The industry, else the page that the visitor came from. */
export function chosenName(key: IndustryKey): string {
  const entry = entryOf(key);
  return entry?.label ?? entry?.name ?? "";
}
