import type { ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { axisOver } from "#domain/charts/axis.ts";
import * as styles from "./football-field.module.css";
import { Pin, TickLabels } from "./marks.tsx";

export interface FootballFieldRow {
  readonly id: string;
  readonly label: string;
  readonly note?: ReactNode;
  readonly low: number;
  readonly high: number;
  /** Both ends, formatted. */
  readonly text: string;
  readonly highlighted?: boolean;
}

interface FootballFieldProps {
  /** One sentence that says what the chart shows, including the marked value. The rows give their values as text. */
  readonly label: string;
  readonly rows: readonly FootballFieldRow[];
  /** The value that the brass line marks. */
  readonly value?: { readonly amount: number; readonly text: string };
  /** A hatched range behind all rows. */
  readonly range?: { readonly low: number; readonly high: number };
  readonly formatTick: (value: number) => string;
}

/** A football field chart: ranges from several methods on one scale, with a reference value. */
export function FootballField({ label, rows, value, range, formatTick }: FootballFieldProps) {
  const axis = axisOver([
    ...rows.flatMap(({ low, high }) => [low, high]),
    ...(range ? [range.low, range.high] : []),
    ...(value ? [value.amount] : []),
  ]);
  const ticks = axis.ticks.map((tick) => ({ at: tick.at, text: formatTick(tick.value) }));
  return (
    <div className={classNames(styles.field, value && styles.valued)}>
      <div className={styles.grid} role="img" aria-label={label}>
        {range && (
          <i
            className={classNames(styles.band, "hatch")}
            style={cssVariables({ "--a": axis.at(range.low), "--b": axis.at(range.high) })}
          />
        )}
        {ticks.map(({ at }) => (
          <i key={at} className={styles.line} style={cssVariables({ "--x": at })} />
        ))}
      </div>
      <ul>
        {rows.map((row) => (
          <li
            key={row.id}
            data-part="row"
            data-highlighted={row.highlighted || undefined}
            className={classNames(styles.row, row.highlighted && styles.highlighted)}
          >
            <span className={styles.label} data-part="label">
              <b>{row.label}</b>
              {row.note && <span className="num">{row.note}</span>}
            </span>
            <span className={styles.plot} aria-hidden="true">
              <i className={styles.bar} style={cssVariables({ "--a": axis.at(row.low), "--b": axis.at(row.high) })} />
            </span>
            <span className={styles.value} data-part="value">
              {row.text}
            </span>
          </li>
        ))}
      </ul>
      {value && (
        <p className={styles.mark} aria-hidden="true" style={cssVariables({ "--x": axis.at(value.amount) })}>
          <Pin />
          <span>{value.text}</span>
        </p>
      )}
      <div className={styles.scale}>
        <TickLabels ticks={ticks} />
      </div>
    </div>
  );
}
