import { goalWords, yearsText } from "#content/depth/goal.ts";
import type { Waiting } from "#domain/depth/waiting.ts";
import { formula } from "#domain/valuation/formula.ts";
import { multipleText, turnsText } from "#domain/valuation/text/labels.ts";
import { shortMoney } from "#domain/valuation/text/money.ts";
import * as styles from "./goal.module.css";
import { Sample } from "./plot.tsx";
import type { Scenario } from "./waiting-scenarios.ts";

const words = goalWords.waiting;

type WaitingRowsProps = {
  readonly scenarios: readonly [Scenario, ...Scenario[]];
  readonly year: number;
  /** Today's multiple. */
  readonly today: number;
  readonly returnRate: number;
};

/** The chart's values at the chosen year, and in which years waiting brings less. */
export function WaitingRows({ scenarios, year, today, returnRate }: WaitingRowsProps) {
  const own = scenarios[0].waiting;
  const then = own.years[year];
  return (
    <>
      <ul className={styles.rows}>
        {scenarios.map(({ rate, stroke, waiting }) => {
          const at = waiting.years[year];
          const { name, per } = words.scenario(rate);
          return (
            at && (
              <li key={rate}>
                <Sample stroke={stroke} />
                <span>
                  <b>{name}</b>
                  {per}
                  {words.at(multipleText(at.multiple))}
                  {rate === 0 && at.multiple < today && words.lost(turnsText(formula.turnsOfGrowth))}
                </span>
                <span className={styles.number}>{shortMoney(at.price)}</span>
              </li>
            )
          );
        })}
        <li>
          <Sample stroke="invested" />
          <span>
            <b>{words.invested.name}</b>
            {words.invested.text(returnRate)}
          </span>
          <span className={styles.number}>{shortMoney(then?.soldAndInvested)}</span>
        </li>
        <li>
          <span />
          <span>
            <b>{words.earned.name}</b>
            {words.earned.text}
          </span>
          <span className={styles.number}>{shortMoney(then?.profitEarned)}</span>
        </li>
      </ul>
      <p className={styles.sentence}>
        {lessText(own)} {words.notCounted}
      </p>
    </>
  );
}

function lessText({ paysLess: { byPrice, withProfit } }: Waiting): string {
  if (byPrice.length === 0) return words.less.never;
  const counted = withProfit.length === 0 ? words.less.neverWithProfit : words.less.withProfit(yearsText(withProfit));
  return `${words.less.byPrice(yearsText(byPrice))} ${counted}`;
}
