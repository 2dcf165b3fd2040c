import type { DataValidation, WriteSheet } from "hucre/xlsx";
import { workbookWords } from "#content/report/workbook.ts";
import type { Report } from "#domain/report/report.ts";
import { type ApproachId, approachBands, approachThresholds } from "#domain/valuation/approaches.ts";
import { growthTrends, profitBounds, recurringBounds } from "#domain/valuation/financial-inputs.ts";
import { bracketOf, brackets } from "#domain/valuation/multiples.ts";
import { firstRow, inDollars, ownCell, valuationCell } from "#domain/valuation/spreadsheet.ts";
import { decimal, times, toNumber } from "#domain/valuation/text/decimal.ts";
import { growthLabel } from "#domain/valuation/text/labels.ts";
import type { Worksheet, WorksheetRow } from "#domain/valuation/worksheet.ts";
import { chartOf } from "./layout/charts.ts";
import {
  figure,
  groupHeading,
  type Heading,
  headings,
  helper,
  live,
  mark,
  type Row,
  sheetOf,
  words,
} from "./layout/sheet.ts";
import { formats, type StyleName, shortMultiple } from "./layout/styles.ts";

/** The sheets that the site shows too, with the same cells. */

function worksheetOf({ worksheets }: Report, name: Worksheet["name"]): Worksheet {
  const found = worksheets.find((sheet) => sheet.name === name);
  if (found === undefined) throw new Error(`The report has no sheet ${name}`);
  return found;
}

const styleOf = { input: "input", step: "body", total: "total" } as const satisfies Record<
  WorksheetRow["kind"],
  StyleName
>;

function basisOf({ basis, basisFormula, kind }: WorksheetRow) {
  const style = kind === "total" ? "totalNote" : "quiet";
  if (basisFormula !== undefined) return live(basisFormula.slice(1), basis, undefined, style);
  return typeof basis === "number" ? figure(basis, formats.dollars) : words(basis, style);
}

function rowOf(row: WorksheetRow): Row {
  const { label, formula, value, unit, kind, unrounded } = row;
  const style = styleOf[kind];
  const format = unit === "word" ? undefined : formats[unit];
  return [
    words(label, kind === "total" ? "total" : "body"),
    basisOf(row),
    formula === null ? figure(value, format, style) : live(fileFormula(row, formula), value, format, style),
    ...(unrounded ? [helper(unrounded.product, unrounded.value, undefined, "totalNote")] : []),
  ];
}

/** Without the equals sign; rounded from the helper cell where there is one. */
const fileFormula = ({ row, unrounded }: WorksheetRow, formula: string) =>
  unrounded ? inDollars(`D${row}`) : formula.slice(1);

/** The worksheet's three columns, more columns beside them, and a note below. */
function rowsOf(
  sheet: Worksheet,
  beside: readonly Heading[],
  note: string,
  more: (index: number) => Row,
): readonly Row[] {
  const [label, basis, value] = sheet.columns;
  const overBasis = typeof sheet.rows[0]?.basis === "number" ? "figures" : "words";
  return [
    headings([[label, "words"], [basis, overBasis], [value, "figures"], ...beside]),
    ...sheet.rows.flatMap((row, index) => [
      ...(row.group === undefined ? [] : [groupHeading(row.group, sheet.columns.length + beside.length)]),
      [...rowOf(row), ...more(index)],
    ]),
    [],
    [words(note, "note")],
  ];
}

const validated = ({ title, text }: { title: string; text: string }, cell: string) => ({
  range: cell,
  showInputMessage: true,
  inputTitle: title,
  inputMessage: text,
  showErrorMessage: true,
  errorStyle: "stop" as const,
  errorTitle: title,
  errorMessage: text,
});

const { inputs } = workbookWords;

