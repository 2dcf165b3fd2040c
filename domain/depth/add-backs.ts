import type { Valuation } from "#domain/valuation/calculate.ts";
import { formula } from "#domain/valuation/formula.ts";
import { bracketOf } from "#domain/valuation/multiples.ts";
import { shareOf, wholeDollars } from "#domain/valuation/text/money.ts";
import { type AddBackKey, addBackKeys } from "./depth-bounds.ts";

/** What the formula allows for such costs, in percent of the profit. */
export const allowancePercent = Math.round((formula.ebitdaOfProfit - 1) * 100);

/** An amount in whole dollars, and whether the owner has the paper that a buyer asks for. */
export type AddBackEntry = { readonly amount: number; readonly hasPaper: boolean };
export type AddBackEntries = { readonly [Key in AddBackKey]?: AddBackEntry };

export type AddBackLine = AddBackEntry & {
  readonly key: AddBackKey;
  /** EBITDA before and after this line. */
  readonly from: number;
  readonly to: number;
  /** A buyer does not accept it without the paper. A line that lowers EBITDA needs none. */
  readonly isUnproved: boolean;
};

/** EBITDA and its value at the multiple of the estimate. */
export type EbitdaValue = { readonly ebitda: number; readonly value: number };

export type AddBacks = {
  readonly lines: readonly AddBackLine[];
  /** If every line is documented. */
  readonly documented: EbitdaValue;
  /** With the papers the owner has today. */
  readonly provable: EbitdaValue;
  readonly papers: { readonly have: number; readonly needed: number };
  /** The listed EBITDA is in another size bracket than the estimate. The multiple of the estimate is kept. */
  readonly crossesBracket: boolean;
};

/**
 * From pre-tax profit to the EBITDA of the owner's own list. The list replaces the formula's allowance of 10% of the
 * profit; the two are never added. Undefined until a line has an amount.
 */
export function addBacksOf(
  { preTaxProfit, ebitda, multiple }: Pick<Valuation, "preTaxProfit" | "ebitda" | "multiple">,
  entries: AddBackEntries,
): AddBacks | undefined {
  const lines: AddBackLine[] = [];
  let reached = wholeDollars(preTaxProfit);
  for (const key of addBackKeys) {
    const entry = entries[key];
    if (entry === undefined || entry.amount === 0) continue;
    const to = reached + entry.amount;
    lines.push({ ...entry, key, from: reached, to, isUnproved: entry.amount > 0 && !entry.hasPaper });
    reached = to;
  }
  if (lines.length === 0) return undefined;
  const unproved = lines.filter(({ isUnproved }) => isUnproved).reduce((sum, { amount }) => sum + amount, 0);
  const valueAt = (amount: number): EbitdaValue => ({
    ebitda: amount,
    value: shareOf(Math.max(amount, 0), multiple),
  });
  return {
    lines,
    documented: valueAt(reached),
    provable: valueAt(reached - unproved),
    papers: { have: lines.filter(({ hasPaper }) => hasPaper).length, needed: lines.length },
    crossesBracket: bracketOf(Math.max(reached, 0)).from !== bracketOf(ebitda).from,
  };
}
