import { decimal, times, toNumber } from "#domain/valuation/text/decimal.ts";
import { growthLabel } from "#domain/valuation/text/labels.ts";
import { profitBounds } from "./financial-inputs.ts";
import { formula } from "./formula.ts";
import { brackets } from "./multiples.ts";

/** The formula in spreadsheet syntax. Inputs and results are text: cells, names, or parts of a formula. */

/** Below the headings. */
export const firstRow = 2;

/** The rows of the sheet Valuation, whose groups begin in rows 2, 6, 13 and 16. */
export const valuationRows = {
  profit: 3,
  trend: 4,
  recurringShare: 5,
  ebitda: 7,
  base: 8,
  growth: 9,
  recurring: 10,
  multiple: 11,
  value: 12,
  low: 14,
  high: 15,
  revenue: 17,
  sde: 18,
} as const;
export type ValuationLine = keyof typeof valuationRows;

/** A value on the sheet Valuation, for formulas there and for those of other sheets. */
export const ownCell = (line: ValuationLine) => `C${valuationRows[line]}`;
export const valuationCell = (line: ValuationLine) => `Valuation!$C$${valuationRows[line]}`;

const lastBand = firstRow + brackets.length - 1;

/** The ranges of the sheet Bands: names, edges, and edges with their multiples. */
const bandNames = `Bands!$A$${firstRow}:$A$${lastBand}`;
const bandEdges = `Bands!$B$${firstRow}:$B$${lastBand}`;
const bandTable = `Bands!$B$${firstRow}:$C$${lastBand}`;

export const inDollars = (amount: string) => `ROUND(${amount},0)`;

/**
 * A product with a multiple or a typed rate, for a helper cell that `inDollars` then refers to. A spreadsheet uses
 * doubles, where an exact half dollar may come out just below the half and lose a dollar. Such a product has at most
 * six decimals, so rounding to those first corrects it.
 */
export const beforeRounding = (amount: string, decimals = 6) => `ROUND(${amount},${decimals})`;

/** A percentage of whole dollars. Unlike 1.15, 115/100 keeps an exact half dollar: only the division is rounded. */
export const percentFormula = (amount: string, part: number) =>
  inDollars(`${amount}*${toNumber(times(decimal(part), decimal(100)))}/100`);

/** A part of EBITDA. No profit in whole dollars loses a half dollar here. */
export const shareFormula = (ebitda: string, part: number) => inDollars(`${ebitda}*${part}`);

export const ebitdaFormula = (profit: string) => `${profit}*${formula.ebitdaOfProfit}`;

export const baseMultipleFormula = (ebitda: string) => `VLOOKUP(${ebitda},${bandTable},2)`;

/** Where the bracket of an EBITDA starts. */
export const bandStartFormula = (ebitda: string) => `VLOOKUP(${ebitda},${bandEdges},1)`;

export const bandNameFormula = (ebitda: string) => `INDEX(${bandNames},MATCH(${ebitda},${bandEdges},1))`;

const growing = growthLabel("increasing");
const stable = growthLabel("flat");
const declining = growthLabel("decreasing");

/** One step up or down by the word for the trend; any other word has no effect. */
export const growthFormula = (trend: string) =>
  `${formula.turnsOfGrowth}*((${trend}="${growing}")-(${trend}="${declining}"))`;

export const betterTrendFormula = (trend: string) => `IF(${trend}="${declining}","${stable}","${growing}")`;

export const worseTrendFormula = (trend: string) => `IF(${trend}="${growing}","${stable}","${declining}")`;

export const recurringFormula = (share: string, base: string) => `${share}*${base}*${formula.recurringOfBase}`;

/** A share of the profit, within the bounds that the site accepts. */
export const profitShareFormula = (profit: string, part: number) =>
  `MIN(MAX(${percentFormula(profit, part)},${profitBounds.min}),${profitBounds.max})`;

/** The lowest whole-dollar profit in the next bracket; in the highest, the profit itself. */
export function nextStepFormula(profit: string, ebitda: string): string {
  const edge = `INDEX(${bandEdges},MATCH(${ebitda},${bandEdges},1)+1)`;
  return `IFERROR(ROUNDUP(${edge}/${formula.ebitdaOfProfit},0),${profit})`;
}
