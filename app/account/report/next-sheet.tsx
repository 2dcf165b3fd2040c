import { classNames } from "#app/design/ui/class-names.ts";
import { nextWords as words } from "#content/report/report.ts";
import { ContactPerson, Disclaimer } from "./closing.tsx";
import * as styles from "./next-sheet.module.css";
import * as sheetStyles from "./report-sheet.module.css";
import { ReportSheet, type SheetProps } from "./report-sheet.tsx";

export function NextSheet(props: SheetProps) {
  return (
    <ReportSheet {...props} section="next" title={words.title}>
      <ol className={classNames(sheetStyles.rows, styles.steps)}>
        {words.steps(props.report).map(({ title, text, takes }, index) => (
          <li key={title}>
            <span className="figure" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <p>{takes}</p>
          </li>
        ))}
      </ol>
      <ContactPerson />
      <Disclaimer />
    </ReportSheet>
  );
}
