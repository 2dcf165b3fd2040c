import { classNames } from "#app/design/ui/class-names.ts";
import { KeyNumber } from "#app/design/ui/facts/key-number.tsx";
import { readinessWords as words } from "#content/report/report-arguments.ts";
import * as styles from "./readiness-sheet.module.css";
import * as sheetStyles from "./report-sheet.module.css";
import { ReportSheet, type SheetProps } from "./report-sheet.tsx";

export function ReadinessSheet(props: SheetProps) {
  const { report } = props;
  const stake = words.stake(report);
  return (
    <ReportSheet {...props} section="readiness" title={words.title} lead={words.lead(report)}>
      <ol className={styles.plan}>
        {report.plan?.workstreams.map(({ title, note }, index) => (
          <li key={title}>
            <KeyNumber number={index + 1} />
            <h3>{title}</h3>
            <p>{note}</p>
          </li>
        ))}
      </ol>
      <h3 className={sheetStyles.subheading}>{words.orderTitle}</h3>
      <dl className={styles.order}>
        {words.order.map(({ from, to, text }) => (
          <div key={from}>
            <dt className="figure">
              {from}–{to}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {stake && <p className={classNames(sheetStyles.callout, styles.stake)}>{stake}</p>}
    </ReportSheet>
  );
}
