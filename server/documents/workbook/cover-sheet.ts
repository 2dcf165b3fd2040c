import type { MergeRange, WriteSheet } from "hucre/xlsx";
import { coverWords, documentWords } from "#content/report/report.ts";
import { workbookWords } from "#content/report/workbook.ts";
import { site } from "#content/site.ts";
import type { Report } from "#domain/report/report.ts";
import { valuationCell } from "#domain/valuation/spreadsheet.ts";
import { printSetup } from "./layout/print-setup.ts";
import { blank, cellsOf, dollars, literalText, live, type Row, words } from "./layout/sheet.ts";
import { formats, type StyleName, styles } from "./layout/styles.ts";

const text = workbookWords.cover;

const columnCount = 8;
const columnWidth = 14;

/** A cell over several columns. Its style is given to each of them, for borders and fills. */
type Part = readonly [span: number, style: StyleName, cell?: Row[number]];
/** The height is in points. */
type CoverRow = { readonly height: number; readonly parts: readonly Part[] };

const row = (height: number, ...parts: readonly Part[]): CoverRow => ({ height, parts });
const gap = (height: number) => row(height);
const said = (span: number, style: StyleName, sentence: string): Part => [span, style, words(sentence, style)];

/** Whose valuation, its range and how it was computed; what it is and is not. Nothing here opens the private page. */
export function coverSheet(report: Report, siteUrl: string | undefined): WriteSheet {
  const rows = [...title(report), ...range(report), ...sum(report), ...notes(), ...contact(siteUrl)];
  const setup = printSetup(text.sheet, report);
  return {
    ...setup,
    name: text.sheet,
    columns: Array.from({ length: columnCount }, () => ({ width: columnWidth })),
    cells: cellsOf(rows.map(cellsAcross)),
    merges: rows.flatMap(mergesOf),
    rowDefs: new Map(rows.map(({ height }, y) => [y, { height }])),
    // A long name runs past the last column, in LibreOffice onto more paper.
    pageSetup: { ...setup.pageSetup, fitToHeight: 1, printArea: `$A$1:$H$${rows.length}` },
    // It has the words of the header itself.
    headerFooter: { oddFooter: setup.headerFooter.oddFooter },
  };
}

const cellsAcross = ({ parts }: CoverRow): Row =>
  parts.flatMap(([span, style, cell]) => [
    cell ?? blank(style),
    ...Array.from({ length: span - 1 }, () => blank(style)),
  ]);

function mergesOf({ parts }: CoverRow, y: number): readonly MergeRange[] {
  let startCol = 0;
  return parts.flatMap(([span]) => {
    const merge = { startRow: y, startCol, endRow: y, endCol: startCol + span - 1 };
    startCol += span;
    return span > 1 ? [merge] : [];
  });
}

const title = (report: Report): readonly CoverRow[] => [
  gap(12),
  row(26, said(4, "brand", site.brand), said(4, "confidential", documentWords.confidential)),
  gap(8),
  row(38, [columnCount, "company", literalText(coverWords.title(report), "company")]),
  row(20, said(5, "note", `${text.kind}, ${documentWords.date(report)}. ${workbookWords.report(report.number)}`), [
    3,
    "website",
    literalText(report.host, "website"),
  ]),
  gap(14),
];

/** The value is always in the middle of the range, so the bar needs no chart. */
const range = ({ valuation: v }: Report): readonly CoverRow[] => [
  row(18, said(columnCount, "rangeLabel", text.range)),
  row(46, [3, "range", dollars(valuationCell("low"), v.conservativeValue, "range")], said(1, "rangeTo", text.to), [
    3,
    "range",
    dollars(valuationCell("high"), v.optimisticValue, "range"),
  ]),
  gap(14),
  row(
    18,
    [1, "note"],
    [3, "note"],
    [
      3,
      "valueLabel",
      live(valuationCell("value"), v.adjustedValuation, `${formats.dollars}" ${text.value}"`, "valueLabel"),
    ],
  ),
  row(24, [1, "note"], [1, "barStart"], [1, "bar"], [1, "bar"], [1, "barMiddle"], [1, "bar"], [1, "barEnd"]),
  row(18, [1, "note"], said(3, "underBar", text.low), said(3, "underBarEnd", text.high)),
  gap(14),
];

const adjustment = (end: string) => `"+ "0.00#"x${end}";"− "0.00#"x${end}";"+ "0.00"x${end}"`;

/** EBITDA × (base + growth + recurring) = value. */
const sum = ({ valuation: v }: Report): readonly CoverRow[] => [
  row(
    30,
    [2, "sum", dollars(valuationCell("ebitda"), v.ebitda, "sum")],
    [1, "sum", live(valuationCell("base"), v.baseMultiple, '"× ( "0.00#"x"', "sum")],
    [1, "sum", live(valuationCell("growth"), v.growthAdjustment, adjustment(""), "sum")],
    [1, "sum", live(valuationCell("recurring"), v.recurringAdjustment, adjustment(" )"), "sum")],
    said(1, "sum", "="),
    [2, "sumValue", dollars(valuationCell("value"), v.adjustedValuation, "sumValue")],
  ),
  row(
    18,
    said(2, "underSum", text.sum.ebitda),
    said(1, "underSum", text.sum.base),
    said(1, "underSum", text.sum.growth),
    said(1, "underSum", text.sum.recurring),
    [1, "underSum"],
    said(2, "underSum", text.sum.value),
  ),
  gap(14),
];

const lineHeight = 13.5;
/** A column width is measured in digits, and running text is narrower than those. */
const lettersPerLine = 6 * columnWidth * 1.15;

const noteRow = (label: string, sentences: string): CoverRow =>
  row(
    Math.ceil(sentences.length / lettersPerLine) * lineHeight + 6,
    said(2, "coverLabel", label),
    said(6, "coverText", sentences),
  );

const notes = (): readonly CoverRow[] => [
  noteRow(text.is, text.isText),
  noteRow(text.isNot, text.isNotText),
  noteRow(text.change, text.changeText),
  row(8, [columnCount, "coverRule"]),
];

const contact = (siteUrl: string | undefined): readonly CoverRow[] => [
  row(
    20,
    said(5, "note", `${site.email}, ${site.phone.display}`),
    ...(siteUrl
      ? ([[3, "link", { value: siteUrl, style: styles.link, hyperlink: { target: siteUrl } }]] as const)
      : []),
  ),
  row(36, said(columnCount, "small", text.legal)),
];
