import type { ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import * as phoneStyles from "./phone-rows.module.css";
import * as styles from "./working-table.module.css";

/**
 * Where a cell stands on a phone, where each row has two lines: left (`name`, `below`), right (`end`, `endBelow`), or
 * a separate line (`line`, `action`). Cells without a place are left out there.
 */
export type CellPlace = "name" | "below" | "end" | "endBelow" | "line" | "action";

const places: Readonly<Record<CellPlace, string | undefined>> = {
  name: styles.name,
  below: styles.below,
  end: styles.end,
  endBelow: styles.endBelow,
  line: styles.line,
  action: styles.action,
};

export type WorkingColumn = {
  readonly label: string;
  readonly place?: CellPlace;
  /** Figures align right. */
  readonly isNumeric?: boolean;
  /** Read aloud, not shown. */
  readonly isLabelHidden?: boolean;
  /** As narrow as its content. */
  readonly isNarrow?: boolean;
};

export type WorkingRow = {
  readonly key: string;
  /** One per column. The first names the row. */
  readonly cells: readonly ReactNode[];
  readonly isTotal?: boolean;
};

type WorkingTableProps = {
  /** Read aloud; the heading above shows it. */
  readonly caption: string;
  readonly columns: readonly WorkingColumn[];
  readonly rows: readonly WorkingRow[];
};

/** The desk's list: a table on a wide screen, two lines per row on a phone. */
export function WorkingTable({ caption, columns, rows }: WorkingTableProps) {
  const classOf = ({ place, isNumeric, isNarrow }: WorkingColumn) =>
    classNames(styles.cell, place && places[place], isNumeric && styles.numeric, isNarrow && styles.narrow);
  // A table that is laid out as a grid loses its meaning in some browsers: the roles keep it.
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table className={classNames(phoneStyles.table, styles.table)} role="table">
      <caption className="sr">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.label}
              role="columnheader"
              scope="col"
              className={classNames(styles.label, column.isNumeric && styles.numeric)}
            >
              {column.isLabelHidden ? <span className="sr">{column.label}</span> : column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, cells, isTotal }) => (
          <tr key={key} role="row" className={classNames(styles.row, isTotal && styles.total)}>
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column.label} role="rowheader" scope="row" className={classOf(column)}>
                  {cells[index]}
                </th>
              ) : (
                <td key={column.label} role="cell" className={classOf(column)}>
                  {cells[index]}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
