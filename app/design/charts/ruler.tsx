import { cssVariables } from "#app/design/ui/css-variables.ts";
import { rulerAxis } from "#domain/charts/ruler-axis.ts";
import { Pin, TickLabels } from "./marks.tsx";
import * as styles from "./ruler.module.css";

type End = { readonly amount: number; readonly name: string; readonly share: string };

type RulerProps = {
  /** One sentence with the three values. */
  readonly label: string;
  readonly low: End;
  readonly high: End;
  /** The value that the plus marks. */
  readonly value: { readonly amount: number; readonly name: string; readonly text: string };
  readonly formatTick: (value: number) => string;
};

const lines = (places: readonly number[], height: number) => places.map((at) => `M${at} 0V${height}`).join("");

/** A range and the value inside it, on a scale of round values. */
export function Ruler({ label, low, high, value, formatTick }: RulerProps) {
  const axis = rulerAxis(low.amount, high.amount);
  const places = { "--a": axis.at(low.amount), "--b": axis.at(high.amount), "--x": axis.at(value.amount) };
  return (
    <div className={styles.ruler} role="img" aria-label={label} style={cssVariables(places)}>
      <p className={styles.value}>
        {value.name} {value.text}
      </p>
      <p className={styles.ends}>
        <span>
          <i>{low.name}, </i>
          {low.share}
        </span>
        <span>
          <i>{high.name}, </i>
          {high.share}
        </span>
      </p>
      <div className={styles.track}>
        <i className={styles.band} />
        <span className={styles.marker}>
          <Pin />
        </span>
      </div>
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.tenths} d={lines(axis.tenths, 4)} />
        <path d={lines(axis.halves, 8)} />
        <path
          d={lines(
            axis.ticks.map(({ at }) => at),
            12,
          )}
        />
      </svg>
      <TickLabels ticks={axis.ticks.map((tick) => ({ at: tick.at, text: formatTick(tick.value) }))} />
    </div>
  );
}
