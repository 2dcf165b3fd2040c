import type { ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { Status, type StatusValue } from "#app/design/ui/facts/status.tsx";
import * as styles from "./gantt.module.css";
import { Pin, TickLabels } from "./marks.tsx";
import { weekAxis } from "./week-axis.ts";

export interface GanttRow {
  readonly id: string;
  readonly label: ReactNode;
  /** First and last week, both counted from one. */
  readonly weeks: readonly [first: number, last: number];
  readonly status: StatusValue;
}

interface GanttProps {
  /** One sentence that says what the chart shows. The rows give weeks and status as text. */
  readonly label: string;
  readonly weeks: number;
  readonly rows: readonly GanttRow[];
  /** Weeks passed; rows in progress are filled up to here. */
  readonly today?: number;
  /** Labeled weeks besides the first. */
  readonly ticks: readonly number[];
  readonly firstTick?: string;
  /** Distance of the vertical lines, in weeks. */
  readonly grid?: number;
  /** Bars are animated once when they appear. */
  readonly draws?: boolean;
  readonly className?: string | undefined;
}

const bars: Record<StatusValue, string | undefined> = {
  complete: styles.done,
  progress: styles.inProgress,
  pending: styles.pending,
};

/** A Gantt chart by week, with today's position. */
export function Gantt({
  label,
  weeks,
  rows,
  today,
  ticks,
  firstTick = "Week 1",
  grid = 4,
  draws = false,
  className,
}: GanttProps) {
  const axis = weekAxis(weeks);
  const rules = Array.from({ length: Math.floor(weeks / grid) }, (_, index) => axis.endOf((index + 1) * grid));
  return (
    <div className={classNames(styles.chart, draws && styles.draws, className)}>
      <div className={styles.grid} role="img" aria-label={label}>
        {rules.map((at) => (
          <i key={at} style={cssVariables({ "--x": at })} />
        ))}
      </div>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            <div className={styles.label}>{row.label}</div>
            <span className={styles.plot}>
              <span className="sr">
                Weeks {row.weeks[0]} to {row.weeks[1]}, <Status value={row.status} />
              </span>
              <i
                className={classNames("spanned", styles.bar, bars[row.status])}
                style={cssVariables({
                  "--a": axis.startOf(row.weeks[0]),
                  "--b": axis.endOf(row.weeks[1]),
                  "--p": `${shareBeforeToday(row.weeks, today) * 100}%`,
                })}
              />
            </span>
          </li>
        ))}
      </ul>
      {today !== undefined && (
        <div className={styles.today} aria-hidden="true" style={cssVariables({ "--x": axis.endOf(today) })}>
          <Pin />
        </div>
      )}
      <div className={styles.axis}>
        <TickLabels
          ticks={[{ at: 0, text: firstTick }, ...ticks.map((week) => ({ at: axis.endOf(week), text: String(week) }))]}
        />
      </div>
    </div>
  );
}

/** Share of a row before today, from 0 to 1. */
function shareBeforeToday([first, last]: GanttRow["weeks"], today = 0): number {
  return Math.min(Math.max((today - first + 1) / (last - first + 1), 0), 1);
}
