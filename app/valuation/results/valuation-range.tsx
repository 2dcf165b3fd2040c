import type { CSSProperties } from "react";
import { rangeWords } from "#content/pages/valuation-private.ts";
import { moneyRange, shortMoney } from "#domain/valuation/money.ts";
import "./valuation-range.css";

type ValuationRangeProps = { readonly low: number; readonly value: number; readonly high: number };

/** The figure the page exists for, settled, and a ruler that marks the adjusted value. */
export function ValuationRange({ low, value, high }: ValuationRangeProps) {
  const place = high > low ? ((value - low) / (high - low)) * 100 : 50;
  return (
    <div className="rng-f">
      <p>
        <span className="label">{rangeWords.label}</span>
        <span className="figure settled">{moneyRange(low, high)}</span>
      </p>
      <div className="rng" style={{ "--x": `${place}%` } as CSSProperties}>
        <p className="rng__m">
          {rangeWords.value} <b>{shortMoney(value)}</b>
        </p>
        <div className="rng__b">
          <svg viewBox="-20 -20 40 40" aria-hidden="true">
            <path className="rng__halo" d="M-17 0h34M0-17v34" />
            <path d="M-17 0h34M0-17v34" />
          </svg>
        </div>
        <dl className="rng__e">
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
