import { classNames } from "#app/design/ui/class-names.ts";
import { sectionNames, methodWords as words } from "#content/report/report.ts";
import type { Report } from "#domain/report/report.ts";
import { valuationEquation } from "#domain/report/valuation-equation.ts";
import { ContactPerson, Disclaimer } from "./closing.tsx";
import * as styles from "./method-sheet.module.css";
import { ReportSheet, type SheetProps, SheetTable } from "./report-sheet.tsx";

/** The calculation. It is the last sheet of the free summary, so it ends with the closing there. */
export function MethodSheet(props: SheetProps) {
  const { report } = props;
  const isLast = report.tier === "summary";
  const title = isLast ? words.shortTitle : words.title;
  return (
    <ReportSheet {...props} section="method" title={title} className={classNames(isLast && styles.dense)}>
      <SumLine report={report} />
      <WorksheetTable report={report} />
      {isLast && (
        <>
          <ContactPerson dense />
          <Disclaimer dense />
        </>
      )}
    </ReportSheet>
  );
}

function SumLine({ report }: { readonly report: Report }) {
  const equation = valuationEquation(report.valuation);
  const part = (name: keyof typeof equation) => (
    <span>
      {equation[name]}
      <small>{words.formula[name]}</small>
    </span>
  );
  return (
    <p className={classNames(styles.sum, "num")}>
      {part("ebitda")} <i>×</i> {part("multiple")} <i>=</i> {part("value")}
    </p>
  );
}

function WorksheetTable({ report }: { readonly report: Report }) {
  const rows = report.worksheets.find(({ name }) => name === "Valuation")?.rows ?? [];
  return (
    <SheetTable label={sectionNames.method} columns={words.columns} className={styles.worksheet}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.cell} data-kind={row.kind}>
            <th scope="row">{row.label}</th>
            <td>{row.shown}</td>
            <td>{words.how(row)}</td>
          </tr>
        ))}
      </tbody>
    </SheetTable>
  );
}
