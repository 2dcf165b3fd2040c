import type { Valuation } from "#domain/valuation/calculate.ts";
import { type FinancialInputs, profitBounds } from "#domain/valuation/financial-inputs.ts";
import { type WhatIf, whatIf } from "#domain/valuation/what-if.ts";

/** Figures that the owner tried and kept, beside those of today. The name is its key. */
export type Scenario = { readonly name: string; readonly inputs: FinancialInputs };

export const maxScenarios = 3;
export const scenarioNameLength = 60;
/** 'What would move it?' may reach below what the dialog takes. */
export const scenarioProfitBounds = { min: 0, max: profitBounds.max } as const;

/** One without a name is called 'Scenario 1' to 'Scenario 3'. */
export type UnnamedScenario = { readonly name?: string | undefined; readonly inputs: FinancialInputs };

/** The list with one more, or with the one of that name replaced; undefined if it is full. */
export function addScenario(
  existing: readonly Scenario[] = [],
  { name = freeName(existing), inputs }: UnnamedScenario,
): readonly Scenario[] | undefined {
  const added = { name, inputs };
  if (existing.some((scenario) => scenario.name === name))
    return existing.map((scenario) => (scenario.name === name ? added : scenario));
  return existing.length < maxScenarios ? [...existing, added] : undefined;
}

function freeName(existing: readonly Scenario[]): string {
  const isFree = (name: string) => existing.every((scenario) => scenario.name !== name);
  let number = 1;
  while (!isFree(`Scenario ${number}`)) number++;
  return `Scenario ${number}`;
}

export function removeScenario(existing: readonly Scenario[] | undefined, name: string): readonly Scenario[] {
  return (existing ?? []).filter((scenario) => scenario.name !== name);
}

/** A scenario as 'What would move it?' shows it, beside today's estimate. */
export type ComparedScenario = Scenario & { readonly outcome: WhatIf };

export function compareScenarios(
  scenarios: readonly Scenario[] | undefined,
  today: Valuation,
): readonly ComparedScenario[] {
  return (scenarios ?? []).map((scenario) => ({ ...scenario, outcome: whatIf(today, scenario.inputs) }));
}
