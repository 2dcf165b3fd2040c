import { calculateValuation } from "#domain/valuation/calculate.ts";
import {
  type FinancialInputs,
  type GrowthTrend,
  growthTrends,
  recurringBounds,
} from "#domain/valuation/financial-inputs.ts";
import { type NextStep, nextStep } from "#domain/valuation/sensitivity.ts";

/** What would raise the value: one input changed, the others kept. */
export type Lever =
  | ({ readonly input: "size" } & NextStep)
  | { readonly input: "growth"; readonly to: GrowthTrend; readonly value: number; readonly moreValue: number }
  | { readonly input: "recurring"; readonly to: number; readonly value: number; readonly moreValue: number };

/** Additional recurring revenue, in points, that two or three good contracts could bring. */
export const recurringStep = 25;

/** The remaining levers, the most valuable first. */
export function leversOf(inputs: FinancialInputs): readonly Lever[] {
  const today = calculateValuation(inputs).adjustedValuation;
  const moved = (change: Partial<FinancialInputs>) => {
    const value = calculateValuation({ ...inputs, ...change }).adjustedValuation;
    return { value, moreValue: value - today };
  };
  const step = nextStep(inputs);
  const better = growthTrends[growthTrends.indexOf(inputs.growthTrend) - 1];
  const recurringRevenue = Math.min(inputs.recurringRevenue + recurringStep, recurringBounds.max);
  const levers: readonly (Lever | false | undefined)[] = [
    step && { input: "size", ...step },
    better && { input: "growth", to: better, ...moved({ growthTrend: better }) },
    recurringRevenue > inputs.recurringRevenue && {
      input: "recurring",
      to: recurringRevenue,
      ...moved({ recurringRevenue }),
    },
  ];
  return levers.filter((lever) => lever !== false && lever !== undefined).sort((a, b) => b.moreValue - a.moreValue);
}

/** The lever in the summary: what an owner can change within a year. Size only if nothing else is left. */
export function nearestLever(levers: readonly Lever[]): Lever | undefined {
  return levers.find(({ input }) => input !== "size") ?? levers[0];
}
