import type { ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { type Axis, axisOver, ticksInUnits } from "#domain/charts/axis.ts";
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
  /** Below the ends. */
  readonly textNote?: string;
  readonly highlighted?: boolean;
  /** Weak evidence. */
  readonly hatched?: boolean;
}

interface UpperScale {
  /** The amount that is 1 on it. */
  readonly unit: number;
  readonly caption: string;
  readonly formatTick: (value: number) => string;
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
  /** What the scale measures, before its ticks. */
  readonly caption?: string;
  /** The same values in another unit, above the rows. */
  readonly upperScale?: UpperScale;
}

/** A football field chart: ranges from several methods on one scale, with a reference value. */
export function FootballField(props: FootballFieldProps) {
  const { label, rows, value, range, formatTick, caption, upperScale } = props;
  const axis = axisOver([
    ...rows.flatMap(({ low, high }) => [low, high]),
    ...(range ? [range.low, range.high] : []),
    ...(value ? [value.amount] : []),
  ]);
  const ticks = axis.ticks.map((tick) => ({ at: tick.at, text: formatTick(tick.value) }));
  return (
    <div
      className={classNames(
        styles.field,
        value && styles.valued,
        upperScale && styles.twoScales,
        rows.some(({ textNote }) => textNote) && styles.noted,
      )}
    >
      <div className={styles.grid} role="img" aria-label={label}>
        {range && (
          <i
            className={classNames("spanned", styles.band, "hatch")}
            style={cssVariables({ "--a": axis.at(range.low), "--b": axis.at(range.high) })}
          />
        )}
        {ticks.map(({ at }) => (
          <i key={at} className={styles.line} style={cssVariables({ "--x": at })} />
        ))}
      </div>
      {upperScale && <Upper axis={axis} {...upperScale} />}
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
              <i
                className={classNames(
                  "spanned",
                  styles.bar,
                  row.low === row.high && styles.point,
                  row.hatched && classNames(styles.hatched, "hatch"),
                )}
                style={cssVariables({ "--a": axis.at(row.low), "--b": axis.at(row.high) })}
              />
            </span>
            <span className={styles.value} data-part="value">
              {row.text}
              {row.textNote && <small>{row.textNote}</small>}
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
        {caption && <Caption text={caption} />}
        <TickLabels ticks={ticks} />
      </div>
    </div>
  );
}

function Upper({ axis, unit, caption, formatTick }: UpperScale & { readonly axis: Axis }) {
  const ticks = ticksInUnits(axis, unit).map(({ at, value }) => ({ at, text: formatTick(value) }));
  return (
    <div className={classNames(styles.scale, styles.upper)}>
      <Caption text={caption} />
      <TickLabels ticks={ticks} />
    </div>
  );
}

function Caption({ text }: { readonly text: string }) {
  return (
    <span className={classNames(styles.caption, "tick")} aria-hidden="true">
      {text}
    </span>
  );
}
