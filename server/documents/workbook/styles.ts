import type { CellStyle } from "hucre/xlsx";
import { type ColorName, colors } from "#content/colors.ts";
import type { Unit } from "#domain/valuation/worksheet.ts";

/** The report's look in a spreadsheet: dark headings, a border around inputs, one rule above and two below totals. */

/** Spreadsheets write a color in capitals and without the number sign. */
const spreadsheetColor = (name: ColorName) => ({ rgb: colors[name].slice(1).toUpperCase() });

const pine = spreadsheetColor("pine-800");
const onPine = spreadsheetColor("on-pine");
const ink = spreadsheetColor("ink");
const quietInk = spreadsheetColor("ink-3");
const brass = spreadsheetColor("brass-600");
const paleBrass = spreadsheetColor("brass-100");
const ease = spreadsheetColor("ease");
const link = spreadsheetColor("pine-600");

/** Set in every style: a font without a name depends on the program. */
export const bodyFont: NonNullable<CellStyle["font"]> = { name: "Calibri", size: 11, color: ink };

const filled = (color: { rgb: string }) => ({ type: "pattern", pattern: "solid", fgColor: color }) as const;
const box = { style: "thin", color: brass } as const;

export const formats: Readonly<Record<Unit, string>> = {
  dollars: "$#,##0",
  multiple: '0.000"x"',
  percent: "0%",
};

/** A helper cell. */
export const unroundedFormat = "#,##0.00####";

/** As in the valuation overview. */
export const shortMultiple = '0.0"x"';

/** A difference in dollars, and the sign for none. */
export const difference = (none: string) => `+$#,##0;-$#,##0;"${none}"`;

const heading = { font: { ...bodyFont, bold: true, color: onPine }, fill: filled(pine) };
/** Text to the right of a figure, with space between. */
const besideFigures = { horizontal: "left", indent: 1 } as const;

export const styles = {
  body: { font: bodyFont },
  quiet: { font: { ...bodyFont, color: quietInk } },
  strong: { font: { ...bodyFont, bold: true } },
  word: { font: bodyFont, alignment: besideFigures },
  mark: { font: { ...bodyFont, bold: true }, alignment: besideFigures },
  heading: { ...heading, alignment: { vertical: "center", wrapText: true } },
  markHeading: { ...heading, alignment: { ...besideFigures, vertical: "center", wrapText: true } },
  figureHeading: { ...heading, alignment: { horizontal: "right", vertical: "center", wrapText: true } },
  section: { font: { ...bodyFont, bold: true, color: pine }, fill: filled(ease) },
  input: {
    font: { ...bodyFont, bold: true },
    fill: filled(paleBrass),
    border: { top: box, right: box, bottom: box, left: box },
    alignment: { horizontal: "right", vertical: "top" },
  },
  own: { font: { ...bodyFont, bold: true }, border: { top: box, right: box, bottom: box, left: box } },
  total: {
    font: { ...bodyFont, bold: true },
    border: { top: { style: "thin", color: ink }, bottom: { style: "double", color: ink } },
  },
  top: { font: bodyFont, alignment: { vertical: "top" } },
  paragraphBesideFigures: { font: bodyFont, alignment: { ...besideFigures, vertical: "top", wrapText: true } },
  wrapped: { font: bodyFont, alignment: { wrapText: true } },
  paragraph: { font: bodyFont, alignment: { vertical: "top", wrapText: true } },
  label: { font: { ...bodyFont, color: quietInk }, alignment: { vertical: "top" } },
  link: { font: { ...bodyFont, underline: true, color: link } },
} as const satisfies Record<string, CellStyle>;

export type StyleName = keyof typeof styles;
