import type { Valuation } from "#domain/valuation/calculate.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import { type AddBackEntries, type AddBacks, addBacksOf } from "./add-backs.ts";
import type { DepthEntries } from "./depth-entries.ts";
import { type GoalEntries, type GoalRoutes, goalRoutes } from "./goal-price.ts";
import { hasProceedsEntries, type Proceeds, type ProceedsEntries, proceedsOf } from "./proceeds.ts";
import { type ReadinessEntries, type SaleReadiness, saleReadinessOf } from "./sale-readiness.ts";
import { type Waiting, waitingOf } from "./waiting.ts";

/** The figures of the panels that the owner saved, with the entries behind them. They change no estimate. */
export type OwnFigures = {
  readonly addBacks?: AddBacks & { readonly entries: AddBackEntries };
  readonly proceeds?: Proceeds & { readonly entries: ProceedsEntries; readonly feePercent: number };
  readonly readiness?: SaleReadiness & { readonly entries: ReadinessEntries };
  readonly goal?: { readonly entries: GoalEntries; readonly routes: GoalRoutes; readonly waiting: Waiting };
};

type Given = {
  readonly financialInputs: FinancialInputs;
  readonly valuation: Valuation;
  readonly depth?: DepthEntries;
};

/** A panel that was saved empty has no figures. */
export function ownFiguresOf({ financialInputs, valuation, depth = {} }: Given, feePercent: number): OwnFigures {
  const { addBacks, proceeds, readiness, goal } = depth;
  const listed = addBacks && addBacksOf(valuation, addBacks);
  const answered = readiness && saleReadinessOf(readiness);
  return {
    ...(addBacks && listed && { addBacks: { ...listed, entries: addBacks } }),
    ...(proceeds &&
      hasProceedsEntries(proceeds) && {
        proceeds: {
          ...proceedsOf(valuation.adjustedValuation, proceeds, feePercent),
          entries: proceeds,
          feePercent,
        },
      }),
    ...(readiness && answered && answered.answered > 0 && { readiness: { ...answered, entries: readiness } }),
    ...(goal && {
      goal: {
        entries: goal,
        routes: goalRoutes(financialInputs, goal.goal),
        waiting: waitingOf(financialInputs, goal),
      },
    }),
  };
}
