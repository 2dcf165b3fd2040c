import type { ReactNode } from "react";
import { Logo } from "#app/design/art/logo.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import * as tableStyles from "#app/design/ui/tables/table.module.css";
import { documentWords, type SectionId, sectionNames } from "#content/report/report.ts";
import type { Report } from "#domain/report/report.ts";
import * as styles from "./report-sheet.module.css";

/** Props of every sheet: the report, the sheet's number and the number of sheets. */
export type SheetProps = { readonly report: Report; readonly number: number; readonly of: number };

type ReportSheetProps = SheetProps & {
  readonly section: SectionId;
  readonly title: string;
  readonly lead?: ReactNode;
  /** Above the title of a first sheet without a cover. */
  readonly masthead?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** One sheet of paper: running head, title, content and running foot. */
export function ReportSheet(props: ReportSheetProps) {
  const { report, number, of, section, title, lead, masthead, className, children } = props;
  const titleId = `${section}-title`;
  return (
    <section className={classNames(styles.sheet, "on-paper", className)} id={section} aria-labelledby={titleId}>
      <div className={styles.head} aria-hidden="true">
        <Logo />
        <span>{sectionNames[section]}</span>
      </div>
      {masthead}
      <h2 id={titleId}>{title}</h2>
      {lead && <p className={styles.intro}>{lead}</p>}
      {children}
      <SheetFoot report={report} number={number} of={of} />
    </section>
  );
}

function SheetFoot({ report, number, of }: SheetProps) {
  return (
    <p className={styles.foot}>
      <span>{documentWords.title(report)}</span>
      <span>{documentWords.confidential}</span>
      <span className="num">{documentWords.page(number, of)}</span>
    </p>
  );
}

/** Paragraphs side by side, each with a heading. */
export function Notes({ items }: { readonly items: readonly { readonly title: string; readonly text: ReactNode }[] }) {
  return (
    <div className={styles.notes}>
      {items.map(({ title, text }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
}

/** Lets a table that is wider than a small screen scroll, by keyboard too. */
export function TableRegion({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
    <section className={styles.tableRegion} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

type SheetTableProps = {
  /** Names both the scrolling region and the table. */
  readonly label: string;
  readonly columns: readonly string[];
  readonly className: string | undefined;
  /** Table bodies. */
  readonly children: ReactNode;
};

export function SheetTable({ label, columns, className, children }: SheetTableProps) {
  return (
    <TableRegion label={label}>
      <table className={classNames(tableStyles.table, styles.table, className)}>
        <caption className="sr">{label}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </TableRegion>
  );
}
