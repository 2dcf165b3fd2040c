import fc from "fast-check";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import { type FinancialInputs, growthTrends, profitBounds } from "#domain/valuation/financial-inputs.ts";

/** The worked example: $1.5M profit, growing, 50% recurring: $1.65M × 6.0x = $9.9M. */
export const exampleInputs: FinancialInputs = {
  preTaxProfit: 1_500_000,
  growthTrend: "increasing",
  recurringRevenue: 50,
};
export const exampleValuation = calculateValuation(exampleInputs);

export const anyInputs: fc.Arbitrary<FinancialInputs> = fc.record({
  preTaxProfit: fc.integer({ min: profitBounds.min, max: profitBounds.max }),
  growthTrend: fc.constantFrom(...growthTrends),
  recurringRevenue: fc.integer({ min: 0, max: 100 }),
});
