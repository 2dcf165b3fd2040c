import fc from "fast-check";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import { type FinancialInputs, growthTrends, profitBounds } from "#domain/valuation/financial-inputs.ts";
import {
  addBackBounds,
  addBackKeys,
  goalBounds,
  growthRateBounds,
  proceedsBounds,
  proceedsKeys,
  readinessAnswers,
  readinessKeys,
  returnRateBounds,
  taxRateBounds,
} from "./depth-bounds.ts";
import type { DepthEntries } from "./depth-entries.ts";

/** The worked example: $1.5M profit, growing, 50% recurring: $1.65M × 6.0x = $9.9M. */
export const exampleInputs: FinancialInputs = {
  preTaxProfit: 1_500_000,
  growthTrend: "increasing",
  recurringRevenue: 50,
};
export const exampleValuation = calculateValuation(exampleInputs);

/** What the owner of the example entered in every panel. */
export const exampleDepth = {
  addBacks: {
    ownerPay: { amount: 120_000, hasPaper: true },
    familyPayroll: { amount: 45_000, hasPaper: false },
    personalCosts: { amount: 28_000, hasPaper: false },
    oneOffs: { amount: 62_000, hasPaper: true },
    rentToMarket: { amount: -36_000, hasPaper: true },
  },
  proceeds: {
    debt: 600_000,
    cash: 250_000,
    workingCapitalGap: 120_000,
    earnOut: 600_000,
    sellerNote: 500_000,
    rollover: 700_000,
    escrow: 500_000,
    taxRate: 24,
  },
  readiness: {
    customerConcentration: "yes",
    runsWithoutOwner: "no",
    repeatRevenue: "partly",
    booksTie: "yes",
    secondInCommand: "no",
    writtenContracts: "partly",
    threeYearGrowth: "yes",
    steadyMargin: "partly",
  },
  goal: { goal: 11_000_000, growthRate: 8, returnRate: 5 },
} as const satisfies DepthEntries;

export const anyInputs: fc.Arbitrary<FinancialInputs> = fc.record({
  preTaxProfit: fc.integer({ min: profitBounds.min, max: profitBounds.max }),
  growthTrend: fc.constantFrom(...growthTrends),
  recurringRevenue: fc.integer({ min: 0, max: 100 }),
});

const percent = ({ min, max }: { readonly min: number; readonly max: number }) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10);

/** Entries in every panel, with amounts and answers missing here and there. */
export const anyDepth: fc.Arbitrary<DepthEntries> = fc.record({
  addBacks: fc.record(
    Object.fromEntries(
      addBackKeys.map((key) => [key, fc.record({ amount: fc.integer(addBackBounds(key)), hasPaper: fc.boolean() })]),
    ),
    { requiredKeys: [] },
  ),
  proceeds: fc.record(
    {
      ...Object.fromEntries(proceedsKeys.map((key) => [key, fc.integer(proceedsBounds(key))])),
      taxRate: percent(taxRateBounds),
    },
    { requiredKeys: [] },
  ),
  readiness: fc.record(Object.fromEntries(readinessKeys.map((key) => [key, fc.constantFrom(...readinessAnswers)])), {
    requiredKeys: [],
  }),
  goal: fc.record({
    goal: fc.integer({ min: goalBounds.min, max: 60_000_000 }),
    growthRate: percent(growthRateBounds),
    returnRate: percent(returnRateBounds),
  }),
});
