import { Pin } from "#app/design/charts/marks.tsx";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { tickMoney } from "#app/valuation/results/tick-money.ts";
import { goalWords } from "#content/depth/goal.ts";
import type { GoalRoutes } from "#domain/depth/goal-price.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import { ebitdaMoney, shortMoney } from "#domain/valuation/text/money.ts";
import { goalScale } from "./goal-scale.ts";
import { Plot, PlotText, Ring } from "./plot.tsx";

const words = goalWords.price;
const shareTicks = [0, 25, 50, 75, 100].map((at) => ({ at, text: `${at}%` }));

type GoalChartProps = {
  readonly valuation: Valuation;
  readonly inputs: FinancialInputs;
  readonly goal: number;
  readonly routes: GoalRoutes;
};

/** The goal as a line: every mix of profit and recurring share on it brings that price. */
export function GoalChart({ valuation, inputs, goal, routes }: GoalChartProps) {
  const value = valuation.adjustedValuation;
  const { profit, goalLine, todayLine, today, points, stop, hatched, labels } = goalScale({
    inputs,
    value,
    goal,
    routes,
  });
  const end = points.find(({ letter }) => letter === "C")?.at ?? stop;
  return (
    <Plot
      label={sentence(inputs, value, routes)}
      xTicks={shareTicks}
      yTicks={profit.ticks.map((tick) => ({ at: tick.at, text: tickMoney(tick.value) }))}
      xCaption={words.shareAxis}
      yCaption={words.profitAxis}
      lines={[
        { stroke: "faint", points: todayLine },
        { stroke: "own", points: goalLine },
        ...(end ? [{ stroke: "faint" as const, points: [today, end] }] : []),
        ...points
          .filter(({ letter }) => letter !== "C")
          .map(({ at }) => ({ stroke: "mark" as const, points: [today, at] })),
      ]}
      hatched={hatched ? [hatched] : []}
    >
      <PlotText at={labels.goal} side="above" tone="strong">
        {words.line(shortMoney(goal))}
      </PlotText>
      {labels.today && (
        <PlotText at={labels.today} side="above">
          {words.today(shortMoney(value))}
        </PlotText>
      )}
      {points.map(({ letter, at }) => (
        <Ring key={letter} at={at} stroke="own" />
      ))}
      {points.map(({ letter, at }) => (
        <PlotText key={letter} at={at} side="top" tone="strong">
          {letter}
        </PlotText>
      ))}
      {stop && (
        <PlotText at={stop} side="left" tone="strong">
          C
        </PlotText>
      )}
      <span className="placed" style={cssVariables({ "--x": today.x, "--y": today.y })}>
        <Pin />
      </span>
    </Plot>
  );
}

function sentence(inputs: FinancialInputs, value: number, routes: GoalRoutes): string {
  const today = words.chart(ebitdaMoney(inputs.preTaxProfit), inputs.recurringRevenue, shortMoney(value));
  if (routes.is === "reachedToday") return today;
  const { goal, profit, both } = routes;
  const goalText = words.chartGoal(shortMoney(goal), ebitdaMoney(profit.profit));
  const bothText = both ? words.chartBoth(ebitdaMoney(both.profit), both.recurring) : "";
  return `${today} ${goalText}${bothText}.`;
}
