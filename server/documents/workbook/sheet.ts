import type { Cell, DataValidation, WriteSheet } from "hucre/xlsx";
import { documentWords } from "#content/report.ts";
import { site } from "#content/site.ts";
import { workbookWords } from "#content/workbook.ts";
import { oneLine } from "#domain/leads/plain-text.ts";
import { beforeRounding } from "#domain/valuation/spreadsheet.ts";
import { formats, type StyleName, styles, unroundedFormat } from "./styles.ts";

type WorkbookCell = Partial<Cell>;
export type Row = readonly (WorkbookCell | undefined)[];

const styled = (style: StyleName, numFmt?: string) =>
  numFmt === undefined ? styles[style] : { ...styles[style], numFmt };

/** Our own text. */
export function words(text: string, style: StyleName = "body"): WorkbookCell {
  return { value: text, style: styles[style] };
}

/** Only a style. */
export const blank = (style: StyleName): WorkbookCell => ({ style: styles[style] });

// A spreadsheet decodes `_x0041_` in a text; escaping its first underscore keeps it as written.
const literally = (text: string) => text.replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_");

/** Outside text, never a formula, a figure or an error, whatever it begins with. */
export function literalText(text: string, style: StyleName = "body"): WorkbookCell {
  return { richText: [{ text: literally(oneLine(text)) }], style: styles[style] };
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
export function mark(condition: string, word: string, holds: boolean): WorkbookCell {
  return live(`IF(${condition},"${word}","")`, holds ? word : "", undefined, "mark");
}

export const dollars = (formula: string, value: number, style?: StyleName) =>
  live(formula, value, formats.dollars, style);
export const multiple = (formula: string, value: number, style?: StyleName) =>
  live(formula, value, formats.multiple, style);

/** Beside an amount in whole dollars: what it is rounded from. */
export const helper = (product: string, value: number, decimals?: number) =>
  live(beforeRounding(product, decimals), value, unroundedFormat, "quiet");

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
  readonly number: string;
  readonly landscape?: boolean;
  /** Frozen columns. */
  readonly frozen?: number;
  readonly validations?: readonly DataValidation[];
  /** Lines of text in a row, by its index from 0. */
  readonly lines?: ReadonlyMap<number, number>;
};

/** In points. */
const lineHeight = 15;
const headingLines = 2;

// In a header an ampersand begins a code.
const running = (text: string) => text.replaceAll("&", "&&");

/** A sheet with its headings in row 1 that prints one page wide. */
export function sheetOf({
  name,
  rows,
  widths,
  number,
  landscape,
  frozen = 0,
  validations,
  lines,
}: SheetParts): WriteSheet {
  const cells = rows.flatMap((row, y) =>
    row.flatMap((cell, x) => (cell === undefined ? [] : [[`${y},${x}`, cell] as const])),
  );
  return {
    name,
    columns: widths.map((width) => ({ width })),
    cells: new Map(cells),
    // Not every program grows a row for its second line.
    rowDefs: new Map(
      [[0, headingLines] as const, ...(lines ?? [])].map(([y, count]) => [y, { height: count * lineHeight }]),
    ),
    freezePane: { rows: 1, columns: frozen },
    view: { showGridLines: false },
    pageSetup: {
      paperSize: "letter",
      orientation: landscape ? "landscape" : "portrait",
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      horizontalCentered: true,
    },
    headerFooter: {
      oddHeader: `&L${running(site.brand)}&C${running(name)}&R${running(documentWords.confidential)}`,
      oddFooter: `&L${running(workbookWords.about.number)} ${running(number)}&R${workbookWords.page}`,
    },
    ...(validations && { dataValidations: [...validations] }),
  };
}
