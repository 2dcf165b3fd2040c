import { times, toNumber } from "#domain/valuation/text/decimal.ts";
import { wholeDollars } from "#domain/valuation/text/money.ts";
import { calculateValuation, type Valuation } from "./calculate.ts";
import { type FinancialInputs, profitBounds, sameInputs } from "./financial-inputs.ts";
import { ebitdaOf, formula, multipleFrom } from "./formula.ts";
import { inputsOf } from "./inputs-of.ts";
import { type Bracket, brackets } from "./multiples.ts";

/** The width of the band on either side of a bracket's edge, where buyers' prices rise more evenly than the formula. */
const edgeShare = 0.07;

/** The edge between two size brackets, with the profits of its band. */
export type BracketEdge = {
  readonly below: Bracket;
  readonly above: Bracket;
  readonly from: number;
  readonly to: number;
};

export const bracketEdges: readonly BracketEdge[] = brackets.slice(1).map((above, index) => {
  const profit = above.from / formula.ebitdaOfProfit;
  return {
    below: brackets[index] ?? brackets[0],
    above,
    from: profit * (1 - edgeShare),
    to: profit * (1 + edgeShare),
  };
});

export function edgeAt(profit: number): BracketEdge | undefined {
  return bracketEdges.find(({ from, to }) => profit >= from && profit <= to);
}

const minReach = 1_000_000;

/** The highest profit of the what-if panel: about twice today's, so that slider and axis stay fixed. */
export function whatIfReach(todaysProfit: number): number {
  const twice = Math.ceil((2 * todaysProfit) / 100_000) * 100_000;
  return Math.min(Math.max(twice, minReach), profitBounds.max);
}

export type WhatIf = {
  readonly value: number;
  readonly multiple: number;
  readonly baseMultiple: number;
  /** Inside the band of an edge the value is one end only: the prices between two brackets rise more evenly. */
  readonly bound: "exact" | "atLeast" | "atMost";
  readonly edge: BracketEdge | undefined;
  /** Against today, in whole dollars. Undefined in another bracket: no gain is promised for the step into it. */
  readonly difference: number | undefined;
  readonly range: { readonly low: number; readonly high: number } | undefined;
};

/** The value of other figures beside today's. Inside the band of an edge, today's base multiple is kept. */
export function whatIf(today: Valuation, inputs: FinancialInputs): WhatIf {
  const then = calculateValuation(inputs);
  const edge = sameInputs(inputs, inputsOf(today)) ? undefined : edgeAt(inputs.preTaxProfit);
  if (!edge) {
    const isSame = then.baseMultiple === today.baseMultiple;
    return {
      value: then.adjustedValuation,
      multiple: then.multiple,
      baseMultiple: then.baseMultiple,
      bound: "exact",
      edge: undefined,
      difference: isSame ? then.adjustedValuation - today.adjustedValuation : undefined,
      range: { low: then.conservativeValue, high: then.optimisticValue },
    };
  }
  const isAbove = today.baseMultiple === edge.above.multiple;
  const { multiple: base } = isAbove ? edge.above : edge.below;
  const multiple = multipleFrom(base, inputs.growthTrend, inputs.recurringRevenue).final;
  const value = wholeDollars(times(ebitdaOf(inputs.preTaxProfit), multiple));
  return {
    value,
    multiple: toNumber(multiple),
    baseMultiple: base,
    bound: isAbove ? "atMost" : "atLeast",
    edge,
    difference: base === today.baseMultiple ? value - today.adjustedValuation : undefined,
    range: undefined,
  };
}
