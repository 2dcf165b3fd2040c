import { classNames } from "#app/design/ui/class-names.ts";
import { objectionWords as words } from "#content/report/report-arguments.ts";
import type { Report } from "#domain/report/report.ts";
import { shortMoney, signedMoney } from "#domain/valuation/text/money.ts";
import * as styles from "./objections-sheet.module.css";
import * as sheetStyles from "./report-sheet.module.css";
import { ReportSheet, type SheetProps } from "./report-sheet.tsx";

export function ObjectionsSheet(props: SheetProps) {
  const { report } = props;
  return (
    <ReportSheet {...props} section="objections" title={words.title} lead={words.lead}>
      <ol className={classNames(sheetStyles.rows, styles.objections)}>
        {report.objections.map((objection) => {
          const { title, text, answer } = words.objection(objection, report);
          return (
            <li key={objection.argues} data-impact="negative">
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
                <p>
                  <strong>{words.answer}</strong>
                  {answer}
                </p>
              </div>
              <p className={classNames(sheetStyles.amount, "num")}>
                <span className="figure">{signedMoney(-objection.lessValue)}</span>
                {shortMoney(objection.value)}
              </p>
            </li>
          );
        })}
      </ol>
      <div className={classNames(sheetStyles.callout, styles.doubts)}>
        <h3>{words.doubts.title}</h3>
        <BuyerConcerns report={report} />
      </div>
    </ReportSheet>
  );
}

function BuyerConcerns({ report }: { readonly report: Report }) {
  const shown = words.doubts.shown(report);
  if (shown.length === 0) return <p>{report.profile.general ? words.doubts.unread : words.doubts.none}</p>;
  return (
    <>
      <p>{words.doubts.text}</p>
      <ul>
        {shown.map(({ title, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may read alike, and none ever moves.
          <li key={index}>
            <b>{title}</b> {text}
          </li>
        ))}
      </ul>
    </>
  );
}
