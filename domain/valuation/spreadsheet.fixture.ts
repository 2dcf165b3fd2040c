import fc from "fast-check";
import { HyperFormula } from "hyperformula";
import { growthLabel } from "#domain/valuation/text/labels.ts";
import { type FinancialInputs, growthTrends, profitBounds, recurringBounds } from "./financial-inputs.ts";
import { formula } from "./formula.ts";
import { brackets } from "./multiples.ts";
import { ownCell } from "./spreadsheet.ts";

/** Rows of a sheet from row 1 and column A; a text that begins with an equals sign is a formula. */
export type SheetContent = readonly (readonly (string | number | boolean | null)[])[];

/** A spreadsheet program with plain doubles: it shows errors that another program's rounding would hide. */
export function spreadsheet(
  sheets: Readonly<Record<string, SheetContent>>,
  names: Readonly<Record<string, string>> = {},
) {
  const engine = HyperFormula.buildFromSheets(
    Object.fromEntries(Object.entries(sheets).map(([name, rows]) => [name, rows.map((row) => [...row])])),
    { licenseKey: "gpl-v3", smartRounding: false },
    Object.entries(names).map(([name, range]) => ({ name, expression: `=${range}` })),
  );

  function addressOf(sheet: string, cell: string) {
    const address = engine.simpleCellAddressFromString(cell, engine.getSheetId(sheet) ?? -1);
    if (address === undefined) throw new Error(`There is no ${sheet}!${cell}`);
    return address;
  }

  return {
    /** The value of a cell. Throws if it is an error. */
    at(sheet: string, cell: string): string | number | boolean | null {
      const value = engine.getCellValue(addressOf(sheet, cell));
      if (value !== null && typeof value === "object") throw new Error(`${sheet}!${cell} shows ${value.value}`);
      return value;
    },
    put(sheet: string, cell: string, ...content: readonly (string | number)[]) {
      engine.setCellContents(
        addressOf(sheet, cell),
        content.map((value) => [value]),
      );
    },
  };
}

export type Spreadsheet = ReturnType<typeof spreadsheet>;

/** Enters the inputs in the sheet Valuation, as an owner would. */
export function enter(into: Spreadsheet, { preTaxProfit, growthTrend, recurringRevenue }: FinancialInputs): void {
  into.put("Valuation", ownCell("profit"), preTaxProfit, growthLabel(growthTrend), recurringRevenue / 100);
}

export const anyInputs: fc.Arbitrary<FinancialInputs> = fc.record({
  preTaxProfit: fc.integer({ min: profitBounds.min, max: profitBounds.max }),
  growthTrend: fc.constantFrom(...growthTrends),
  recurringRevenue: fc.integer({ min: recurringBounds.min, max: recurringBounds.max }),
});

const besideEdges = brackets
  .map(({ from }) => Math.floor(from / formula.ebitdaOfProfit))
  .filter((profit) => profit > profitBounds.min)
  .flatMap((profit) => [profit, profit + 1]);

/** Both sides of every bracket edge and both ends of the slider, with every trend. */
export const edgeInputs: readonly FinancialInputs[] = [profitBounds.min, ...besideEdges, profitBounds.max].flatMap(
  (preTaxProfit) =>
    growthTrends.flatMap((growthTrend) =>
      [0, 5, 33, 100].map((recurringRevenue) => ({ preTaxProfit, growthTrend, recurringRevenue })),
    ),
);

/**
 * Values that end exactly on a half dollar, which doubles make slightly less. Of the 9,131,174 inputs in whole
 * dollars and percents that end on a half, 104,834 are affected. Rounding EBITDA times multiple at once loses a dollar on each of them,
 * in LibreOffice 7.4 too; rounding to millionths first, in a helper cell, corrects all of them.
 */
export const halfDollarInputs: readonly FinancialInputs[] = [
  { preTaxProfit: 1_137_125, growthTrend: "decreasing", recurringRevenue: 2 },
  { preTaxProfit: 1_259_500, growthTrend: "decreasing", recurringRevenue: 27 },
  { preTaxProfit: 1_304_250, growthTrend: "flat", recurringRevenue: 6 },
  { preTaxProfit: 1_222_100, growthTrend: "flat", recurringRevenue: 85 },
  { preTaxProfit: 969_375, growthTrend: "increasing", recurringRevenue: 94 },
  { preTaxProfit: 4_170_500, growthTrend: "decreasing", recurringRevenue: 18 },
  { preTaxProfit: 5_054_725, growthTrend: "decreasing", recurringRevenue: 80 },
  { preTaxProfit: 9_804_375, growthTrend: "increasing", recurringRevenue: 38 },
];
