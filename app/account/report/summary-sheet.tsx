import { cssVariables } from "#app/design/ui/css-variables.ts";
import { coverWords, documentWords, sectionsOf, summaryWords as words } from "#content/report/report.ts";
import type { Report } from "#domain/report/report.ts";
import { moneyRange } from "#domain/valuation/text/money.ts";
import { factsOf } from "./facts.ts";
import { Notes, ReportSheet, type SheetProps } from "./report-sheet.tsx";
import * as styles from "./summary-sheet.module.css";
import { ValuationRange } from "./valuation-range.tsx";

export function SummarySheet(props: SheetProps) {
  const { report } = props;
  const { conservativeValue: low, adjustedValuation: value, optimisticValue: high } = report.valuation;
  const hasCover = sectionsOf(report).includes("cover");
  return (
    <ReportSheet
      {...props}
      section="summary"
      title={words.title}
      lead={words.estimate(report)}
      masthead={!hasCover && <Masthead report={report} />}
    >
      {/* The range fills the column, so its font size depends on its length. */}
      <div className={styles.range} style={cssVariables({ "--n": moneyRange(low, high).length })}>
        <ValuationRange low={low} value={value} high={high} />
      </div>
      <dl className={styles.facts}>
        {factsOf(report.valuation).map(({ label, value: fact }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <Notes
        items={[
          ...[words.meaning, words.move, words.company].map(({ title, text }) => ({ title, text: text(report) })),
          words.figures,
        ]}
      />
    </ReportSheet>
  );
}

/** The free summary has no cover, so its first sheet names the business. */
function Masthead({ report }: { readonly report: Report }) {
  return (
    <div className={styles.masthead}>
      <h1>{coverWords.title(report)}</h1>
      <p>{documentWords.subject(report)}</p>
    </div>
  );
}
