import { recurringStep } from "#domain/report/levers.ts";
import { calculateValuation, type Valuation } from "#domain/valuation/calculate.ts";
import { boundRecurring, type FinancialInputs, type GrowthTrend } from "#domain/valuation/financial-inputs.ts";
import { ebitdaOf, formula, growthScore, multipleFrom } from "#domain/valuation/formula.ts";
import { baseMultiple, bracketOf } from "#domain/valuation/multiples.ts";
import { type Decimal, times, toNumber } from "#domain/valuation/text/decimal.ts";
import { wholeDollars } from "#domain/valuation/text/money.ts";
import { goalBounds } from "./depth-bounds.ts";
import type { WaitingEntries } from "./waiting.ts";

export type GoalEntries = { readonly goal: number } & WaitingEntries;

/** A way to the goal price by profit, at a fixed multiple. */
export type ProfitRoute = {
  readonly profit: number;
  readonly moreProfit: number;
  readonly multiple: number;
  readonly recurring: number;
  /** In the formula this EBITDA belongs to a higher bracket. The multiple of today's bracket is kept. */
  readonly crossesBracket: boolean;
};

/** A way by one answer alone: the answer that reaches the goal, or the best one and where it stops. */
export type AnswerRoute<Answer> =
  | { readonly is: "reached"; readonly answer: Answer; readonly value: number }
  | { readonly is: "short"; readonly answer: Answer; readonly value: number }
  | { readonly is: "exhausted" };

export type GoalRoutes =
  | { readonly is: "reachedToday"; readonly value: number }
  | {
      readonly is: "above";
      readonly goal: number;
      readonly profit: ProfitRoute;
      /** A step more recurring revenue and less new profit; missing if the share cannot rise. */
      readonly both?: ProfitRoute;
      readonly recurring: AnswerRoute<number>;
      readonly trend: AnswerRoute<GrowthTrend>;
    };

const fullShare = 100;

/** The lowest whole-dollar profit whose value at this multiple is at least the goal. */
function profitFor(goal: number, multiple: Decimal): number {
  const valueAt = (profit: number) => wholeDollars(times(ebitdaOf(profit), multiple));
  // The quotient of doubles is at most a dollar off; the exact product decides.
  let profit = Math.max(Math.floor(goal / (formula.ebitdaOfProfit * toNumber(multiple))) - 1, 0);
  while (valueAt(profit) < goal) profit++;
  return profit;
}

/** What it takes to reach a price by the formula, one answer at a time and two together. */
export function goalRoutes(inputs: FinancialInputs, goal: number): GoalRoutes {
  const { adjustedValuation } = calculateValuation(inputs);
  if (goal <= adjustedValuation) return { is: "reachedToday", value: adjustedValuation };
  const share = boundRecurring(inputs.recurringRevenue);
  const more = Math.min(share + recurringStep, fullShare);
  return {
    is: "above",
    goal,
    profit: profitRoute(inputs, goal, share),
    ...(more > share && { both: profitRoute(inputs, goal, more) }),
    recurring: recurringRoute(inputs, goal, share),
    trend: trendRoute(inputs, goal),
  };
}

function profitRoute(inputs: FinancialInputs, goal: number, recurring: number): ProfitRoute {
  const today = ebitdaOf(inputs.preTaxProfit);
  const multiple = multipleFrom(baseMultiple(today), inputs.growthTrend, recurring).final;
  // Less new profit, never less than today's.
  const profit = Math.max(profitFor(goal, multiple), inputs.preTaxProfit);
  return {
    profit,
    moreProfit: profit - inputs.preTaxProfit,
    multiple: toNumber(multiple),
    recurring,
    crossesBracket: bracketOf(ebitdaOf(profit)).from !== bracketOf(today).from,
  };
}

function recurringRoute(inputs: FinancialInputs, goal: number, share: number): AnswerRoute<number> {
  if (share >= fullShare) return { is: "exhausted" };
  const valueAt = (recurringRevenue: number) => calculateValuation({ ...inputs, recurringRevenue }).adjustedValuation;
  for (let percent = share + 1; percent <= fullShare; percent++) {
    const value = valueAt(percent);
    if (value >= goal) return { is: "reached", answer: percent, value };
  }
  return { is: "short", answer: fullShare, value: valueAt(fullShare) };
}

function trendRoute(inputs: FinancialInputs, goal: number): AnswerRoute<GrowthTrend> {
  const better = (["flat", "increasing"] as const).filter(
    (trend) => growthScore(trend) > growthScore(inputs.growthTrend),
  );
  const values = better.map((growthTrend) => ({
    answer: growthTrend,
    value: calculateValuation({ ...inputs, growthTrend }).adjustedValuation,
  }));
  const reached = values.find(({ value }) => value >= goal);
  if (reached) return { is: "reached", ...reached };
  const best = values.at(-1);
  return best ? { is: "short", ...best } : { is: "exhausted" };
}

const goalStep = 100_000;

/** What the last panel starts with: a tenth more than today in steps of $100K, and rates to be replaced. */
export function startGoal({ adjustedValuation }: Pick<Valuation, "adjustedValuation">): GoalEntries {
  const goal = Math.ceil((adjustedValuation + adjustedValuation / 10) / goalStep) * goalStep;
  return { goal, growthRate: 8, returnRate: 5 };
}

const [lowestShareOfToday, highestShareOfToday] = [0.8, 2];

/** What the slider offers, in round steps of a hundredth to a tenth of today's value. Any other goal can be typed. */
export function goalReach({ adjustedValuation: today }: Pick<Valuation, "adjustedValuation">) {
  const step = 10 ** (Math.floor(Math.log10(today)) - 1);
  return {
    min: Math.max(Math.floor((today * lowestShareOfToday) / step) * step, goalBounds.min),
    max: Math.ceil((today * highestShareOfToday) / step) * step,
    step,
  };
}

const shares = Array.from({ length: 21 }, (_, index) => index * 5);

/** The profit that brings a value at each recurring share, with today's trend and size bracket. */
export function profitByShare(inputs: FinancialInputs, value: number) {
  const base = baseMultiple(ebitdaOf(inputs.preTaxProfit));
  return shares.map((recurring) => ({
    recurring,
    profit: profitFor(value, multipleFrom(base, inputs.growthTrend, recurring).final),
  }));
}
