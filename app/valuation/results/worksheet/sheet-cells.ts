import type { WorksheetRow, WorksheetSheet } from "#app/design/ui/tables/worksheet.tsx";
import { worksheetWords as words } from "#content/valuation/results.ts";
import { fullMoney } from "#domain/valuation/text/money.ts";
import type { WorksheetRow as Line, Worksheet } from "#domain/valuation/worksheet.ts";

const valueColumn = 2;
const widths = ["28%", "19%", "18%"];

/** Column D: where the value comes from. */
const originOf = ({ formula, kind }: Line) => formula ?? (kind === "input" ? words.entered : "");

const shownBasis = (basis: string | number) => (typeof basis === "number" ? fullMoney(basis) : basis);

function rowOf(line: Line): WorksheetRow {
  const { label, basis, formula, shown, kind } = line;
  return {
    cells: [
      { text: label },
      { text: shownBasis(basis), quiet: true, numeric: typeof basis === "number" },
      { text: shown, numeric: true, entered: kind === "input", ...(formula !== null && { formula }) },
      { text: originOf(line), quiet: true },
    ],
    ...(kind === "total" && { kind }),
  };
}

/** A group's heading has a row of its own, as in the workbook. */
const withGroup = (line: Line): readonly WorksheetRow[] => [
  ...(line.group === undefined ? [] : [groupRow(line.group)]),
  rowOf(line),
];

const groupRow = (group: string): WorksheetRow => ({
  kind: "heading",
  cells: [{ text: group }, ...Array.from({ length: 3 }, () => ({ text: "" }))],
});

/** A sheet for the screen: a row of headings, then the lines in their groups; row numbers match the formulas. */
export function sheetOf({ name, columns, rows }: Worksheet): WorksheetSheet {
  const [item, basis, value] = columns;
  const total = rows.find(({ kind }) => kind === "total") ?? rows[0];
  return {
    name,
    widths,
    start: { row: (total?.row ?? 1) - 1, column: valueColumn },
    rows: [
      {
        kind: "heading",
        cells: [{ text: item }, { text: basis }, { text: value, numeric: true }, { text: words.formula }],
      },
      ...rows.flatMap(withGroup),
    ],
  };
}

/** A value that a spreadsheet can parse: plain numbers, shares as percentages. */
const plainValue = ({ value, unit, shown }: Line) => (unit === "percent" ? shown : String(value));

// Formulas lose their equals sign: pasted elsewhere, their references would be wrong.
const plainOrigin = (line: Line) => originOf(line).replace(/^=/, "");

/** The sheet for the clipboard, as tab-separated lines. */
export function tabSeparated({ columns, rows }: Worksheet): string {
  return [
    [...columns, words.formula],
    ...rows.flatMap((line) => [
      ...(line.group === undefined ? [] : [[line.group]]),
      [line.label, String(line.basis), plainValue(line), plainOrigin(line)],
    ]),
  ]
    .map((cells) => cells.join("\t"))
    .join("\n");
}
