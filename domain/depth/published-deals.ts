import type { Valuation } from "#domain/valuation/calculate.ts";
import { moneyRange, shareOf, shortMoney } from "#domain/valuation/text/money.ts";

/** A published multiple of EBITDA, as far as the choice depends on it. The words are in the content. */
export type PublishedMultiple = {
  readonly source: string;
  readonly low: number;
  readonly high: number;
  /** The last month of its period, `2025-06`. */
  readonly ends: string;
  /** Of the deals, from and below, in dollars; missing where the source sorts by industry. */
  readonly dealSize?: { readonly from: number; readonly under: number };
  /** Labels of the industries; missing where the source sorts by size. */
  readonly industries?: readonly string[];
  /** How many deals, where the source says so. */
  readonly deals?: number;
};

export type PublishedRow<Id extends string> = {
  readonly id: Id;
  readonly by: "size" | "industry";
  /** The company's EBITDA at these multiples, in dollars. */
  readonly low: number;
  readonly high: number;
  /** Too few deals to rely on. */
  readonly isThin: boolean;
  readonly isOld: boolean;
};

export type SecondOpinion<Id extends string> = {
  readonly rows: readonly PublishedRow<Id>[];
  /** From the lowest to the highest value by size; missing if nothing is published for this size. */
  readonly range?: { readonly low: number; readonly high: number };
  /** How many rows overlap the range of the estimate. */
  readonly overlapping: number;
};

const fewestDeals = 30;
export const oldAfterMonths = 24;

/** Whole months from the end of a period to a moment, by the calendar in UTC. */
export function monthsSince(ends: string, now: number): number {
  const [year = 0, month = 0] = ends.split("-").map(Number);
  const today = new Date(now);
  return (today.getUTCFullYear() - year) * 12 + (today.getUTCMonth() + 1 - month);
}

export const isOld = (ends: string, now: number) => monthsSince(ends, now) > oldAfterMonths;

type Given<Id extends string> = {
  readonly references: Readonly<Record<Id, PublishedMultiple>>;
  /** The company's industry as its label; missing if it is not known. */
  readonly industry?: string | undefined;
  readonly now: number;
};

/**
 * The same EBITDA at published multiples: first by deal size, then by industry. Of each source the narrowest band is
 * taken in which the low end, the estimate or the high end of our range lies.
 */
export function secondOpinionOf<Id extends string>(
  { ebitda, conservativeValue, adjustedValuation, optimisticValue }: Valuation,
  { references, industry, now }: Given<Id>,
): SecondOpinion<Id> {
  const ids = Object.keys(references) as Id[];
  const bySize = [conservativeValue, adjustedValuation, optimisticValue].flatMap((value) =>
    narrowestBands(references, ids, value),
  );
  const byIndustry = ids.filter((id) => industry !== undefined && references[id].industries?.includes(industry));
  const row = (by: "size" | "industry") => (id: Id) => ({
    id,
    by,
    low: shareOf(ebitda, references[id].low),
    high: shareOf(ebitda, references[id].high),
    isThin: (references[id].deals ?? fewestDeals) < fewestDeals,
    isOld: isOld(references[id].ends, now),
  });
  const sized = ids.filter((id) => bySize.includes(id)).map(row("size"));
  const rows = [...sized, ...byIndustry.map(row("industry"))];
  return {
    rows,
    ...(sized.length > 0 && {
      range: { low: Math.min(...sized.map(({ low }) => low)), high: Math.max(...sized.map(({ high }) => high)) },
    }),
    overlapping: rows.filter(({ low, high }) => low <= optimisticValue && high >= conservativeValue).length,
  };
}

function narrowestBands<Id extends string>(
  references: Readonly<Record<Id, PublishedMultiple>>,
  ids: readonly Id[],
  value: number,
): readonly Id[] {
  const narrowest = new Map<string, { readonly id: Id; readonly width: number }>();
  for (const id of ids) {
    const { source, dealSize } = references[id];
    if (!dealSize || value < dealSize.from || value >= dealSize.under) continue;
    const width = dealSize.under / dealSize.from;
    if (width < (narrowest.get(source)?.width ?? Number.POSITIVE_INFINITY)) narrowest.set(source, { id, width });
  }
  return [...narrowest.values()].map(({ id }) => id);
}

/** `$7.4M – $11.1M`, or one amount where a single multiple is published. */
export function publishedRangeText({ low, high }: { readonly low: number; readonly high: number }): string {
  return low === high ? shortMoney(low) : moneyRange(low, high);
}
