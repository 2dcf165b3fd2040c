import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { estimateLine, resultLabels } from "#content/valuation-results.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";
import { moneyRange } from "#domain/valuation/money.ts";
import { factsOf } from "./facts.ts";
import * as styles from "./summary.module.css";
import { ValuationRange } from "./valuation-range.tsx";

/** The range, a ruler with the adjusted value, and the four facts behind it. */
export function Summary({ valuation, valuedOn }: { readonly valuation: Valuation; readonly valuedOn: string }) {
  const { conservativeValue: low, adjustedValuation: value, optimisticValue: high } = valuation;
  return (
    <>
      <h1 className="title-2">{resultLabels.title}</h1>
      <p className={classNames(styles.date, "label")}>
        {valuedOn}. {estimateLine}
      </p>
      {/* The range fills its column, so its font size depends on its length. */}
      <div className={styles.range} style={cssVariables({ "--n": moneyRange(low, high).length })}>
        <ValuationRange low={low} value={value} high={high} />
      </div>
      <dl className={styles.facts}>
        {factsOf(valuation).map(({ label, value: fact }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
