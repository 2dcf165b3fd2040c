import type { Cell, DataValidation, SheetChart, WriteSheet } from "hucre/xlsx";
import type { Report } from "#domain/report/report.ts";
import { beforeRounding } from "#domain/valuation/spreadsheet.ts";
import { literally } from "./literal-text.ts";
import { printSetup } from "./print-setup.ts";
import { formats, type StyleName, styles, unroundedFormat } from "./styles.ts";

type WorkbookCell = Partial<Cell>;
export type Row = readonly (WorkbookCell | undefined)[];

const styled = (style: StyleName, numFmt?: string) =>
  numFmt === undefined ? styles[style] : { ...styles[style], numFmt };

/** Our own text. */
export function words(text: string, style: StyleName = "body"): WorkbookCell {
  return { value: text, style: styles[style] };
}

/** The heading of a group of lines, ruled across all columns. */
export const groupHeading = (text: string, columns: number): Row => [
  words(text, "section"),
  ...Array.from({ length: columns - 1 }, () => blank("section")),
];

/** Only a style. */
export const blank = (style: StyleName): WorkbookCell => ({ style: styles[style] });

/** Outside text, never a formula, a figure or an error, whatever it begins with. */
export function literalText(text: string, style: StyleName = "body"): WorkbookCell {
  return { richText: [{ text: literally(text) }], style: styles[style] };
}

export function figure(value: number | string, format?: string, style: StyleName = "body"): WorkbookCell {
  return { value, style: styled(style, format) };
}

/** A live formula, without its equals sign, and its value today. */
export function live(
  formula: string,
  value: number | string,
  format?: string,
  style: StyleName = "body",
): WorkbookCell {
  return { formula, formulaResult: value, style: styled(style, format) };
}

/** A conditional text, else empty. */
export function mark(condition: string, word: string, holds: boolean, style: StyleName = "mark"): WorkbookCell {
  return live(`IF(${condition},"${word}","")`, holds ? word : "", undefined, style);
}

export const dollars = (formula: string, value: number, style?: StyleName) =>
  live(formula, value, formats.dollars, style);
export const multiple = (formula: string, value: number, style?: StyleName) =>
  live(formula, value, formats.multiple, style);

/** Beside an amount in whole dollars: what it is rounded from. */
export const helper = (product: string, value: number, decimals?: number, style: StyleName = "quiet") =>
  live(beforeRounding(product, decimals), value, unroundedFormat, style);

const headingStyles = { words: "heading", mark: "markHeading", figures: "figureHeading" } as const;

/** The content of a column, which decides how its heading is aligned. */
export type Heading = readonly [text: string, over: keyof typeof headingStyles];

export const headings = (columns: readonly Heading[]): Row =>
  columns.map(([text, over]) => words(text, headingStyles[over]));

type SheetParts = {
  readonly name: string;
  readonly rows: readonly Row[];
  /** In characters, column by column. */
  readonly widths: readonly number[];
  readonly report: Report;
  /** Frozen columns. */
  readonly frozen?: number;
  readonly validations?: readonly DataValidation[];
  /** Lines of text in a row, by its index from 0. */
  readonly lines?: ReadonlyMap<number, number>;
  readonly charts?: readonly SheetChart[];
};

/** In points. */
const lineHeight = 15;
const rowHeight = 18;
const headingLines = 2;

export const cellsOf = (rows: readonly Row[]) =>
  new Map(
    rows.flatMap((row, y) => row.flatMap((cell, x) => (cell === undefined ? [] : [[`${y},${x}`, cell] as const]))),
  );

const isHeading = (row: Row) => row[0]?.style?.fill === styles.heading.fill;
const isNote = (row: Row) => row.length === 1 && row[0]?.style === styles.note;

/** Rules run to the last heading above, also below empty cells. */
function ruledAcross(rows: readonly Row[]): readonly Row[] {
  let width = 0;
  return rows.map((row) => {
    if (isHeading(row)) width = row.length;
    if (row.length < 2) return row;
    const empty = blank(row[0]?.style?.border === styles.total.border ? "totalNote" : "body");
    return Array.from({ length: Math.max(width, row.length) }, (_, x) => row[x] ?? empty);
  });
}

/** Running text is narrower than the digits in which columns are measured. */
const lettersToDigit = 1.1;

function noteLines(row: Row, widths: readonly number[]): number {
  const text = row[0]?.value;
  const letters = widths.reduce((sum, width) => sum + width, 0) * lettersToDigit;
  return isNote(row) && typeof text === "string" ? Math.ceil(text.length / letters) : 1;
}

/** A sheet with its headings in row 1, which every page repeats. Notes run across all columns. */
export function sheetOf({
  name,
  rows,
  widths,
  report,
  frozen = 0,
  validations,
  lines,
  charts,
}: SheetParts): WriteSheet {
  const setup = printSetup(name, report);
  const linesOf = (row: Row, y: number) => lines?.get(y) ?? (y === 0 ? headingLines : noteLines(row, widths));
  return {
    ...setup,
    name,
    columns: widths.map((width) => ({ width })),
    cells: cellsOf(ruledAcross(rows)),
    merges: rows.flatMap((row, y) =>
      isNote(row) ? [{ startRow: y, startCol: 0, endRow: y, endCol: widths.length - 1 }] : [],
    ),
    // Not every program grows a row for its second line.
    rowDefs: new Map(rows.map((row, y) => [y, { height: Math.max(rowHeight, linesOf(row, y) * lineHeight) }])),
    freezePane: { rows: 1, columns: frozen },
    pageSetup: { ...setup.pageSetup, printTitlesRow: "$1:$1" },
    ...(validations && { dataValidations: [...validations] }),
    ...(charts && { charts: [...charts] }),
  };
}
