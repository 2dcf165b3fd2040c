import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { hundredth } from "#domain/charts/rounding.ts";
import { type HistoryPoint, type TimeTick, valueHistory } from "#domain/charts/value-history.ts";
import { Pin, PlotLines } from "./marks.tsx";
import * as styles from "./value-history-chart.module.css";

export type ChartPoint = HistoryPoint & {
  /** The value as text. */
  readonly text: string;
  /** What changed it, in a few words. */
  readonly reason: string;
};

type ValueHistoryChartProps = {
  /** One sentence with all values and dates. */
  readonly label: string;
  /** What the chart shows, with the value at which its axis starts. */
  readonly note: (from: string) => string;
  /** Oldest first. */
  readonly points: readonly ChartPoint[];
  readonly formatTick: (value: number) => string;
  /** In which the days of the axis are counted. */
  readonly timeZone: string;
};

const formats: Readonly<Record<TimeTick["shows"], Intl.DateTimeFormatOptions>> = {
  time: { hour: "numeric", minute: "2-digit" },
  day: { month: "short", day: "numeric" },
  month: { month: "short" },
  monthAndYear: { month: "short", year: "numeric" },
};

/** Months begin by UTC. */
const tickText = ({ at, shows }: TimeTick, timeZone: string) =>
  new Intl.DateTimeFormat("en-US", {
    ...formats[shows],
    timeZone: shows === "day" || shows === "time" ? timeZone : "UTC",
  }).format(at);

/** The estimate and its range at each date; the newest is dark. */
export function ValueHistoryChart({ label, note, points: given, formatTick, timeZone }: ValueHistoryChartProps) {
  const { values, points, ticks } = valueHistory(given);
  const y = (value: number) => hundredth(100 - values.at(value));
  const line = points.map(({ x, value }, index) => `${index === 0 ? "M" : "L"}${x} ${y(value)}`).join("");
  const newest = points.length - 1;
  return (
    <div role="img" aria-label={label}>
      <p className="tick">{note(formatTick(values.from))}</p>
      <div className={styles.plot}>
        <PlotLines grid={values.ticks.map(({ at }) => `M0 ${hundredth(100 - at)}H100`).join("")}>
          <path className={styles.line} d={line} />
        </PlotLines>
        {values.ticks.map(({ at, value }) => (
          <span
            key={value}
            className={classNames(styles.value, "tick")}
            style={cssVariables({ "--y": hundredth(100 - at) })}
          >
            {formatTick(value)}
          </span>
        ))}
        {points.map(({ at, x, value, low, high, text, reason, isNamed }, index) => (
          <div
            key={at}
            className={classNames(styles.point, index === newest && styles.newest, index === 0 && styles.first)}
            style={cssVariables({ "--x": x, "--top": y(high), "--bottom": hundredth(values.at(low)), "--y": y(value) })}
          >
            <i className={styles.bar} />
            <Pin />
            {(isNamed.wide || isNamed.narrow) && (
              <span
                className={classNames(
                  styles.figure,
                  "figure",
                  !isNamed.narrow && styles.wideOnly,
                  !isNamed.wide && styles.narrowOnly,
                )}
              >
                {text}
              </span>
            )}
            {isNamed.wide && <span className={styles.reason}>{reason}</span>}
          </div>
        ))}
      </div>
      <div className={classNames(styles.times, "tick")}>
        {ticks.map((tick) => (
          <span key={tick.at} style={cssVariables({ "--x": tick.x })}>
            {tickText(tick, timeZone)}
          </span>
        ))}
      </div>
    </div>
  );
}
