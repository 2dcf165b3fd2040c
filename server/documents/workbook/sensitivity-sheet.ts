import { colToLetter, type WriteSheet } from "hucre/xlsx";
import { workbookWords } from "#content/workbook.ts";
import type { Report } from "#domain/report/report.ts";
import { profitAt, profitShares, recurringShares } from "#domain/report/sensitivity-table.ts";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import { growthTrends } from "#domain/valuation/financial-inputs.ts";
import { growthLabel } from "#domain/valuation/labels.ts";
import {
  baseText,
  ebitdaText,
  firstRow,
  growthText,
  inDollars,
  profitShareText,
  recurringText,
} from "#domain/valuation/spreadsheet.ts";
import { unroundedProduct } from "#domain/valuation/worksheet.ts";
import { dollars, figure, headings, helper, live, mark, multiple, type Row, sheetOf, words } from "./sheet.ts";
import { formats } from "./styles.ts";

const { figures, sensitivity: text } = workbookWords;

/** Column D has the owner's own share, followed by the fixed ones. */
const firstShare = 3;
/** From a value of the first table down to its helper cell: that table, the other one, the note and the gaps. */
const helperRowsBelow = profitShares.length + growthTrends.length + 6;
const yours = `${formats.percent}" (${text.yours.toLowerCase()})"`;

export function sensitivitySheet(report: Report): WriteSheet {
  const rows = [...profitRows(report), [], ...trendRows(report, firstRow + profitShares.length + 1)];
  return sheetOf({
    name: "Sensitivity",
    rows: [...rows, [], [words(text.note, "quiet")], [], ...helperRows(report)],
    widths: [18, 18, 18, 18, 18, 16, 16, 16, 16],
    number: report.number,
    landscape: true,
    frozen: 1,
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
        dollars(part === 1 ? "Profit" : profitShareText("Profit", part), preTaxProfit, own),
        dollars(ebitdaText(`$A${row}`), ebitda, own),
        multiple(baseText(`$B${row}`), baseMultiple, own),
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
    [words(workbookWords.unrounded, "quiet")],
    ...profitShares.map((part, index) => {
      const row = firstRow + index;
      const preTaxProfit = profitAt(inputs.preTaxProfit, part);
      const values = [inputs.recurringRevenue, ...recurringShares].map((recurringRevenue, column) => {
        const { ebitda, multiple: turns } = calculateValuation({ ...inputs, preTaxProfit, recurringRevenue });
        const parts = `$C${row}+Valuation!$C$7+${recurringText(`${colToLetter(firstShare + column)}$1`, `$C${row}`)}`;
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
        multiple(`Valuation!$C$6+${growthText(`A${row}`)}+Valuation!$C$8`, turns),
        dollars(inDollars(`E${row}`), value),
        mark(`A${row}=Trend`, text.yours, own),
        helper(`Valuation!$C$5*B${row}`, unroundedProduct(valuation.ebitda, turns)),
      ];
    }),
  ];
}
