import { place } from "#app/charts/marks.tsx";
import { ValuationRange } from "#app/sections/valuation-range.tsx";
import { factWords, resultLabels } from "#content/valuation-results.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";
import { multipleText, shownRecurring } from "#domain/valuation/labels.ts";
import { moneyRange, shortMoney } from "#domain/valuation/money.ts";
import "./summary.css";

/** The settled range, the ruler with the adjusted value, and the four facts it rests on. */
export function Summary({ valuation }: { readonly valuation: Valuation }) {
  const { conservativeValue: low, adjustedValuation: value, optimisticValue: high } = valuation;
  const facts = [
    [factWords.multiple, `${multipleText(valuation.multiple)} ${factWords.multipleOf}`],
    [factWords.ebitda, shortMoney(valuation.ebitda)],
    [factWords.growth, valuation.growthTrend],
    [factWords.recurring, `${shownRecurring(valuation.recurringRevenue)}%`],
  ] as const;
  return (
    <>
      <h1 className="title-2">{resultLabels.title}</h1>
      {/* The figure fills its column whatever the range is, so its size follows from its length. */}
      <div className="res__fig" style={place({ "--n": moneyRange(low, high).length })}>
        <ValuationRange low={low} value={value} high={high} />
      </div>
      <dl className="facts">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
