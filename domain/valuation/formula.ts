import { type Decimal, decimal, plus, times } from "#domain/valuation/text/decimal.ts";
import { boundRecurring } from "./financial-inputs.ts";
import { baseMultiple } from "./multiples.ts";

/**
 * The constants of the formula, from which the worksheet prints its formulas; the base multiple of each size bracket is
 * in `multiples.ts`.
 */
export const formula = {
  ebitdaOfProfit: 1.1,
  turnsOfGrowth: 0.5,
  recurringOfBase: 0.2,
  conservative: 0.85,
  optimistic: 1.15,
  revenueOfEbitda: 3.5,
  sdeOfEbitda: 0.95,
} as const;

/** +1 increasing, −1 decreasing, 0 otherwise. */
export function growthScore(trend: string): -1 | 0 | 1 {
  if (trend === "increasing") return 1;
  return trend === "decreasing" ? -1 : 0;
}

export function ebitdaOf(profit: number): Decimal {
  return times(decimal(profit), decimal(formula.ebitdaOfProfit));
}

/** The parts of a multiple, in turns of EBITDA. */
export type Multiple = {
  readonly base: Decimal;
  readonly growth: Decimal;
  readonly recurring: Decimal;
  readonly final: Decimal;
};

export function multipleFrom(base: number, trend: string, recurringPercent: number | undefined): Multiple {
  const exactBase = decimal(base);
  const growth = times(decimal(growthScore(trend)), decimal(formula.turnsOfGrowth));
  const share = times(decimal(boundRecurring(recurringPercent)), decimal(0.01));
  const recurring = times(times(share, exactBase), decimal(formula.recurringOfBase));
  return { base: exactBase, growth, recurring, final: plus(plus(exactBase, growth), recurring) };
}

export function multipleOf(ebitda: Decimal, trend: string, recurringPercent: number | undefined): Multiple {
  return multipleFrom(baseMultiple(ebitda), trend, recurringPercent);
}
