import { classNames } from "#app/design/ui/class-names.ts";
import { privatePage } from "#content/pages/private-page.ts";
import { signedEbitdaMoney } from "#domain/depth/depth-money.ts";
import { type Snapshot, snapshotChange } from "#domain/leads/private-page/snapshots.ts";
import { growthLabel, turnsText } from "#domain/valuation/text/labels.ts";
import { exactMoney, shortMoney } from "#domain/valuation/text/money.ts";
import * as pageStyles from "./history.module.css";
import { shortDate, whyText } from "./history-words.ts";
import * as styles from "./snapshot-table.module.css";

const { label, columns, first } = privatePage.history.table;

/** Every snapshot with what changed since the one before, newest first. */
export function SnapshotTable({ snapshots }: { readonly snapshots: readonly Snapshot[] }) {
  const rows = snapshots.map((snapshot, index) => {
    const before = snapshots[index - 1];
    return { snapshot, change: before && snapshotChange(before, snapshot) };
  });
  return (
    <table className={classNames(pageStyles.cells, styles.table)}>
      <caption className="sr">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.date}</th>
          <th scope="col">{columns.profit}</th>
          <th scope="col" className={styles.wide}>
            {columns.trend}
          </th>
          <th scope="col" className={styles.wide}>
            {columns.recurring}
          </th>
          <th scope="col" className={styles.wide}>
            {columns.multiple}
          </th>
          <th scope="col">{columns.estimate}</th>
          <th scope="col">{columns.change}</th>
          <th scope="col" className={styles.wide}>
            {columns.why}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.toReversed().map(({ snapshot: { at, inputs, multiple, value }, change }, index) => (
          <tr key={at} className={index === 0 ? styles.newest : undefined}>
            <th scope="row">{shortDate(at)}</th>
            <td>{exactMoney(inputs.preTaxProfit)}</td>
            <td className={styles.wide}>{growthLabel(inputs.growthTrend)}</td>
            <td className={styles.wide}>{inputs.recurringRevenue}%</td>
            <td className={styles.wide}>{turnsText(multiple)}</td>
            <td>
              <span className="figure">{shortMoney(value)}</span>
            </td>
            <td className={classNames(change && styles.change, change && change.total < 0 && styles.less)}>
              {change ? signedEbitdaMoney(change.total) : first}
              {change && <small>{whyText(change)}</small>}
            </td>
            <td className={classNames(styles.wide, "muted")}>{change && whyText(change)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
