import { comparedRates, type Waiting, type WaitingEntries, waitingOf } from "#domain/depth/waiting.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import type { Stroke } from "./plot.tsx";

export type Scenario = { readonly rate: number; readonly stroke: Stroke; readonly waiting: Waiting };

/** The owner's rate first, then those to compare it with. */
export function waitingScenarios(
  inputs: FinancialInputs,
  { growthRate, returnRate }: WaitingEntries,
): readonly [Scenario, ...Scenario[]] {
  const scenario = (rate: number, stroke: Stroke): Scenario => ({
    rate,
    stroke,
    waiting: waitingOf(inputs, { growthRate: rate, returnRate }),
  });
  const compared = comparedRates(growthRate).map((rate) => scenario(rate, rate < 0 ? "falling" : "flat"));
  return [scenario(growthRate, "own"), ...compared];
}
