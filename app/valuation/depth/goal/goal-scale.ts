import { type Axis, axisOver } from "#domain/charts/axis.ts";
import { type GoalRoutes, profitByShare } from "#domain/depth/goal-price.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import { ebitdaOf, formula } from "#domain/valuation/formula.ts";
import { bracketOf } from "#domain/valuation/multiples.ts";
import type { Place } from "./plot.tsx";

export type GoalScale = {
  readonly profit: Axis;
  readonly goalLine: readonly Place[];
  readonly todayLine: readonly Place[];
  readonly today: Place;
  /** Where each route reaches the goal, with its letter on the chart. */
  readonly points: readonly { readonly letter: "A" | "B" | "C"; readonly at: Place }[];
  /** Where recurring revenue alone falls short of the goal. */
  readonly stop?: Place;
  /** The profits of a higher bracket; missing if the goal needs none of them. */
  readonly hatched?: readonly Place[];
  /** Where the labels of the two lines start, and whether both fit. */
  readonly labels: { readonly goal: Place; readonly today?: Place };
};

type Given = {
  readonly inputs: FinancialInputs;
  readonly value: number;
  readonly goal: number;
  readonly routes: GoalRoutes;
};

/** Below this distance the two lines leave no room for a label between them, in percent of the height. */
const labelRoom = 11;

/** The goal and today's value as lines of profit over recurring share. */
export function goalScale({ inputs, value, goal, routes }: Given): GoalScale {
  const [goalProfits, todayProfits] = [profitByShare(inputs, goal), profitByShare(inputs, value)];
  const profit = axisOver(
    [...goalProfits, ...todayProfits].map((point) => point.profit),
    { ticks: 5, margin: 0.12 },
  );
  const place = (recurring: number, dollars: number): Place => ({ x: recurring, y: 100 - profit.at(dollars) });
  const lineOf = (points: typeof goalProfits) => points.map((point) => place(point.recurring, point.profit));
  const [goalLine, todayLine] = [lineOf(goalProfits), lineOf(todayProfits)];
  const today = place(inputs.recurringRevenue, inputs.preTaxProfit);
  const edge = bracketOf(ebitdaOf(inputs.preTaxProfit)).under / formula.ebitdaOfProfit;
  // At the left, unless the letters stand there. The lines fall, so a label above its start stays clear of them.
  const start = inputs.recurringRevenue < 30 ? 12 : 0;
  const [goalLabel = today, todayLabel = today] = [goalLine[start], todayLine[start]];
  return {
    profit,
    goalLine,
    todayLine,
    today,
    ...routePoints(routes, inputs, place),
    ...(routes.is === "above" && routes.profit.crossesBracket && { hatched: band(100 - profit.at(edge)) }),
    labels: {
      goal: goalLabel,
      ...(Math.abs(goalLabel.y - todayLabel.y) >= labelRoom && { today: todayLabel }),
    },
  };
}

const band = (bottom: number): readonly Place[] => [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: bottom },
  { x: 0, y: bottom },
];

function routePoints(
  routes: GoalRoutes,
  { preTaxProfit, recurringRevenue }: FinancialInputs,
  place: (recurring: number, dollars: number) => Place,
): Pick<GoalScale, "points" | "stop"> {
  if (routes.is === "reachedToday") return { points: [] };
  const { profit, both, recurring } = routes;
  return {
    points: [
      { letter: "A", at: place(recurringRevenue, profit.profit) },
      ...(both ? [{ letter: "B" as const, at: place(both.recurring, both.profit) }] : []),
      ...(recurring.is === "reached" ? [{ letter: "C" as const, at: place(recurring.answer, preTaxProfit) }] : []),
    ],
    ...(recurring.is === "short" && { stop: place(recurring.answer, preTaxProfit) }),
  };
}
