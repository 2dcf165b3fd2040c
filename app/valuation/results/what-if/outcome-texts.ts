import { whatIfWords as words } from "#content/valuation/results.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import { nextStep } from "#domain/valuation/sensitivity.ts";
import { multipleText, turnsText } from "#domain/valuation/text/labels.ts";
import { moneyRange, shortMoney, signedMoney } from "#domain/valuation/text/money.ts";
import { bracketEdges, type WhatIf, whatIfReach } from "#domain/valuation/what-if.ts";

/** The outcome as it is shown and announced. */
export type OutcomeTexts = {
  readonly value: string;
  readonly against: string;
  readonly multiple: string;
  readonly range: string;
  /** After the multiple and a gain, inside the band of an edge. */
  readonly orMore: string | undefined;
  readonly sentence: string;
};

export function outcomeTexts(today: Valuation, inputs: FinancialInputs, then: WhatIf): OutcomeTexts {
  const { bound, range } = then;
  const money = shortMoney(then.value);
  return {
    value: bound === "exact" ? money : words.bounds[bound].value(money),
    against: againstText(then),
    multiple: multipleText(then.multiple),
    range: range ? moneyRange(range.low, range.high) : words.open,
    orMore: bound === "exact" ? undefined : words.bounds[bound].rest,
    sentence: sentenceOf(today, inputs, then),
  };
}

function againstText({ difference }: WhatIf): string {
  if (difference === undefined) return words.otherBracket;
  return difference === 0 ? words.noChange : signedMoney(difference);
}

function sentenceOf(today: Valuation, inputs: FinancialInputs, { edge, baseMultiple }: WhatIf): string {
  const base = turnsText(baseMultiple);
  if (edge)
    return words.edge(
      shortMoney(edge.above.from),
      turnsText(edge.below.multiple),
      turnsText(edge.above.multiple),
      base,
    );
  if (baseMultiple !== today.baseMultiple) return words.other(base);
  const next = nextStep(inputs);
  if (!next) return words.highest(base);
  const reach = whatIfReach(today.preTaxProfit);
  const isDrawn = bracketEdges.some(({ above, from }) => above === next.bracket && from < reach);
  return words.next(
    shortMoney(next.moreProfit),
    shortMoney(next.bracket.from),
    base,
    turnsText(next.bracket.multiple),
    isDrawn,
  );
}
