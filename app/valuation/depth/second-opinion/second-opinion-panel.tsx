import { FootballField, type FootballFieldRow } from "#app/design/charts/football-field.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import type { PanelProps } from "#app/valuation/depth/panel-props.ts";
import { PanelResult } from "#app/valuation/depth/panel-result.tsx";
import { tickMoney } from "#app/valuation/results/tick-money.ts";
import { type PublishedMultipleId, publishedMultiples } from "#content/depth/published-multiples.ts";
import { sourceNames, secondOpinionWords as words } from "#content/depth/second-opinion.ts";
import { type PublishedRow, publishedRangeText, secondOpinionOf } from "#domain/depth/published-deals.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";
import { formula } from "#domain/valuation/formula.ts";
import { multipleText } from "#domain/valuation/text/labels.ts";
import { ebitdaMoney, moneyRange, shortMoney } from "#domain/valuation/text/money.ts";
import * as styles from "./second-opinion.module.css";
import { Sources } from "./sources.tsx";

/** The owner's EBITDA at published multiples, beside our range. */
export function SecondOpinionPanel({ valuation, industry, now }: PanelProps) {
  const { rows, range, overlapping } = secondOpinionOf(valuation, { references: publishedMultiples, industry, now });
  const value = shortMoney(valuation.adjustedValuation);
  return (
    <>
      <PanelResult
        estimate={valuation.adjustedValuation}
        label={words.label}
        figure={range ? publishedRangeText(range) : words.none}
      >
        {range
          ? `${words.same(ebitdaMoney(valuation.ebitda))} ${words.overlap(overlapping, rows.length)}`
          : `${words.nothing(value)}${rows.length > 0 ? ` ${words.industryOnly}` : ""}`}
      </PanelResult>
      {rows.length > 0 && (
        <>
          <Chart valuation={valuation} rows={rows} />
          <Sources rows={rows} />
        </>
      )}
    </>
  );
}

type Row = PublishedRow<PublishedMultipleId>;

function Chart({ valuation, rows }: { readonly valuation: Valuation; readonly rows: readonly Row[] }) {
  const { conservativeValue, adjustedValuation, optimisticValue, multiple } = valuation;
  const ebitda = ebitdaMoney(valuation.ebitda);
  const ours = moneyRange(conservativeValue, optimisticValue);
  const drawn = rows.map(drawnRow);
  const hasOld = rows.some(({ isOld }) => isOld);
  return (
    <div className={styles.chart}>
      <FootballField
        label={words.chart(ours, drawn.map(({ label, text }) => `${label} ${text}`).join("; "), ebitda)}
        rows={[
          {
            id: "ours",
            label: words.ours,
            note: `${words.firm}, ${multiplesText(multiple * formula.conservative, multiple * formula.optimistic)}`,
            low: conservativeValue,
            high: optimisticValue,
            text: ours,
            highlighted: true,
          },
          ...drawn,
        ]}
        value={{ amount: adjustedValuation, text: words.estimate(shortMoney(adjustedValuation)) }}
        range={{ low: conservativeValue, high: optimisticValue }}
        formatTick={tickMoney}
        caption={words.valueAxis(ebitda)}
        upperScale={{
          unit: valuation.ebitda,
          caption: words.multipleAxis,
          formatTick: (turns) => `${turns}x`,
        }}
      />
      <ul className={classNames(styles.key, "label")}>
        <li>
          <i className={classNames(styles.swatch, styles.band, "hatch")} aria-hidden="true" />
          {words.key.range}
        </li>
        {rows.some(({ isThin }) => isThin) && (
          <li>
            <i className={classNames(styles.swatch, styles.thin, "hatch")} aria-hidden="true" />
            {words.key.thin}
          </li>
        )}
        {hasOld && <li>{words.key.old}</li>}
      </ul>
    </div>
  );
}

function drawnRow({ id, low, high, isThin, isOld }: Row): FootballFieldRow {
  const reference = publishedMultiples[id];
  const deals = isThin && "deals" in reference ? [words.deals(reference.deals)] : [];
  return {
    id,
    label: `${sourceNames[reference.source]}, ${lowerFirst(reference.segment)}`,
    note: [
      reference.period,
      multiplesText(reference.low, reference.high),
      ...deals,
      ...(isOld ? [words.old] : []),
    ].join(", "),
    low,
    high,
    text: publishedRangeText({ low, high }),
    hatched: isThin,
  };
}

const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);
const multiplesText = (low: number, high: number) =>
  low === high ? multipleText(low) : `${multipleText(low)}–${multipleText(high)}`;
