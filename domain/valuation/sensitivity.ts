import { type Decimal, decimal, isBelow, times, toNumber } from "#domain/valuation/text/decimal.ts";
import { wholeDollars } from "#domain/valuation/text/money.ts";
import { calculateValuation } from "./calculate.ts";
import { type FinancialInputs, profitBounds } from "./financial-inputs.ts";
import { ebitdaOf, formula, multipleFrom } from "./formula.ts";
import { type Bracket, brackets, nextBracket } from "./multiples.ts";

/** A straight piece of the curve. Its end belongs to it only if no bracket follows: there the value jumps. */
export type CurveSegment = {
  readonly multiple: number;
  readonly from: { readonly profit: number; readonly value: number };
  readonly to: { readonly profit: number; readonly value: number };
};

type Span = { readonly min: number; readonly max: number };

type Point = { readonly profit: number; readonly ebitda: Decimal };

const atProfit = (profit: number): Point => ({ profit, ebitda: ebitdaOf(profit) });
// The profit at an edge has infinitely many decimals; the EBITDA there is exact, and the value is computed from it.
const atEbitda = (ebitda: number): Point => ({ profit: ebitda / formula.ebitdaOfProfit, ebitda: decimal(ebitda) });

/** Value over profit, with the same trend and recurring share: one straight segment per bracket. */
export function valueCurve(
  { growthTrend, recurringRevenue }: Pick<FinancialInputs, "growthTrend" | "recurringRevenue">,
  span: Span = profitBounds,
): readonly CurveSegment[] {
  const first = atProfit(span.min);
  const last = atProfit(span.max);
  return brackets.flatMap(({ from, under, multiple: base }) => {
    const start = isBelow(first.ebitda, decimal(from)) ? atEbitda(from) : first;
    const end = under < toNumber(last.ebitda) ? atEbitda(under) : last;
    if (!isBelow(start.ebitda, end.ebitda)) return [];
    const multiple = multipleFrom(base, growthTrend, recurringRevenue).final;
    const at = ({ profit, ebitda }: Point) => ({ profit, value: wholeDollars(times(ebitda, multiple)) });
    return [{ multiple: toNumber(multiple), from: at(start), to: at(end) }];
  });
}

export type NextStep = {
  readonly bracket: Bracket;
  /** The lowest whole-dollar profit in the next bracket, and the difference to today's. */
  readonly profit: number;
  readonly moreProfit: number;
  /** The value there, and the difference to today's. */
  readonly value: number;
  readonly moreValue: number;
};

/** What it takes to reach the next bracket and the value there; undefined in the highest. */
export function nextStep(inputs: FinancialInputs): NextStep | undefined {
  const bracket = nextBracket(ebitdaOf(inputs.preTaxProfit));
  if (bracket === undefined) return undefined;
  const nearby = Math.floor(bracket.from / formula.ebitdaOfProfit);
  const profit = isBelow(ebitdaOf(nearby), decimal(bracket.from)) ? nearby + 1 : nearby;
  const today = calculateValuation(inputs).adjustedValuation;
  const value = calculateValuation({ ...inputs, preTaxProfit: profit }).adjustedValuation;
  return { bracket, profit, moreProfit: profit - inputs.preTaxProfit, value, moreValue: value - today };
}
