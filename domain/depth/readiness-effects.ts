import { type Lever, leversOf } from "#domain/report/levers.ts";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";

/** What the formula says about two of the readiness questions, in dollars. It says nothing about the other six. */
export type ReadinessEffects = {
  /** The effect of more recurring revenue; missing if all of it recurs already. */
  readonly repeatRevenue?: Extract<Lever, { readonly input: "recurring" }>;
  /** What a growing trend adds: counted in the estimate already, or still to be added. */
  readonly threeYearGrowth: { readonly isCounted: boolean; readonly value: number };
};

export function readinessEffects(inputs: FinancialInputs): ReadinessEffects {
  const recurring = leversOf(inputs).find((lever) => lever.input === "recurring");
  const valueIf = (growthTrend: FinancialInputs["growthTrend"]) =>
    calculateValuation({ ...inputs, growthTrend }).adjustedValuation;
  const isCounted = inputs.growthTrend === "increasing";
  const below = isCounted ? valueIf("flat") : valueIf(inputs.growthTrend);
  return {
    ...(recurring && { repeatRevenue: recurring }),
    threeYearGrowth: { isCounted, value: valueIf("increasing") - below },
  };
}
