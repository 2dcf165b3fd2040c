import { calculateValuation } from "#domain/valuation/calculate.ts";
import {
  boundProfit,
  type FinancialInputs,
  type GrowthTrend,
  growthTrends,
} from "#domain/valuation/financial-inputs.ts";
import { shareOf } from "#domain/valuation/text/money.ts";

/** Profits around today's, as shares of it. */
export const profitShares = [0.75, 0.875, 1, 1.125, 1.25] as const;
export const recurringShares = [0, 25, 50, 75, 100] as const;

export type SensitivityCell = { readonly recurring: number; readonly value: number; readonly own: boolean };
export type SensitivityRow = { readonly profit: number; readonly cells: readonly SensitivityCell[] };
export type SensitivityTable = { readonly recurring: readonly number[]; readonly rows: readonly SensitivityRow[] };

/** The adjusted value by pre-tax profit and recurring share, with the same trend. Includes the owner's own cell. */
export function sensitivityTable(inputs: FinancialInputs): SensitivityTable {
  const own = inputs.recurringRevenue;
  const recurring = [...new Set([...recurringShares, own])].sort((a, b) => a - b);
  const profits = new Set(profitShares.map((share) => profitAt(inputs.preTaxProfit, share)));
  return {
    recurring,
    rows: [...profits].map((profit) => ({
      profit,
      cells: recurring.map((share) => ({
        recurring: share,
        value: calculateValuation({ ...inputs, preTaxProfit: profit, recurringRevenue: share }).adjustedValuation,
        own: profit === inputs.preTaxProfit && share === own,
      })),
    })),
  };
}

/** Within the bounds that the site accepts, so that every figure can be entered. */
export function profitAt(profit: number, share: number): number {
  return share === 1 ? profit : boundProfit(shareOf(profit, share));
}

export type TrendCell = {
  readonly trend: GrowthTrend;
  readonly multiple: number;
  readonly value: number;
  readonly own: boolean;
};

/** The same company under each trend, worst first. */
export function trendTable(inputs: FinancialInputs): readonly TrendCell[] {
  return growthTrends.toReversed().map((trend) => {
    const { multiple, adjustedValuation } = calculateValuation({ ...inputs, growthTrend: trend });
    return { trend, multiple, value: adjustedValuation, own: trend === inputs.growthTrend };
  });
}
