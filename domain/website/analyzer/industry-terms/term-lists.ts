import type { IndustryId } from "#domain/website/industries.ts";

/**
 * How an industry speaks on its home page; terms are separated by commas. Write the singular: plurals, British spelling and
 * accents are met by the comparison. A longer term hides the shorter ones inside it, whichever industry they belong to.
 */
export type IndustryTerms = {
  /** What the industry calls itself and its people: "dentist", "law firm". In the plural these may be customers. */
  readonly names: string;
  /** What it does or sells and others seldom do: "root canal". */
  readonly work: string;
  /** Words that it shares with its neighbours: they only tip the balance. */
  readonly hints: string;
  /** What it does not say of itself: another industry that serves it does. */
  readonly against?: string;
};

export type GroupTerms = Partial<Record<IndustryId, IndustryTerms>>;
