import type { Valuation } from "#domain/valuation/calculate.ts";
import { turnsText } from "#domain/valuation/text/labels.ts";
import { exactMoney } from "#domain/valuation/text/money.ts";

export type ValuationEquation = { readonly ebitda: string; readonly multiple: string; readonly value: string };

const signedTurns = (turns: number) => `${turns < 0 ? "−" : "+"} ${turnsText(turns)}`;

/** The whole valuation in one line: `$1.65M`, `(5.0x + 0.5x + 0.5x)`, `$9.9M`. */
export function valuationEquation(valuation: Valuation): ValuationEquation {
  const { ebitda, baseMultiple, growthAdjustment, recurringAdjustment, adjustedValuation } = valuation;
  return {
    ebitda: exactMoney(ebitda),
    multiple: `(${turnsText(baseMultiple)} ${signedTurns(growthAdjustment)} ${signedTurns(recurringAdjustment)})`,
    value: exactMoney(adjustedValuation),
  };
}
