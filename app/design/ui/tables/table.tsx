import type { ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import * as styles from "./table.module.css";

export type Column = {
  readonly label: string;
  /** Figures align right. */
  readonly numeric?: boolean;
};

/** The first cell names the row. */
export type Row = readonly [name: string, ...cells: ReactNode[]];

export type LedgerTableProps = {
  /** Announced; the heading above the table shows it. */
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** The total: one rule above, two below. */
  readonly total?: Row;
  readonly className?: string | undefined;
};

function Cells({ row: [name, ...cells], columns }: { readonly row: Row; readonly columns: readonly Column[] }) {
  return (
    <>
      <th scope="row">{name}</th>
      {columns.slice(1).map((column, index) => (
        <td key={column.label} className={column.numeric ? styles.numeric : undefined}>
          {cells[index]}
        </td>
      ))}
    </>
  );
}

export function LedgerTable({ caption, columns, rows, total, className }: LedgerTableProps) {
  return (
    <table className={classNames(styles.table, className)}>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, numeric }) => (
            <th key={label} scope="col" className={numeric ? styles.numeric : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            <Cells row={row} columns={columns} />
          </tr>
        ))}
        {total && (
          <tr className={styles.total}>
            <Cells row={total} columns={columns} />
          </tr>
        )}
      </tbody>
    </table>
  );
}
