import { expect, it } from "vitest";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import { type Worksheet, workbookOf } from "#domain/valuation/worksheet.ts";
import { sheetOf, tabSeparated } from "./sheet-cells.ts";

const workbook = workbookOf(
  calculateValuation({ preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 50 }),
);
const sheet = (name: Worksheet["name"]) => workbook.find((one) => one.name === name) as Worksheet;
const cellsOf = (name: Worksheet["name"], row: number) => sheetOf(sheet(name)).rows[row - 1]?.cells;

it("puts every line in the row that its formulas refer to", () => {
  for (const one of workbook) {
    for (const { row, cell, shown } of one.rows) {
      expect(cell).toBe(`C${row}`);
      expect(sheetOf(one).rows[row - 1]?.cells[2]?.text).toBe(shown);
    }
  }
});

it("selects the valuation with its formula first", () => {
  expect(sheetOf(sheet("Valuation")).start).toEqual({ row: 11, column: 2 });
  expect(cellsOf("Valuation", 12)?.[2]).toMatchObject({ text: "$9,900,000", formula: "=ROUND(C7*C11,0)" });
  expect(sheetOf(sheet("Valuation")).rows[11]?.kind).toBe("total");
  expect(sheetOf(sheet("Bands")).start).toEqual({ row: 1, column: 2 });
});

it("shows inputs without a formula", () => {
  const [, basis, value, origin] = cellsOf("Valuation", 3) ?? [];
  expect(basis?.text).toBe("You");
  expect(value).toEqual({ text: "$1,500,000", numeric: true, entered: true });
  expect(origin?.text).toBe("Entered");
});

it("prints formulas next to their values", () => {
  expect(cellsOf("Valuation", 7)?.map(({ text }) => text)).toEqual([
    "Adjusted EBITDA",
    "1.1 × profit",
    "$1,650,000",
    "=C3*1.1",
  ]);
  expect(cellsOf("Bands", 3)?.map(({ text }) => text)).toEqual(["$500K – $650K", "$500,000", "3.125x", ""]);
});

it("copies a sheet as tab-separated text with plain numbers", () => {
  const lines = tabSeparated(sheet("Valuation")).split("\n");
  expect(lines).toHaveLength(18);
  expect(lines.slice(0, 5)).toEqual([
    "Item\tBasis\tValue\tFormula",
    "You entered",
    "Pre-tax profit\tYou\t1500000\tEntered",
    "Growth trend\tYou\tGrowing\tEntered",
    "Recurring revenue\tYou\t50%\tEntered",
  ]);
  expect(lines[11]).toBe("Adjusted valuation\tEBITDA × multiple\t9900000\tROUND(C7*C11,0)");
});

it("copies nothing that a spreadsheet would evaluate", () => {
  for (const one of workbook) {
    for (const cell of tabSeparated(one).split(/[\t\n]/)) expect(cell).not.toMatch(/^[=+@]/);
  }
});
