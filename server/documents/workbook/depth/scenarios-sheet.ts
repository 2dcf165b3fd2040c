import type { WriteSheet } from "hucre/xlsx";
import { depthSheets, depthWorkbookWords } from "#content/depth/workbook.ts";
import { workbookWords } from "#content/report/workbook.ts";
import { whatIfWords } from "#content/valuation/results.ts";
import type { ComparedScenario } from "#domain/leads/private-page/scenarios.ts";
import type { Report } from "#domain/report/report.ts";
import { ebitdaOf, formula } from "#domain/valuation/formula.ts";
import {
  baseMultipleFormula,
  ebitdaFormula,
  firstRow,
  growthFormula,
  inDollars,
  percentFormula,
  recurringFormula,
} from "#domain/valuation/spreadsheet.ts";
import { toNumber } from "#domain/valuation/text/decimal.ts";
import { growthLabel } from "#domain/valuation/text/labels.ts";
import { shareOf } from "#domain/valuation/text/money.ts";
import { bracketEdges } from "#domain/valuation/what-if.ts";
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
} from "#server/documents/workbook/layout/sheet.ts";
import { difference, formats } from "#server/documents/workbook/layout/styles.ts";
import { amountInput, estimate, percent, shareOfPercent } from "./cells.ts";

const text = depthWorkbookWords.scenarios;

/** In digits. A capital letter is up to one and a half times as wide. */
const nameWidth = 36;
const linesIn = (name: string) => Math.ceil((name.length * 1.5) / nameWidth);

/** The owner's scenarios below the figures of today. */
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
      [words(text.note, "note")],
    ],
    widths: [nameWidth, 16, 14, 12, 16, 12, 12, 16, 16, 16, 16, 18],
    report,
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

/** Beside the edge of a bracket the base of today's side is kept, as on the page. */
const baseBesideEdges = (profit: string, ebitda: string, today: string) =>
  bracketEdges.reduceRight(
    (otherwise, { from, to, below, above }) =>
      `IF(AND(${profit}>=${from},${profit}<=${to}),IF(${today}=${above.multiple},${above.multiple},${below.multiple}),${otherwise})`,
    baseMultipleFormula(ebitda),
  );

function scenarioRow({ name, inputs, outcome }: ComparedScenario, row: number): Row {
  const ebitda = toNumber(ebitdaOf(inputs.preTaxProfit));
  return [
    literalText(name, "paragraph"),
    amountInput(inputs.preTaxProfit),
    words(growthLabel(inputs.growthTrend), "input"),
    figure(shareOfPercent(inputs.recurringRevenue), formats.percent, "input"),
    dollars(ebitdaFormula(`B${row}`), ebitda),
    multiple(baseBesideEdges(`B${row}`, `E${row}`, `F$${firstRow}`), outcome.baseMultiple),
    multiple(`F${row}+${growthFormula(`C${row}`)}+${recurringFormula(`D${row}`, `F${row}`)}`, outcome.multiple),
    dollars(inDollars(`L${row}`), outcome.value, "strong"),
    dollars(percentFormula(`H${row}`, formula.conservative), shareOf(outcome.value, formula.conservative)),
    dollars(percentFormula(`H${row}`, formula.optimistic), shareOf(outcome.value, formula.optimistic)),
    live(
      `IF(F${row}=F$${firstRow},H${row}-H$${firstRow},"${whatIfWords.otherBracket}")`,
      outcome.difference ?? whatIfWords.otherBracket,
      difference("$0"),
      "figureWord",
    ),
    helper(`E${row}*G${row}`, unroundedProduct(ebitda, outcome.multiple)),
  ];
}
