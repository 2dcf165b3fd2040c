import type { Valuation } from "./calculate.ts";
import { type FinancialInputs, type GrowthTrend, recurringBounds } from "./financial-inputs.ts";

const trendOfScore: Readonly<Record<string, GrowthTrend>> = { "1": "increasing", "0": "flat", "-1": "decreasing" };

/** The inputs as the formula used them: a missing share counts as 0. */
export function inputsOf({ preTaxProfit, growthScore, recurringRevenue }: Valuation): FinancialInputs {
  return {
    preTaxProfit,
    growthTrend: trendOfScore[growthScore] ?? "flat",
    recurringRevenue: recurringRevenue ?? recurringBounds.min,
  };
}
