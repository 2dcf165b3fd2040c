import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import type { SectionOf } from "#content/schemas/guide.ts";
import * as styles from "./fee-curve.module.css";

/** The fee as a share of the price: the firm's own as a curve, published averages as open marks. */
export function FeeCurve({ summary, label, axes, prices, shares, points, marks }: SectionOf<"fee-curve">) {
  const highestPrice = prices.at(-1) ?? 1;
  const highestShare = shares.at(-1) ?? 1;
  const x = (price: number) => (price / highestPrice) * 100;
  const y = (share: number) => 100 - (share / highestShare) * 100;
  const curve = points.map(([price, share]) => `${x(price).toFixed(2)} ${y(share).toFixed(2)}`).join("L");
  const last = points.at(-1) ?? [0, 0];
  return (
    <div className={styles.drawing} role="img" aria-label={summary}>
      <p className="tick">{axes.share}</p>
      <div className={styles.plot}>
        {shares.map((share) => (
          <span key={share} className={classNames(styles.share, "tick")} style={cssVariables({ "--y": y(share) })}>
            {`${share}%`}
          </span>
        ))}
        <svg className="fill-layer plot-lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.curve} d={`M${curve}`} />
        </svg>
        <span className={styles.name} style={cssVariables({ "--x": 100, "--y": y(last[1]) })}>
          {label}
        </span>
        {marks.map((mark) => (
          <span
            key={mark.price}
            className={classNames(styles.mark, mark.kind === "ours" ? styles.ours : styles.published, "placed")}
            style={cssVariables({ "--x": x(mark.price), "--y": y(mark.share) })}
          >
            <i />
            <span className={styles.label}>
              {mark.value} <span className="from-tablet">{mark.label}</span>
            </span>
          </span>
        ))}
      </div>
      <div className={classNames(styles.prices, "axis")}>
        {prices.map((price) => (
          <span key={price} className="tick" style={cssVariables({ "--x": x(price) })}>
            {price === 0 ? "$0" : `$${price}M`}
          </span>
        ))}
      </div>
      <p className={classNames(styles.unit, "tick")}>{axes.price}</p>
    </div>
  );
}
