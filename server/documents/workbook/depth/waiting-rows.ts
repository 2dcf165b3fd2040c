import { depthWorkbookWords } from "#content/depth/workbook.ts";
import type { OwnFigures } from "#domain/depth/own-figures.ts";
import type { Report } from "#domain/report/report.ts";
import { formula } from "#domain/valuation/formula.ts";
import { ebitdaFormula } from "#domain/valuation/spreadsheet.ts";
import { type Decimal, decimal, plus, rounded, times, toNumber } from "#domain/valuation/text/decimal.ts";
import { unroundedProduct } from "#domain/valuation/worksheet.ts";
import { dollars, figure, helper, mark, multiple, type Row } from "#server/documents/workbook/layout/sheet.ts";
import { formats } from "#server/documents/workbook/layout/styles.ts";
import { estimate, roundedFrom, shareOfPercent } from "./cells.ts";

const text = depthWorkbookWords.goal;
const growthCell = "$B$3";
const returnCell = "$B$4";

/** Today and each year of waiting, from the given row on. */
export function waitingRows(report: Report, found: NonNullable<OwnFigures["goal"]>, first: number): readonly Row[] {
  const { entries, waiting } = found;
  const { preTaxProfit, adjustedValuation } = report.valuation;
  // From the first year on, the growth rate decides the trend.
  const later = `${estimate.base}+${formula.turnsOfGrowth}*SIGN(${growthCell})+${estimate.recurring}`;
  return waiting.years.map(({ year, profit, multiple: turns, price, profitEarned, soldAndInvested }, index) => {
    const row = first + index;
    return [
      figure(year, "0", "word"),
      roundedFrom(`I${row}`, profit),
      multiple(year === 0 ? estimate.multiple : later, turns),
      roundedFrom(`J${row}`, price, "strong"),
      year === 0 ? figure(0, formats.dollars) : dollars(`E${row - 1}+B${row}`, profitEarned),
      roundedFrom(`K${row}`, soldAndInvested),
      mark(`D${row}<F${row}`, text.less, price < soldAndInvested),
      mark(`D${row}+E${row}<F${row}`, text.less, price + profitEarned < soldAndInvested),
      helper(`Profit*(1+${growthCell})^A${row}`, compounded(preTaxProfit, entries.growthRate, year)),
      helper(
        `${ebitdaFormula(`B${row}`)}*C${row}`,
        unroundedProduct(unroundedProduct(profit, formula.ebitdaOfProfit), turns),
      ),
      helper(`$D$${first}*(1+${returnCell})^A${row}`, compounded(adjustedValuation, entries.returnRate, year)),
    ];
  });
}

function compounded(amount: number, percentPerYear: number, years: number): number {
  const factor = plus(decimal(1), decimal(shareOfPercent(percentPerYear)));
  let reached: Decimal = decimal(amount);
  for (let year = 0; year < years; year++) reached = times(reached, factor);
  return toNumber(rounded(reached, 6));
}
