import { colToLetter, type WriteSheet } from "hucre/xlsx";
import { workbookWords } from "#content/report/workbook.ts";
import type { Report } from "#domain/report/report.ts";
import { profitAt, profitShares, recurringShares } from "#domain/report/sensitivity-table.ts";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import { growthTrends } from "#domain/valuation/financial-inputs.ts";
import {
  baseMultipleFormula,
  ebitdaFormula,
  firstRow,
  growthFormula,
  inDollars,
  profitShareFormula,
  recurringFormula,
  valuationCell,
} from "#domain/valuation/spreadsheet.ts";
import { growthLabel } from "#domain/valuation/text/labels.ts";
import { unroundedProduct } from "#domain/valuation/worksheet.ts";
import { chartOf } from "./layout/charts.ts";
import { dollars, figure, headings, helper, live, mark, multiple, type Row, sheetOf, words } from "./layout/sheet.ts";
import { formats } from "./layout/styles.ts";

const { figures, sensitivity: text } = workbookWords;

/** Column D has the owner's own share, followed by the fixed ones. */
const firstShare = 3;
/** The columns of the fixed shares, and the row of the owner's own profit. */
const fixedShares = [colToLetter(firstShare + 1), colToLetter(firstShare + recurringShares.length)] as const;
const ownRow = firstRow + profitShares.indexOf(1);
/** From a value of the first table down to its helper cell: that table, the other one, the note and the gaps. */
const helperRowsBelow = profitShares.length + growthTrends.length + 6;
const yours = `${formats.percent}" (${text.yours.toLowerCase()})"`;

export function sensitivitySheet(report: Report): WriteSheet {
  const rows = [...profitRows(report), [], ...trendRows(report, firstRow + profitShares.length + 1)];
  const all = [...rows, [], [words(text.note, "note")], [], ...helperRows(report)];
  const chart = chartOf({
    kind: "column",
    title: text.chart,
    names: `${fixedShares[0]}1:${fixedShares[1]}1`,
    values: `${fixedShares[0]}${ownRow}:${fixedShares[1]}${ownRow}`,
    unit: workbookWords.dollars,
    format: formats.dollars,
    from: all.length + 1,
    columns: 9,
  });
  return sheetOf({
    name: "Sensitivity",
    rows: all,
    widths: [18, 18, 18, 18, 18, 16, 16, 16, 16],
    report,
    frozen: 1,
    charts: [chart],
  });
}

/** Value by profit and recurring share. The shares are in the headings, where the formulas read them. */
function profitRows({ inputs }: Report): readonly Row[] {
  const shares = [inputs.recurringRevenue, ...recurringShares];
  return [
    [
      ...headings([
        [figures.profit, "figures"],
        [figures.ebitda, "figures"],
        [figures.base, "figures"],
      ]),
      live("Recurring", inputs.recurringRevenue / 100, yours, "figureHeading"),
      ...recurringShares.map((share) => figure(share / 100, formats.percent, "figureHeading")),
    ],
    ...profitShares.map((part, index) => {
      const row = firstRow + index;
      const preTaxProfit = profitAt(inputs.preTaxProfit, part);
      const { ebitda, baseMultiple } = calculateValuation({ ...inputs, preTaxProfit });
      const own = part === 1 ? "strong" : "body";
      return [
        dollars(part === 1 ? "Profit" : profitShareFormula("Profit", part), preTaxProfit, own),
        dollars(ebitdaFormula(`$A${row}`), ebitda, own),
        multiple(baseMultipleFormula(`$B${row}`), baseMultiple, own),
        ...shares.map((recurringRevenue, column) => {
          const { adjustedValuation } = calculateValuation({ ...inputs, preTaxProfit, recurringRevenue });
          return dollars(
            inDollars(`${colToLetter(firstShare + column)}${row + helperRowsBelow}`),
            adjustedValuation,
            part === 1 && column === 0 ? "own" : "body",
          );
        }),
      ];
    }),
  ];
}

/** The first table before rounding, cell by cell. */
function helperRows({ inputs }: Report): readonly Row[] {
  return [
    [words(workbookWords.unrounded, "note")],
    ...profitShares.map((part, index) => {
      const row = firstRow + index;
      const preTaxProfit = profitAt(inputs.preTaxProfit, part);
      const values = [inputs.recurringRevenue, ...recurringShares].map((recurringRevenue, column) => {
        const { ebitda, multiple: turns } = calculateValuation({ ...inputs, preTaxProfit, recurringRevenue });
        const parts = `$C${row}+${valuationCell("growth")}+${recurringFormula(`${colToLetter(firstShare + column)}$1`, `$C${row}`)}`;
        return helper(`$B${row}*(${parts})`, unroundedProduct(ebitda, turns));
      });
      return [...Array.from({ length: firstShare }, () => undefined), ...values];
    }),
  ];
}

/** Value by trend, with the headings in the given row. */
function trendRows({ trends, valuation }: Report, headingRow: number): readonly Row[] {
  return [
    headings([
      [figures.trend, "words"],
      [figures.multiple, "figures"],
      [figures.value, "figures"],
      [text.here, "mark"],
      [workbookWords.unrounded, "figures"],
    ]),
    ...trends.map(({ trend, multiple: turns, value, own }, index) => {
      const row = headingRow + 1 + index;
      return [
        words(growthLabel(trend)),
        multiple(`${valuationCell("base")}+${growthFormula(`A${row}`)}+${valuationCell("recurring")}`, turns),
        dollars(inDollars(`E${row}`), value),
        mark(`A${row}=Trend`, text.yours, own),
        helper(`${valuationCell("ebitda")}*B${row}`, unroundedProduct(valuation.ebitda, turns)),
      ];
    }),
  ];
}
