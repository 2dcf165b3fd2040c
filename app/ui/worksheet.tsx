import { classNames } from "./class-names.ts";

export type WorksheetCell = {
  readonly text: string;
  /** Shown in the formula bar while the cell is selected. */
  readonly formula?: string;
  readonly numeric?: boolean;
  /** Typed in by the visitor rather than worked out. */
  readonly entered?: boolean;
  /** A remark beside the figures. */
  readonly quiet?: boolean;
};

export type WorksheetRow = {
  readonly cells: readonly WorksheetCell[];
  readonly kind?: "heading" | "total";
};

export type WorksheetProps = {
  readonly label: string;
  readonly rows: readonly WorksheetRow[];
  /** Counted from 0. */
  readonly selected: { readonly row: number; readonly column: number };
  /** Share of the width each column takes, such as "34%". */
  readonly widths?: readonly (string | undefined)[];
  /** Names of the sheets along the foot; the first is open. */
  readonly tabs?: readonly string[];
  readonly className?: string;
};

const letterOf = (column: number) => String.fromCharCode(65 + column);

const rowClass = { heading: "gh", total: "tot" } as const;

function cellClass({ numeric, entered, quiet }: WorksheetCell, isSelected: boolean) {
  return classNames(numeric && "n", entered && "in", quiet && "f", isSelected && "sel");
}

/** A page out of a spreadsheet. It scrolls sideways inside itself, so it takes the focus. */
export function Worksheet({ label, rows, selected, widths = [], tabs, className }: WorksheetProps) {
  const columns = Math.max(...rows.map((row) => row.cells.length));
  const chosen = rows[selected.row]?.cells[selected.column];
  return (
    <section
      className={classNames("xls", columns > 2 && "xls--wide", className)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard.
      tabIndex={0}
      aria-label={label}
    >
      <div className="xls__fx">
        <span>
          {letterOf(selected.column)}
          {selected.row + 1}
        </span>
        <i aria-hidden="true">fx</i>
        <span>{chosen?.formula ?? chosen?.text}</span>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">Row</span>
            </th>
            {Array.from({ length: columns }, (_, column) => (
              <th key={letterOf(column)} scope="col" style={{ width: widths[column] }}>
                {letterOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, kind }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row's number is its name.
            <tr key={row} className={kind && rowClass[kind]}>
              <th scope="row">{row + 1}</th>
              {cells.map((cell, column) => (
                <td
                  key={letterOf(column)}
                  className={cellClass(cell, row === selected.row && column === selected.column)}
                >
                  {cell.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {tabs && (
        <div className="xls__tabs" aria-hidden="true">
          {tabs.map((tab) => (
            <span key={tab}>{tab}</span>
          ))}
        </div>
      )}
    </section>
  );
}
