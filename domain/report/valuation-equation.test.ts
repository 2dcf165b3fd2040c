import { expect, it } from "vitest";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import { valuationEquation } from "./valuation-equation.ts";

const cases: readonly [FinancialInputs, readonly string[]][] = [
  [
    { preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 50 },
    ["$1.65M", "(5.0x + 0.5x + 0.5x)", "$9.9M"],
  ],
  [
    { preTaxProfit: 100_000, growthTrend: "decreasing", recurringRevenue: 0 },
    ["$110K", "(1.75x − 0.5x + 0.0x)", "$137,500"],
  ],
  [
    { preTaxProfit: 700_000, growthTrend: "flat", recurringRevenue: 30 },
    ["$770K", "(3.875x + 0.0x + 0.233x)", "$3,162,775"],
  ],
];

it.each(cases)("%j", (inputs, [ebitda, multiple, value]) => {
  expect(valuationEquation(calculateValuation(inputs))).toEqual({ ebitda, multiple, value });
});
