import { Ruler } from "#app/design/charts/ruler.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { tickMoney } from "#app/valuation/results/tick-money.ts";
import { estimateLine, resultLabels, summaryWords as words } from "#content/valuation/results.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";
import { formula } from "#domain/valuation/formula.ts";
import { turnsText } from "#domain/valuation/text/labels.ts";
import { ebitdaMoney, moneyRange, shortMoney } from "#domain/valuation/text/money.ts";
import * as styles from "./summary.module.css";

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The range first and largest, its scale, and the sum that gives the estimate. */
export function Summary({ valuation, valuedOn }: { readonly valuation: Valuation; readonly valuedOn: string }) {
  const { conservativeValue: low, adjustedValuation: value, optimisticValue: high } = valuation;
  const range = moneyRange(low, high);
  return (
    <>
      <div className={styles.heading}>
        <h1 className="title-2">{resultLabels.title}</h1>
        <p className="label">{valuedOn}</p>
      </div>
      {/* The range fills its column, so its font size depends on its length. */}
      <div className={styles.range} style={cssVariables({ "--n": range.length })}>
        <p className="label">
          {words.range}. {estimateLine}
        </p>
        <p className="figure" data-part="range">
          {range}
        </p>
      </div>
      <Ruler
        label={words.scale(range, shortMoney(value))}
        low={{ amount: low, name: words.low, share: percent(formula.conservative) }}
        high={{ amount: high, name: words.high, share: percent(formula.optimistic) }}
        value={{ amount: value, name: words.estimate, text: shortMoney(value) }}
        formatTick={tickMoney}
      />
      <Sum valuation={valuation} />
    </>
  );
}

/** EBITDA times the multiple, as printed, is the estimate as printed. */
function Sum({ valuation: { ebitda, multiple, adjustedValuation } }: { readonly valuation: Valuation }) {
  const [earnings, turns, value] = [ebitdaMoney(ebitda), turnsText(multiple), shortMoney(adjustedValuation)];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a sum is no fieldset
    <div className={classNames(styles.sum, "settled")} role="group" aria-label={words.sum(earnings, turns, value)}>
      <Term figure={earnings} name={words.ebitda} />
      <i>×</i>
      <Term figure={turns} name={words.multiple} />
      <i>=</i>
      <Term figure={value} name={words.estimate} />
    </div>
  );
}

function Term({ figure, name }: { readonly figure: string; readonly name: string }) {
  return (
    <p>
      <span className="figure">{figure}</span>
      <small>{name}</small>
    </p>
  );
}
