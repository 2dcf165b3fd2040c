import { classNames } from "#app/design/ui/class-names.ts";
import { answersWords, type EntryTable, entriesWords, entryTables } from "#content/report/report-entries.ts";
import * as styles from "./own-entries-sheets.module.css";
import * as sheetStyles from "./report-sheet.module.css";
import { ReportSheet, type SheetProps, SheetTable } from "./report-sheet.tsx";

/** The panels that the owner saved: figures beside the estimate, answers, and what lies ahead. */

export function EntriesSheet(props: SheetProps) {
  return <TablesSheet {...props} section="entries" />;
}

export function OutlookSheet(props: SheetProps) {
  return <TablesSheet {...props} section="outlook" />;
}

function TablesSheet({ section, ...props }: SheetProps & { readonly section: "entries" | "outlook" }) {
  return (
    <ReportSheet
      {...props}
      section={section}
      title={entriesWords.title(props.report, section)}
      lead={entriesWords.lead(props.report, section)}
      className={styles.dense}
    >
      {entryTables(props.report, section).map((table) => (
        <OwnTable key={table.title} table={table} />
      ))}
    </ReportSheet>
  );
}

function OwnTable({ table: { title, columns, rows, note } }: { readonly table: EntryTable }) {
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      <SheetTable label={title} columns={columns} className={styles.figures}>
        <tbody>
          {rows.map(({ cells: [name, ...figures], total, strong }) => (
            // A day can have two rows.
            <tr key={`${name} ${figures[0]}`} data-kind={total ? "total" : strong ? "strong" : undefined}>
              <th scope="row">{name}</th>
              {figures.map((figure, index) => (
                <td key={columns[index + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </SheetTable>
      <p className={styles.note}>{note}</p>
    </div>
  );
}

export function AnswersSheet(props: SheetProps) {
  const { report } = props;
  const found = report.own.readiness;
  if (!found) return null;
  return (
    <ReportSheet
      {...props}
      section="answers"
      title={entriesWords.title(report, "answers")}
      lead={entriesWords.lead(report, "answers")}
      className={styles.dense}
    >
      <p className={styles.score}>
        <b className="figure">{answersWords.score(found)}</b> {answersWords.counts(found)}
      </p>
      <ol className={classNames(sheetStyles.rows, styles.answers)}>
        {answersWords.shown(found, report.tier).map(({ statement, answer, fix }) => (
          <li key={statement}>
            <div>
              <h3 className={sheetStyles.rowTitle}>{statement}</h3>
              {fix && (
                <>
                  <p>
                    {answersWords.buyer}
                    {fix.buyer}
                  </p>
                  <p>
                    {answersWords.todo}
                    {fix.todo}
                  </p>
                </>
              )}
            </div>
            <p className={styles.answer}>{answer}</p>
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        {answersWords.note} {answersWords.hasMore(found, report.tier) && answersWords.more}
      </p>
    </ReportSheet>
  );
}
