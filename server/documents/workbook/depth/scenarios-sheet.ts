import type { WriteSheet } from "hucre/xlsx";
import { depthSheets, depthWorkbookWords } from "#content/depth/workbook.ts";
import { workbookWords } from "#content/workbook.ts";
import type { ComparedScenario } from "#domain/leads/scenarios.ts";
import type { Report } from "#domain/report/report.ts";
import { formula } from "#domain/valuation/formula.ts";
import { growthLabel } from "#domain/valuation/labels.ts";
import {
  baseText,
  ebitdaText,
  firstRow,
  growthText,
  inDollars,
  percentText,
  recurringText,
} from "#domain/valuation/spreadsheet.ts";
import { unroundedProduct } from "#domain/valuation/worksheet.ts";
import {
  dollars,
  figure,
  headings,
  helper,
  literalText,
  live,
  multiple,
  type Row,
  sheetOf,
  words,
} from "#server/documents/workbook/sheet.ts";
import { difference, formats } from "#server/documents/workbook/styles.ts";
import { amountInput, estimate, percent, shareOfPercent } from "./cells.ts";

const text = depthWorkbookWords.scenarios;

/** In digits. A capital letter is up to one and a half times as wide. */
const nameWidth = 36;
const linesIn = (name: string) => Math.ceil((name.length * 1.5) / nameWidth);

/** The owner's scenarios below the figures of today, by the same formula. */
export function scenariosSheet(report: Report): WriteSheet {
  const [name, profit, trend, ...figures] = text.columns;
  return sheetOf({
    name: depthSheets.scenarios,
    rows: [
      headings([
        [name, "words"],
        [profit, "figures"],
        [trend, "mark"],
        ...figures.map((column) => [column, "figures"] as const),
        [workbookWords.unrounded, "figures"],
      ]),
      todayRow(report),
      ...report.scenarios.map((scenario, index) => scenarioRow(scenario, firstRow + 1 + index)),
      [],
      [words(text.note, "quiet")],
    ],
    widths: [nameWidth, 16, 14, 12, 16, 12, 12, 16, 16, 16, 16, 18],
    number: report.number,
    landscape: true,
    frozen: 1,
    lines: new Map(report.scenarios.map(({ name }, index) => [firstRow + index, linesIn(name)])),
  });
}

function todayRow({ valuation }: Report): Row {
  const { preTaxProfit, growthTrend, recurringRevenue = 0 } = valuation;
  return [
    words(text.today, "strong"),
    dollars("Profit", preTaxProfit),
    live("Trend", growthTrend, undefined, "word"),
    percent("Recurring", shareOfPercent(recurringRevenue)),
    dollars(estimate.ebitda, valuation.ebitda),
    multiple(estimate.base, valuation.baseMultiple),
    multiple(estimate.multiple, valuation.multiple),
    dollars(estimate.value, valuation.adjustedValuation, "strong"),
    dollars(estimate.low, valuation.conservativeValue),
    dollars(estimate.high, valuation.optimisticValue),
  ];
}

function scenarioRow({ name, inputs, valuation, difference: against }: ComparedScenario, row: number): Row {
  const { ebitda, adjustedValuation } = valuation;
  return [
    literalText(name, "wrapped"),
    amountInput(inputs.preTaxProfit),
    words(growthLabel(inputs.growthTrend), "input"),
    figure(shareOfPercent(inputs.recurringRevenue), formats.percent, "input"),
    dollars(ebitdaText(`B${row}`), ebitda),
    multiple(baseText(`E${row}`), valuation.baseMultiple),
    multiple(`F${row}+${growthText(`C${row}`)}+${recurringText(`D${row}`, `F${row}`)}`, valuation.multiple),
    dollars(inDollars(`L${row}`), adjustedValuation, "strong"),
    dollars(percentText(`H${row}`, formula.conservative), valuation.conservativeValue),
    dollars(percentText(`H${row}`, formula.optimistic), valuation.optimisticValue),
    live(`H${row}-H$${firstRow}`, against, difference("$0")),
    helper(`E${row}*G${row}`, unroundedProduct(ebitda, valuation.multiple)),
  ];
}
