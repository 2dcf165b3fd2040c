import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import { ebitdaOf, formula, multipleFrom } from "#domain/valuation/formula.ts";
import { baseMultiple, bracketOf } from "#domain/valuation/multiples.ts";
import { type Decimal, decimal, plus, rounded, times, toNumber } from "#domain/valuation/text/decimal.ts";
import { wholeDollars } from "#domain/valuation/text/money.ts";
import { growthRateBounds } from "./depth-bounds.ts";

export const waitingYears = 5;
export type WaitingEntries = {
  /** How much profit grows per year. */
  readonly growthRate: number;
  /** What the money would earn per year after a sale. */
  readonly returnRate: number;
};

export type WaitingYear = {
  readonly year: number;
  readonly profit: number;
  /** At the multiple of today's size bracket, with the trend that the growth rate gives. */
  readonly multiple: number;
  readonly price: number;
  /** The profit of the years until then, before tax. */
  readonly profitEarned: number;
  /** Today's price, invested since. */
  readonly soldAndInvested: number;
  /** In the formula this EBITDA belongs to another bracket. */
  readonly crossesBracket: boolean;
};

export type Waiting = {
  /** From today (0) to the fifth year. */
  readonly years: readonly WaitingYear[];
  /** The years in which waiting brings less than selling today and investing the money. */
  readonly paysLess: {
    /** Counting the later price alone. */
    readonly byPrice: readonly number[];
    /** Counting the profit earned until then as well. */
    readonly withProfit: readonly number[];
  };
};

const growthFactor = (percent: number) => plus(decimal(1), times(decimal(percent), decimal(0.01)));
/** Six decimals first, as in the workbook, so that both round the same way just below a half dollar. */
const compoundedDollars = (amount: Decimal) => wholeDollars(rounded(amount, 6));
const trendOf = (rate: number) => (rate > 0 ? "increasing" : rate < 0 ? "decreasing" : "flat");

/**
 * Selling in one to five years against selling today. Both start from today's estimate; from the first year on, the
 * growth rate decides the trend. Size keeps today's bracket, because buyers' prices do not jump at an edge.
 */
export function waitingOf(inputs: FinancialInputs, { growthRate, returnRate }: WaitingEntries): Waiting {
  const today = ebitdaOf(inputs.preTaxProfit);
  const base = baseMultiple(today);
  const [growth, interest] = [growthFactor(growthRate), growthFactor(returnRate)];
  const later = multipleFrom(base, trendOf(growthRate), inputs.recurringRevenue).final;
  let profit: Decimal = decimal(inputs.preTaxProfit);
  let multiple = multipleFrom(base, inputs.growthTrend, inputs.recurringRevenue).final;
  let invested: Decimal = decimal(wholeDollars(times(today, multiple)));
  let earned = 0;
  const years: WaitingYear[] = [];
  for (let year = 0; year <= waitingYears; year++) {
    if (year > 0) {
      // The year's profit is earned during the year; it ends at the new level.
      profit = times(profit, growth);
      earned += compoundedDollars(profit);
      invested = times(invested, interest);
      multiple = later;
    }
    const ebitda = ebitdaOf(compoundedDollars(profit));
    years.push({
      year,
      profit: compoundedDollars(profit),
      multiple: toNumber(multiple),
      price: wholeDollars(times(ebitda, multiple)),
      profitEarned: earned,
      soldAndInvested: compoundedDollars(invested),
      crossesBracket: bracketOf(ebitda).from !== bracketOf(today).from,
    });
  }
  const yearsWith = (isLess: (one: WaitingYear) => boolean) => years.filter(isLess).map(({ year }) => year);
  return {
    years,
    paysLess: {
      byPrice: yearsWith(({ price, soldAndInvested }) => price < soldAndInvested),
      withProfit: yearsWith(({ price, profitEarned, soldAndInvested }) => price + profitEarned < soldAndInvested),
    },
  };
}

const usualDecline = -8;

/** The rates to compare the owner's with: no growth, and a decline as fast as the growth. */
export function comparedRates(growthRate: number): readonly number[] {
  if (growthRate < 0) return [0];
  if (growthRate === 0) return [usualDecline];
  return [0, Math.max(-growthRate, growthRateBounds.min)];
}

export type BracketExit = {
  /** In years from today, between two of them. */
  readonly at: number;
  /** The EBITDA at the edge. */
  readonly edge: number;
  readonly isUp: boolean;
};

/** When profit leaves today's size bracket; undefined if it does not. */
export function bracketExit({ years }: Waiting): BracketExit | undefined {
  const index = years.findIndex(({ crossesBracket }) => crossesBracket);
  const [before, after] = [years[index - 1], years[index]];
  if (!before || !after) return undefined;
  const isUp = after.profit > before.profit;
  const { from, under } = bracketOf(ebitdaOf(before.profit));
  const edge = isUp ? under : from;
  const share = (edge / formula.ebitdaOfProfit - before.profit) / (after.profit - before.profit);
  return { at: before.year + share, edge, isUp };
}