const validations: readonly DataValidation[] = [
  {
    ...validated(inputs.profit, ownCell("profit")),
    type: "whole",
    operator: "between",
    formula1: String(profitBounds.min),
    formula2: String(profitBounds.max),
  },
  { ...validated(inputs.trend, ownCell("trend")), type: "list", values: growthTrends.map(growthLabel) },
  {
    ...validated(inputs.recurring, ownCell("recurringShare")),
    type: "decimal",
    operator: "between",
    formula1: String(recurringBounds.min / 100),
    formula2: String(recurringBounds.max / 100),
  },
];

/** In lines of text. */
const groupLines = 1.7;
const totalLines = 1.6;

export function valuationSheet(report: Report): WriteSheet {
  const { valuation, unrounded } = workbookWords;
  const sheet = worksheetOf(report, "Valuation");
  const beside: readonly Heading[] = [
    [unrounded, "figures"],
    [valuation.yourNote, "mark"],
  ];
  const rows = rowsOf(sheet, beside, valuation.note, () => []);
  const lines = sheet.rows.flatMap(({ row, group, kind }) => [
    ...(group === undefined ? [] : [[row - 2, groupLines] as const]),
    ...(kind === "total" ? [[row - 1, totalLines] as const] : []),
  ]);
  return sheetOf({ name: "Valuation", rows, widths: [28, 26, 20, 20, 30], report, validations, lines: new Map(lines) });
}

const ebitda = valuationCell("ebitda");

/** When an approach has the most weight. */
const applies: Readonly<Record<ApproachId, string>> = {
  revenue: `${ebitda}<${approachThresholds.sde}`,
  sde: `AND(${ebitda}>=${approachThresholds.sde},${ebitda}<${approachThresholds.ebitda})`,
  ebitda: `${ebitda}>=${approachThresholds.ebitda}`,
};

export function approachesSheet(report: Report): WriteSheet {
  const { multiple: heading, weight, most, note } = workbookWords.approaches;
  const ends = report.approaches.flatMap(({ id, highlighted }) =>
    (["low", "high"] as const).map((end) => [multipleAt(id, end, report), mark(applies[id], most, highlighted)]),
  );
  const beside: readonly Heading[] = [
    [heading, "figures"],
    [weight, "mark"],
  ];
  const rows = rowsOf(worksheetOf(report, "Approaches"), beside, note, (index) => ends[index] ?? []);
  const last = firstRow + ends.length - 1;
  const chart = chartOf({
    kind: "bar",
    title: workbookWords.approaches.chart,
    names: `A${firstRow}:A${last}`,
    values: `C${firstRow}:C${last}`,
    unit: workbookWords.dollars,
    format: formats.dollars,
    from: rows.length + 1,
    columns: 5,
  });
  return sheetOf({ name: "Approaches", rows, widths: [26, 18, 18, 12, 26], report, charts: [chart] });
}

function multipleAt(id: ApproachId, end: "low" | "high", { valuation }: Report) {
  const { multiples, [end]: part } = approachBands[id];
  if (multiples) return figure(multiples[end === "low" ? 0 : 1], shortMultiple);
  const value = toNumber(times(decimal(valuation.multiple), decimal(part)));
  return live(`${valuationCell("multiple")}*${part}`, value, shortMultiple);
}

export function bandsSheet(report: Report): WriteSheet {
  const { here, yours, note } = workbookWords.bands;
  const own = bracketOf(report.valuation.ebitda);
  const rows = rowsOf(worksheetOf(report, "Bands"), [[here, "mark"]], note, (index) => {
    const row = firstRow + index;
    const isLast = index === brackets.length - 1;
    const condition = isLast ? `${ebitda}>=B${row}` : `AND(${ebitda}>=B${row},${ebitda}<B${row + 1})`;
    return [mark(condition, yours, brackets[index] === own)];
  });
  const last = firstRow + brackets.length - 1;
  const chart = chartOf({
    kind: "column",
    title: workbookWords.bands.chart,
    names: `A${firstRow}:A${last}`,
    values: `C${firstRow}:C${last}`,
    unit: workbookWords.bands.unit,
    format: formats.multiple,
    from: rows.length + 1,
    columns: 4,
  });
  return sheetOf({ name: "Bands", rows, widths: [24, 18, 16, 24], report, charts: [chart] });
}
