import type { CellStyle } from "hucre/xlsx";
import { type ColorName, colors } from "#content/colors.ts";
import type { Unit } from "#domain/valuation/worksheet.ts";

/**
 * The report's look in a spreadsheet: dark headings, brass around inputs, one rule above and two below totals.
 * Georgia and Arial come with every spreadsheet program.
 */

/** Spreadsheets write a color in capitals and without the number sign. */
export const spreadsheetColor = (name: ColorName) => ({ rgb: colors[name].slice(1).toUpperCase() });

const pine = spreadsheetColor("pine-800");
const onPine = spreadsheetColor("on-pine");
const ink = spreadsheetColor("ink");
const textInk = spreadsheetColor("ink-2");
const quietInk = spreadsheetColor("ink-3");
const brass = spreadsheetColor("brass-600");
const paleBrass = spreadsheetColor("brass-100");
const ease = spreadsheetColor("ease");
const link = spreadsheetColor("pine-600");
const barColor = spreadsheetColor("pine-300");

type Font = NonNullable<CellStyle["font"]>;

/** Set in every style: a font without a name depends on the program. */
export const bodyFont: Font = { name: "Arial", size: 10, color: ink };
const quietFont: Font = { ...bodyFont, color: quietInk };
const strongFont: Font = { ...bodyFont, bold: true };
const serif = (size: number, color = ink): Font => ({ name: "Georgia", size, color });

const filled = (color: { rgb: string }) => ({ type: "pattern", pattern: "solid", fgColor: color }) as const;
const box = { style: "thin", color: brass } as const;
const inkLine = { style: "thin", color: ink } as const;
const barLine = { style: "thin", color: link } as const;
const barEdges = { top: barLine, bottom: barLine } as const;
const valueMark = { style: "thick", color: brass } as const;

/** Below each line of a table. */
const ruled = { bottom: { style: "thin", color: spreadsheetColor("rule") } } as const;
const underGroup = { bottom: { style: "thin", color: spreadsheetColor("rule-2") } } as const;
const settled = { top: inkLine, bottom: { style: "double", color: ink } } as const;

export const formats: Readonly<Record<Unit, string>> = {
  dollars: "$#,##0",
  // The third decimal only where there is one: 5.00x, 3.125x.
  multiple: '0.00#"x"',
  percent: "0%",
};

/** A helper cell. */
export const unroundedFormat = "#,##0.00####";

/** As in the valuation overview. */
export const shortMultiple = '0.0"x"';

/** A difference in dollars, and the sign for none. */
export const difference = (none: string) => `+$#,##0;-$#,##0;"${none}"`;

const heading = { font: { ...strongFont, color: onPine }, fill: filled(pine) };
const centered = { vertical: "center" } as const;
/** Text to the right of a figure, with space between. */
const besideFigures = { horizontal: "left", vertical: "center", indent: 1 } as const;
const inTheMiddle = { horizontal: "center", vertical: "center" } as const;
/** A figure that does not fit shows as number signs, so a long one gets smaller. */
const fitted = { ...inTheMiddle, shrinkToFit: true } as const;

export const styles = {
  body: { font: bodyFont, alignment: centered, border: ruled },
  quiet: { font: quietFont, alignment: centered, border: ruled },
  /** Below a table. */
  note: { font: quietFont, alignment: { ...centered, wrapText: true } },
  /** A line below a table that should be noticed. */
  warning: { font: strongFont, alignment: centered },
  strong: { font: strongFont, alignment: centered, border: ruled },
  word: { font: bodyFont, alignment: besideFigures, border: ruled },
  /** A word in a column of figures. */
  figureWord: { font: bodyFont, alignment: { ...centered, horizontal: "right" }, border: ruled },
  mark: { font: strongFont, alignment: besideFigures, border: ruled },
  heading: { ...heading, alignment: { ...centered, wrapText: true } },
  markHeading: { ...heading, alignment: { ...besideFigures, wrapText: true } },
  figureHeading: { ...heading, alignment: { ...centered, horizontal: "right", wrapText: true } },
  /** The heading of a group of lines. */
  section: { font: serif(13, pine), alignment: { vertical: "bottom" }, border: underGroup },
  input: {
    font: strongFont,
    fill: filled(paleBrass),
    border: { top: box, right: box, bottom: box, left: box },
    alignment: { ...centered, horizontal: "right" },
  },
  own: { font: strongFont, alignment: centered, border: { top: box, right: box, bottom: box, left: box } },
  total: { font: { ...strongFont, size: 12, color: pine }, alignment: centered, border: settled },
  totalWord: { font: quietFont, alignment: besideFigures, border: settled },
  totalNote: { font: quietFont, alignment: centered, border: settled },
  paragraphBesideFigures: {
    font: bodyFont,
    alignment: { ...besideFigures, wrapText: true },
    border: ruled,
  },
  paragraph: { font: bodyFont, alignment: { ...centered, wrapText: true }, border: ruled },

  // On the cover.
  brand: { font: serif(14, pine), alignment: centered, border: { bottom: inkLine } },
  confidential: { font: quietFont, alignment: { ...centered, horizontal: "right" }, border: { bottom: inkLine } },
  company: { font: serif(24), alignment: { vertical: "bottom", shrinkToFit: true } },
  website: { font: quietFont, alignment: { ...centered, horizontal: "right", shrinkToFit: true } },
  rangeLabel: { font: { ...bodyFont, color: textInk }, alignment: centered },
  range: { font: serif(26), alignment: { ...centered, horizontal: "left", shrinkToFit: true }, border: settled },
  rangeTo: { font: serif(14, quietInk), alignment: inTheMiddle, border: settled },
  valueLabel: { font: strongFont, alignment: besideFigures, border: { left: valueMark } },
  bar: { fill: filled(barColor), border: barEdges },
  barStart: { fill: filled(barColor), border: { ...barEdges, left: barLine } },
  barMiddle: { fill: filled(barColor), border: { ...barEdges, left: valueMark } },
  barEnd: { fill: filled(barColor), border: { ...barEdges, right: barLine } },
  underBar: { font: quietFont, alignment: centered },
  underBarEnd: { font: quietFont, alignment: { ...centered, horizontal: "right" } },
  sum: { font: serif(13), alignment: fitted, fill: filled(ease) },
  sumValue: { font: serif(13, pine), alignment: fitted, fill: filled(ease) },
  underSum: { font: quietFont, alignment: inTheMiddle },
  coverLabel: { font: strongFont, alignment: { vertical: "top" } },
  coverText: { font: { ...bodyFont, color: textInk }, alignment: { vertical: "top", wrapText: true } },
  coverRule: { font: bodyFont, border: underGroup },
  small: { font: { ...quietFont, size: 8 }, alignment: { vertical: "top", wrapText: true } },
  link: {
    font: { ...bodyFont, underline: true, color: link },
    alignment: { ...centered, horizontal: "right" },
  },
} as const satisfies Record<string, CellStyle>;

export type StyleName = keyof typeof styles;
