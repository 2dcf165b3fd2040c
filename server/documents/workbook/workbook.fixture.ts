import { reportSources } from "#content/report/report-sources.ts";
import { workbookWords } from "#content/report/workbook.ts";
import { captured, fullCapture } from "#domain/leads/lead.fixture.ts";
import { type LeadCapture, leadOf } from "#domain/leads/lead.ts";
import { leversOf } from "#domain/report/levers.ts";
import { objectionsOf } from "#domain/report/objections.ts";
import { type Report, reportOf } from "#domain/report/report.ts";
import {
  profitAt,
  profitShares,
  recurringShares,
  sensitivityTable,
  trendTable,
} from "#domain/report/sensitivity-table.ts";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import { spreadsheet } from "#domain/valuation/spreadsheet.fixture.ts";
import { growthLabel } from "#domain/valuation/text/labels.ts";
import { workbookOf } from "#domain/valuation/worksheet.ts";
import type { OpenedWorkbook } from "./package.fixture.ts";

export const exampleInputs = fullCapture.financialInputs;

export function reportFor(
  financialInputs: FinancialInputs,
  more: Partial<Pick<LeadCapture, "corrections" | "depth">> = {},
): Report {
  const lead = leadOf({ ...fullCapture, financialInputs, ...more }, { now: captured });
  return reportOf(lead, "professional", reportSources("", captured));
}

type Value = string | number | boolean | null;

/** A file's cells in the formula engine; texts stay texts, whatever they begin with. */
export function engineOf({ cells, names }: OpenedWorkbook) {
  const sheets: Record<string, Value[][]> = {};
  for (const { sheet, cell, formula, value } of cells) {
    const [, letter = "", digits = ""] = /^([A-Z])(\d+)$/.exec(cell) ?? [];
    const rows = sheets[sheet] ?? [];
    const row = rows[Number(digits) - 1] ?? [];
    const content = typeof value === "string" ? `'${value}` : value;
    row[letter.charCodeAt(0) - "A".charCodeAt(0)] = formula === undefined ? content : `=${formula}`;
    rows[Number(digits) - 1] = row;
    sheets[sheet] = rows;
  }
  // Omitted rows and cells are holes, and the engine needs them empty.
  const filled = Object.entries(sheets).map(([name, rows]) => [
    name,
    Array.from(rows, (row) => Array.from(row ?? [], (value) => value ?? null)),
  ]);
  return spreadsheet(Object.fromEntries(filled), names);
}

type At = (sheet: string, cell: string) => Value;

/** Intermediate values are doubles in a spreadsheet; whole dollars are exact. */
export const comparable = (value: unknown) => (typeof value === "number" ? Number(value.toFixed(6)) : value);

/** What the workbook shows, arranged for comparison with what the site computes for the same inputs. */
export function shownFigures(at: At, cells: OpenedWorkbook["cells"]) {
  const rows = (sheet: string, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => (column: string) => at(sheet, `${column}${from + index}`));
  const moves = cells
    .filter(({ sheet, cell, formula }) => sheet === "What moves it" && /^H\d/.test(cell) && formula)
    .map(({ cell }) => cell.slice(1));
  return {
    worksheets: cells
      .filter(({ sheet, cell }) => /^(Valuation|Approaches|Bands)$/.test(sheet) && /^C\d/.test(cell) && cell !== "C1")
      .map(({ sheet, cell }) => comparable(at(sheet, cell))),
    profits: [...new Set(rows("Sensitivity", 2, 6).map((cell) => cell("A")))],
    sensitivity: rows("Sensitivity", 2, 6).map((cell) => [..."DEFGHI"].map(cell)),
    trends: rows("Sensitivity", 9, 11).map((cell) => [cell("A"), comparable(cell("B")), cell("C"), cell("D")]),
    moves: Object.fromEntries(moves.map((row) => [at("What moves it", `A${row}`), at("What moves it", `I${row}`)])),
  };
}

/** The same from the rules of the site. */
export function siteFigures(inputs: FinancialInputs): ReturnType<typeof shownFigures> {
  const worthOf = (change: Partial<FinancialInputs>) => calculateValuation({ ...inputs, ...change }).adjustedValuation;
  const { lever, objection, today } = workbookWords.moves;
  const labels = [today, ...Object.values(lever), ...Object.values(objection)];
  return {
    worksheets: workbookOf(calculateValuation(inputs)).flatMap(({ rows }) =>
      rows.map(({ value }) => comparable(value)),
    ),
    profits: sensitivityTable(inputs).rows.map(({ profit }) => profit),
    sensitivity: profitShares.map((part) =>
      [inputs.recurringRevenue, ...recurringShares].map((recurringRevenue) =>
        worthOf({ preTaxProfit: profitAt(inputs.preTaxProfit, part), recurringRevenue }),
      ),
    ),
    trends: trendTable(inputs).map(({ trend, multiple, value, own }) => [
      growthLabel(trend),
      comparable(multiple),
      value,
      own ? workbookWords.sensitivity.yours : "",
    ]),
    moves: Object.fromEntries([
      ...labels.map((label) => [label, 0] as const),
      ...leversOf(inputs).map(({ input, moreValue }) => [lever[input], moreValue] as const),
      ...objectionsOf(inputs).map(({ argues, lessValue }) => [objection[argues], -lessValue] as const),
    ]),
  };
}
