import { profitBounds } from "./financial-inputs.ts";
import { formula } from "./formula.ts";
import { growthLabel } from "./labels.ts";
import { brackets } from "./multiples.ts";

/** The formula in spreadsheet syntax. Inputs and results are text: cells, names, or parts of a formula. */

/** Below the headings. */
export const firstRow = 2;
const lastBand = firstRow + brackets.length - 1;

/** The ranges of the sheet Bands: names, edges, and edges with their multiples. */
const bandNames = `Bands!$A$${firstRow}:$A$${lastBand}`;
const bandEdges = `Bands!$B$${firstRow}:$B$${lastBand}`;
const bandTable = `Bands!$B$${firstRow}:$C$${lastBand}`;

/**
 * Whole dollars. A spreadsheet uses doubles, where a half dollar may come out just below the half; an amount of whole
 * dollars and whole percents has at most six decimals, so rounding to those first corrects it.
 */
export const inDollars = (amount: string) => `ROUND(ROUND(${amount},6),0)`;

export const shareText = (amount: string, part: number) => inDollars(`${amount}*${part}`);

export const ebitdaText = (profit: string) => `${profit}*${formula.ebitdaOfProfit}`;

export const baseText = (ebitda: string) => `VLOOKUP(${ebitda},${bandTable},2)`;

export const bandNameText = (ebitda: string) => `INDEX(${bandNames},MATCH(${ebitda},${bandEdges},1))`;

const growing = growthLabel("increasing");
const stable = growthLabel("flat");
const declining = growthLabel("decreasing");

/** One step up or down by the word for the trend; any other word has no effect. */
export const growthText = (trend: string) =>
  `${formula.turnsOfGrowth}*((${trend}="${growing}")-(${trend}="${declining}"))`;

export const betterTrendText = (trend: string) => `IF(${trend}="${declining}","${stable}","${growing}")`;

export const worseTrendText = (trend: string) => `IF(${trend}="${growing}","${stable}","${declining}")`;

export const recurringText = (share: string, base: string) => `${share}*${base}*${formula.recurringOfBase}`;

/** A share of the profit, within the bounds that the site accepts. */
export const profitShareText = (profit: string, part: number) =>
  `MIN(MAX(${shareText(profit, part)},${profitBounds.min}),${profitBounds.max})`;

/** The lowest whole-dollar profit in the next bracket; in the highest, the profit itself. */
export function nextStepText(profit: string, ebitda: string): string {
  const edge = `INDEX(${bandEdges},MATCH(${ebitda},${bandEdges},1)+1)`;
  return `IFERROR(ROUNDUP(ROUND(${edge}/${formula.ebitdaOfProfit},6),0),${profit})`;
}
