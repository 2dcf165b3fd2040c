import type { ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { Icon } from "#app/design/ui/icon.tsx";
import { goalWords } from "#content/depth/goal.ts";
import type { GoalRoutes } from "#domain/depth/goal-price.ts";
import { growthLabel, multipleText } from "#domain/valuation/text/labels.ts";
import { ebitdaMoney, shortMoney } from "#domain/valuation/text/money.ts";
import * as styles from "./goal.module.css";

const words = goalWords.routes;

type RoutesProps = { readonly routes: GoalRoutes; readonly value: number };

/** Each way to the goal with the figure it needs; one that ends before says where. */
export function Routes({ routes, value }: RoutesProps) {
  if (routes.is === "reachedToday") {
    return (
      <ul className={styles.rows}>
        <Row isReached figure={shortMoney(value)}>
          {goalWords.reached(shortMoney(value))}
        </Row>
      </ul>
    );
  }
  const { profit, both } = routes;
  const [share, trend] = [shareRow(routes), trendRow(routes)];
  return (
    <ul className={styles.rows}>
      <Row isReached figure={ebitdaMoney(profit.profit)}>
        <b>{words.profit.name}</b>
        {words.profit.text}
        {profit.crossesBracket && words.profitAcross(multipleText(profit.multiple))}
      </Row>
      {both && (
        <Row isReached figure={ebitdaMoney(both.profit)}>
          <b>{words.both.name}</b>
          {both.moreProfit > 0 ? words.both.text(both.recurring) : words.bothWithoutProfit(both.recurring)}
        </Row>
      )}
      <Row {...share}>
        <b>{words.share.name}</b>
        {share.text}
      </Row>
      <Row {...trend}>
        <b>{words.trend.name}</b>
        {trend.text}
      </Row>
    </ul>
  );
}

type Above = Extract<GoalRoutes, { readonly is: "above" }>;
type AnswerRow = { readonly text: string; readonly figure: string; readonly isReached: boolean };

function shareRow({ recurring }: Above): AnswerRow {
  if (recurring.is === "exhausted") return { text: words.share.exhausted, figure: "100%", isReached: false };
  const figure = `${recurring.answer}%`;
  if (recurring.is === "reached") return { text: words.share.reached(recurring.answer), figure, isReached: true };
  return { text: words.share.short(shortMoney(recurring.value)), figure, isReached: false };
}

function trendRow({ trend }: Above): AnswerRow {
  if (trend.is === "exhausted") return { text: words.trend.exhausted, figure: multipleText(0), isReached: false };
  const [value, name] = [shortMoney(trend.value), growthLabel(trend.answer).toLowerCase()];
  if (trend.is === "reached") return { text: words.trend.reached(name), figure: value, isReached: true };
  return { text: words.trend.short(value, name), figure: value, isReached: false };
}

type RowProps = { readonly isReached: boolean; readonly figure: string; readonly children: ReactNode };

function Row({ isReached, figure, children }: RowProps) {
  return (
    <li className={classNames(!isReached && styles.short)}>
      <Icon name={isReached ? "check" : "trend-flat"} />
      <span>{children}</span>
      <span className={styles.number}>{figure}</span>
    </li>
  );
}
