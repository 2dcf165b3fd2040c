import { Pin } from "#app/design/charts/marks.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import * as styles from "./platform-preview.module.css";

type OffersChartProps = {
  /** Ends of the scale; all amounts in millions of dollars. */
  readonly from: number;
  readonly to: number;
  readonly range: readonly [low: number, high: number];
  readonly valuation: number;
  readonly valuationLabel: string;
  readonly received: readonly number[];
  readonly best: { readonly amount: number; readonly label: string };
  /** The chart in one sentence. */
  readonly summary: string;
};

/** Each offer as a stroke on one scale, with the valuation and its range. */
export function OffersChart(props: OffersChartProps) {
  const { from, to, range, valuation, valuationLabel, received, best, summary } = props;
  const at = (amount: number) => ((amount - from) / (to - from)) * 100;
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <div role="img" aria-label={summary}>
      <div className={styles.plot}>
        <i className={styles.range} style={cssVariables({ "--a": at(range[0]), "--b": at(range[1]) })} />
        {received.map((amount) => (
          <i key={amount} className={styles.offer} style={cssVariables({ "--x": at(amount) })} />
        ))}
        <i className={classNames(styles.offer, styles.best)} style={cssVariables({ "--x": at(best.amount) })}>
          <span className="tick num">{best.label}</span>
        </i>
        <i className={styles.valuation} style={cssVariables({ "--x": at(valuation) })}>
          <Pin />
          <span className="tick num">{valuationLabel}</span>
        </i>
      </div>
      <div className="axis tick">
        {ticks.map((amount) => (
          <span key={amount} style={cssVariables({ "--x": at(amount) })}>
            ${amount}M
          </span>
        ))}
      </div>
    </div>
  );
}
