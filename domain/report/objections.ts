import { calculateValuation } from "#domain/valuation/calculate.ts";
import { type FinancialInputs, type GrowthTrend, growthTrends } from "#domain/valuation/financial-inputs.ts";
import { multipleOf } from "#domain/valuation/formula.ts";
import { type Bracket, bracketOf } from "#domain/valuation/multiples.ts";
import { decimal, times } from "#domain/valuation/text/decimal.ts";
import { wholeDollars } from "#domain/valuation/text/money.ts";
import { profitAt } from "./sensitivity-table.ts";

/** A buyer's argument, and the value if the argument wins. */
export type Objection = { readonly value: number; readonly lessValue: number } & (
  | { readonly argues: "addBacks" }
  | { readonly argues: "trend"; readonly to: GrowthTrend }
  | { readonly argues: "recurring"; readonly to: number }
  | { readonly argues: "softYear"; readonly profit: number; readonly bracket: Bracket; readonly lower: boolean }
);

/** A soft year, as a share of today's profit. */
export const softYear = 0.9;
/** Buyers count contracted revenue; often about half of the owner's figure is not. */
export const contractedShare = 0.5;

/** The arguments that apply to these inputs, the costliest first. */
export function objectionsOf(inputs: FinancialInputs): readonly Objection[] {
  const { adjustedValuation: today, ebitda } = calculateValuation(inputs);
  const at = (value: number) => ({ value, lessValue: today - value });
  const moved = (change: Partial<FinancialInputs>) =>
    at(calculateValuation({ ...inputs, ...change }).adjustedValuation);
  const worse = growthTrends[growthTrends.indexOf(inputs.growthTrend) + 1];
  const contracted = Math.floor(inputs.recurringRevenue * contractedShare);
  const profit = profitAt(inputs.preTaxProfit, softYear);
  const bracket = bracketOf(calculateValuation({ ...inputs, preTaxProfit: profit }).ebitda);
  const objections: readonly (Objection | false | undefined)[] = [
    { argues: "addBacks", ...at(valueWithoutAddBacks(inputs)) },
    worse && { argues: "trend", to: worse, ...moved({ growthTrend: worse }) },
    contracted < inputs.recurringRevenue && {
      argues: "recurring",
      to: contracted,
      ...moved({ recurringRevenue: contracted }),
    },
    profit < inputs.preTaxProfit && {
      argues: "softYear",
      profit,
      bracket,
      lower: bracket.multiple < bracketOf(ebitda).multiple,
      ...moved({ preTaxProfit: profit }),
    },
  ];
  return objections
    .filter((objection) => objection !== false && objection !== undefined)
    .filter(({ lessValue }) => lessValue > 0)
    .sort((a, b) => b.lessValue - a.lessValue);
}

/** Profit as in the accounts, at the multiple of that EBITDA. */
function valueWithoutAddBacks({ preTaxProfit, growthTrend, recurringRevenue }: FinancialInputs): number {
  const ebitda = decimal(preTaxProfit);
  return wholeDollars(times(ebitda, multipleOf(ebitda, growthTrend, recurringRevenue).final));
}
