import { PanelNote } from "#app/valuation/depth/panel-note.tsx";
import type { PanelProps } from "#app/valuation/depth/panel-props.ts";
import { PanelResult } from "#app/valuation/depth/panel-result.tsx";
import { depthFigureWords } from "#content/depth/figures.ts";
import { goalWords as words } from "#content/depth/goal.ts";
import { fieldsOf } from "#domain/depth/depth-fields.ts";
import { type GoalRoutes, goalRoutes, startGoal } from "#domain/depth/goal-price.ts";
import { bracketExit } from "#domain/depth/waiting.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";
import { bracketOf } from "#domain/valuation/multiples.ts";
import { turnsText } from "#domain/valuation/text/labels.ts";
import { shortMoney, signedMoney } from "#domain/valuation/text/money.ts";
import * as styles from "./goal.module.css";
import { GoalPrice } from "./goal-price.tsx";
import { NowOrLater } from "./now-or-later.tsx";
import { type Scenario, waitingScenarios } from "./waiting-scenarios.ts";

/** What a goal price takes, and whether waiting pays. */
export function GoalPanel(props: PanelProps) {
  const { valuation, inputs } = props;
  const goal = props.entries.goal ?? startGoal(valuation);
  const routes = goalRoutes(inputs, goal.goal);
  // A field that was never touched shows what the charts start with; one that was emptied stays empty.
  const fields = { ...fieldsOf({ goal }), ...props.fields };
  const scenarios = waitingScenarios(inputs, goal);
  const price = shortMoney(goal.goal);
  return (
    <>
      <PanelResult
        estimate={valuation.adjustedValuation}
        label={routes.is === "above" ? words.need(price) : words.goal(price)}
        figure={
          routes.is === "above"
            ? depthFigureWords.moreProfit(signedMoney(routes.profit.moreProfit))
            : depthFigureWords.reached
        }
      >
        {summary(routes, inputs.preTaxProfit)}
      </PanelResult>
      <div className={styles.parts}>
        <GoalPrice {...props} fields={fields} goal={goal.goal} routes={routes} />
        <NowOrLater {...props} fields={fields} scenarios={scenarios} returnRate={goal.returnRate} />
      </div>
      {edgeTexts(valuation, routes, scenarios).map((text) => (
        <PanelNote key={text}>{text}</PanelNote>
      ))}
    </>
  );
}

function summary(routes: GoalRoutes, profit: number): string {
  if (routes.is === "reachedToday") return words.reached(shortMoney(routes.value));
  const { moreProfit } = routes.profit;
  const alone = words.byProfit(`${Math.max(Math.round((moreProfit / profit) * 100), 1)}%`);
  const { both } = routes;
  if (!both) return alone;
  if (both.moreProfit === 0) return `${alone} ${words.byShare(both.recurring)}`;
  return `${alone} ${words.byBoth(shortMoney(both.moreProfit), both.recurring)}`;
}

/** Why parts of the charts are hatched. */
function edgeTexts(
  { ebitda, baseMultiple }: Valuation,
  routes: GoalRoutes,
  scenarios: readonly Scenario[],
): readonly string[] {
  const exits = scenarios.flatMap(({ waiting }) => bracketExit(waiting) ?? []);
  const { from, under } = bracketOf(ebitda);
  const goesUp = exits.some(({ isUp }) => isUp) || (routes.is === "above" && routes.profit.crossesBracket);
  const base = turnsText(baseMultiple);
  return [
    ...(goesUp ? [words.edge.up(shortMoney(under), base)] : []),
    ...(exits.some(({ isUp }) => !isUp) ? [words.edge.down(shortMoney(from), base)] : []),
  ];
}
