import type { IndustryId } from "#domain/website/industries.ts";

/**
 * The words of an industry on its home pages; terms are separated by commas. Write the singular: plurals, British
 * spelling and accents are normalized. A longer term hides the shorter ones inside it, in any industry.
 */
export type IndustryTerms = {
  /** What the industry calls itself and its people: "dentist", "law firm". In the plural these may be customers. */
  readonly names: string;
  /** What it does or sells and others rarely do: "root canal". */
  readonly work: string;
  /** Words that it shares with similar industries: they only tip the balance. */
  readonly hints: string;
  /** What it does not say about itself, but its suppliers do. */
  readonly against?: string;
};

export type GroupTerms = Partial<Record<IndustryId, IndustryTerms>>;
