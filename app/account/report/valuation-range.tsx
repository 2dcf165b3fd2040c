import { cssVariables } from "#app/design/ui/css-variables.ts";
import { rangeWords } from "#content/pages/valuation-private.ts";
import { moneyRange, shortMoney } from "#domain/valuation/text/money.ts";
import * as styles from "./valuation-range.module.css";

type ValuationRangeProps = { readonly low: number; readonly value: number; readonly high: number };

/** The range, and a ruler that marks the adjusted value. */
export function ValuationRange({ low, value, high }: ValuationRangeProps) {
  const place = high > low ? ((value - low) / (high - low)) * 100 : 50;
  return (
    <div className={styles.range}>
      <p>
        <span className="label">{rangeWords.label}</span>
        <span className="figure settled">{moneyRange(low, high)}</span>
      </p>
      <div className={styles.ruler} style={cssVariables({ "--x": `${place}%` })}>
        <p className={styles.value}>
          {rangeWords.value} <b>{shortMoney(value)}</b>
        </p>
        <div className={styles.bar}>
          <svg viewBox="-20 -20 40 40" aria-hidden="true">
            <path className={styles.halo} d="M-17 0h34M0-17v34" />
            <path d="M-17 0h34M0-17v34" />
          </svg>
        </div>
        <dl className={styles.ends}>
          <div>
            <dt>{rangeWords.low}</dt>
            <dd className="num">{shortMoney(low)}</dd>
          </div>
          <div>
            <dt>{rangeWords.high}</dt>
            <dd className="num">{shortMoney(high)}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
