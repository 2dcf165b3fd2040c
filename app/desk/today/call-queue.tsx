import { Link } from "react-router";
import { classNames } from "#app/design/ui/class-names.ts";
import { Icon } from "#app/design/ui/icon.tsx";
import { Bar, BarHead } from "#app/desk/ui/page-frame.tsx";
import * as phoneStyles from "#app/desk/ui/phone-rows.module.css";
import { Score } from "#app/desk/ui/score.tsx";
import { deskScreens } from "#content/desk/shell.ts";
import { todayWords } from "#content/desk/today.ts";
import * as styles from "./call-queue.module.css";
import type { TodayView } from "./today-view.ts";

const words = todayWords.queue;
const tones = { late: styles.late, today: styles.today } as const;

type CallQueueProps = { readonly rows: TodayView["queue"]; readonly most: number; readonly allCalls: string };

/** The leads to call after the first, in order. Below 960 px each row is two lines. */
export function CallQueue({ rows, most, allCalls }: CallQueueProps) {
  const { columns } = words;
  return (
    <Bar id="queue" aria-labelledby="queue-title">
      <BarHead id="queue-title" title={words.title(rows.length)}>
        <p>{words.order}</p>
      </BarHead>
      {/* The roles survive the layout as a grid on a phone. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: a table laid out as a grid loses its meaning without them */}
      <table className={classNames(phoneStyles.table, styles.queue)} role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <span className="sr">{columns.order}</span>
            </th>
            <th role="columnheader" scope="col">
              {columns.company}
            </th>
            <th role="columnheader" scope="col" className={styles.right}>
              {columns.range}
            </th>
            <th role="columnheader" scope="col">
              {columns.score(most)}
            </th>
            <th role="columnheader" scope="col">
              {columns.why}
            </th>
            <th role="columnheader" scope="col">
              {columns.know}
            </th>
            <th role="columnheader" scope="col">
              {columns.reach}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.id} role="row">
              <td role="cell" className={styles.number}>
                {row.number}
              </td>
              <th role="rowheader" scope="row" className={styles.company}>
                <Link to={`${deskScreens.leads.path}/${row.id}`}>
                  <b>{row.company}</b>
                </Link>
                <small>{row.what}</small>
              </th>
              <td role="cell" className={classNames(styles.range, styles.right, "num")}>
                <b>{row.range}</b>
              </td>
              <td role="cell" className={styles.score}>
                {row.score !== undefined && <Score points={row.score} />}
              </td>
              <td role="cell" className={classNames(styles.why, row.tone && tones[row.tone])}>
                {row.why}
              </td>
              <td role="cell" className={styles.know}>
                {row.know}
              </td>
              <td role="cell" className={styles.reach}>
                {row.reach ? (
                  <a href={row.reach.href} className="num">
                    <Icon name={row.reach.isPhone ? "phone" : "mail"} size="s" />
                    {row.reach.isPhone ? row.reach.text : words.write}
                    {!row.reach.isPhone && <span className="sr"> {row.reach.text}</span>}
                  </a>
                ) : (
                  words.noReach
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      <Link className={classNames("link", styles.all)} to={allCalls}>
        {words.more}
      </Link>
    </Bar>
  );
}
