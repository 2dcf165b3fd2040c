import { type KeyboardEvent, useId, useRef, useState } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { TabList, TabPanel } from "#app/design/ui/navigation/tab-list.tsx";
import * as styles from "./worksheet.module.css";
import { cellAfter, cellName, columnName, type Position } from "./worksheet-selection.ts";

export type WorksheetCell = {
  readonly text: string;
  /** Shown in the formula bar while the cell is selected. */
  readonly formula?: string;
  readonly numeric?: boolean;
  /** Entered by the visitor, not computed. */
  readonly entered?: boolean;
  /** A remark next to the figures. */
  readonly quiet?: boolean;
};

export type WorksheetRow = {
  readonly cells: readonly WorksheetCell[];
  readonly kind?: "heading" | "total";
};

export type WorksheetSheet = {
  readonly name: string;
  readonly rows: readonly WorksheetRow[];
  /** The cell that is selected first. */
  readonly start: Position;
  /** Share of the width of each column, such as "34%". */
  readonly widths?: readonly (string | undefined)[];
};

type WorksheetProps = {
  readonly label: string;
  /** With more than one, their names are tabs at the bottom. */
  readonly sheets: readonly WorksheetSheet[];
  /** The name of the open sheet. */
  readonly open: string;
  readonly onOpen: (name: string) => void;
  readonly className?: string | undefined;
};

/** Sheets of a spreadsheet: the selected cell shows its formula, arrows move the selection. Read-only. */
export function Worksheet({ label, sheets, open, onOpen, className }: WorksheetProps) {
  const base = useId();
  const tabs = sheets.map(({ name }) => ({ id: name, label: name }));
  return (
    <section className={classNames(styles.worksheet, className)} aria-label={label}>
      {sheets.length > 1 ? (
        <>
          {sheets.map((sheet) => (
            <TabPanel key={sheet.name} base={base} id={sheet.name} selected={sheet.name === open} hasControls>
              <Sheet sheet={sheet} />
            </TabPanel>
          ))}
          <TabList base={base} label={label} tabs={tabs} selected={open} onSelect={onOpen} className={styles.tabs} />
        </>
      ) : (
        sheets.map((sheet) => <Sheet key={sheet.name} sheet={sheet} />)
      )}
    </section>
  );
}

const rowClass = { heading: styles.groupHead, total: styles.total };

function cellClass({ numeric, entered, quiet }: WorksheetCell, isSelected: boolean) {
  return classNames(
    numeric && styles.numeric,
    entered && styles.entered,
    quiet && styles.quiet,
    isSelected && styles.selected,
  );
}

const isHidden = (cell: HTMLElement | undefined) => cell !== undefined && getComputedStyle(cell).display === "none";

function Sheet({ sheet: { name, rows, start, widths = [] } }: { readonly sheet: WorksheetSheet }) {
  const formulaId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [selected, setSelected] = useState(start);
  const columns = Math.max(...rows.map((row) => row.cells.length));
  const chosen = rows[selected.row]?.cells[selected.column];

  const cellAt = (position: Position) =>
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cellName(position)}"]`) ?? undefined;

  // Focus selects, so a press, a key and a screen reader's cursor have the same effect.
  function move(event: KeyboardEvent) {
    const size = { rows: rows.length, columns };
    let target = cellAfter(event, selected, size);
    if (!target) return;
    event.preventDefault();
    // A small screen may hide columns.
    for (let tries = columns; isHidden(cellAt(target)) && tries > 0; tries -= 1) {
      target = cellAfter(event, target, size) ?? target;
    }
    cellAt(target)?.focus();
  }

  return (
    <>
      <div className={styles.formulaBar} data-part="formula-bar">
        <span>{cellName(selected)}</span>
        <i aria-hidden="true">fx</i>
        <span id={formulaId}>{chosen?.formula ?? chosen?.text}</span>
      </div>
      <div className={classNames(styles.scroller, columns > 2 && styles.wide)}>
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are reached by arrow keys is a grid. */}
        <table ref={grid} role="grid" aria-label={name} aria-readonly="true" onKeyDown={move}>
          {/* On the screen the tab has the name; on paper all sheets follow one another. */}
          <caption aria-hidden="true">{name}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">Row</span>
              </th>
              {Array.from({ length: columns }, (_, column) => (
                <th key={columnName(column)} scope="col" style={{ width: widths[column] }}>
                  {columnName(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells, kind }, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row's number is its name.
              <tr key={row} className={kind && rowClass[kind]}>
                <th scope="row">{row + 1}</th>
                {cells.map((cell, column) => {
                  const isSelected = row === selected.row && column === selected.column;
                  return (
                    <td
                      key={columnName(column)}
                      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cell of a grid.
                      role="gridcell"
                      data-cell={cellName({ row, column })}
                      className={cellClass(cell, isSelected)}
                      tabIndex={isSelected ? 0 : -1}
                      aria-selected={isSelected}
                      aria-describedby={isSelected && cell.formula ? formulaId : undefined}
                      onFocus={() => setSelected({ row, column })}
                    >
                      {cell.text}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
