import type { Valuation } from "./calculate.ts";
import { type FinancialInputs, type GrowthTrend, recurringBounds } from "./financial-inputs.ts";

const trendOfScore: Readonly<Record<string, GrowthTrend>> = { "1": "increasing", "0": "flat", "-1": "decreasing" };

/** The figures as the formula took them: a share that was not given counts 0. */
export function inputsOf({ preTaxProfit, growthScore, recurringRevenue }: Valuation): FinancialInputs {
  return {
    preTaxProfit,
    growthTrend: trendOfScore[growthScore] ?? "flat",
    recurringRevenue: recurringRevenue ?? recurringBounds.min,
  };
}
