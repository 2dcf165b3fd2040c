import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculateValuation } from "./calculate.ts";
import type { FinancialInputs } from "./financial-inputs.ts";
import { anyInputs, edgeInputs, enter, halfDollarInputs, spreadsheet } from "./spreadsheet.fixture.ts";
import { beforeRounding, inDollars } from "./spreadsheet.ts";
import { type Worksheet, type WorksheetRow, workbookOf } from "./worksheet.ts";

/** As in the workbook: a value that is rounded from a helper cell refers to it. */
function cellsOf({ row, label, basis, value, formula, unrounded }: WorksheetRow) {
  return unrounded
    ? [label, basis, `=${inDollars(`D${row}`)}`, `=${beforeRounding(unrounded.product)}`]
    : [label, basis, formula ?? value];
}

/** The workbook in a spreadsheet program. */
function opened(sheets: readonly Worksheet[]) {
  const content = sheets.map(({ name, columns, rows }) => [
    name,
    [columns, ...rows.flatMap((row) => [...(row.group ? [[row.group]] : []), cellsOf(row)])],
  ]);
  return spreadsheet(Object.fromEntries(content));
}

/** Intermediate values are doubles in a spreadsheet; whole dollars are exact. */
const comparable = (value: unknown) => (typeof value === "number" ? Number(value.toFixed(6)) : value);

const example = workbookOf(
  calculateValuation({ preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 50 }),
);

const rowsOf = (sheets: readonly Worksheet[], name: Worksheet["name"]): readonly WorksheetRow[] =>
  sheets.find((sheet) => sheet.name === name)?.rows ?? [];

describe("the worksheet of the worked example", () => {
  it("prints every step with its formula", () => {
    const printed = rowsOf(example, "Valuation").map(({ cell, label, shown, formula }) => [
      cell,
      label,
      shown,
      formula,
    ]);
    expect(printed).toEqual([
      ["C3", "Pre-tax profit", "$1,500,000", null],
      ["C4", "Growth trend", "Growing", null],
      ["C5", "Recurring revenue", "50%", null],
      ["C7", "Adjusted EBITDA", "$1,650,000", "=C3*1.1"],
      ["C8", "Base multiple", "5.00x", "=VLOOKUP(C7,Bands!$B$2:$C$7,2)"],
      ["C9", "Growth adjustment", "0.50x", '=0.5*((C4="Growing")-(C4="Declining"))'],
      ["C10", "Recurring adjustment", "0.50x", "=C5*C8*0.2"],
      ["C11", "Final multiple", "6.00x", "=C8+C9+C10"],
      ["C12", "Adjusted valuation", "$9,900,000", "=ROUND(C7*C11,0)"],
      ["C14", "Conservative", "$8,415,000", "=ROUND(C12*85/100,0)"],
      ["C15", "Optimistic", "$11,385,000", "=ROUND(C12*115/100,0)"],
      ["C17", "Revenue, estimated", "$5,775,000", "=ROUND(C7*3.5,0)"],
      ["C18", "SDE", "$1,567,500", "=ROUND(C7*0.95,0)"],
    ]);
  });

  it("has its lines in four groups, each with its heading in a separate row", () => {
    const rows = rowsOf(example, "Valuation").filter(({ group }) => group !== undefined);
    expect(rows.map(({ row, group }) => [row - 1, group])).toEqual([
      [2, "You entered"],
      [6, "Worked out"],
      [13, "Range"],
      [16, "For other views"],
    ]);
  });

  it("marks inputs, results and totals", () => {
    const kinds = rowsOf(example, "Valuation").map(({ kind }) => kind);
    expect(kinds.slice(0, 3)).toEqual(["input", "input", "input"]);
    expect(kinds.filter((kind) => kind === "total")).toHaveLength(1);
    expect(rowsOf(example, "Valuation").find(({ kind }) => kind === "total")?.cell).toBe("C12");
  });

  it("has the approaches and the bands on separate sheets", () => {
    expect(rowsOf(example, "Approaches").map(({ label, shown }) => `${label} ${shown}`)).toEqual([
      "Revenue-based, low $6,930,000",
      "Revenue-based, high $8,910,000",
      "SDE-based, low $7,920,000",
      "SDE-based, high $10,890,000",
      "EBITDA-based, low $9,900,000",
      "EBITDA-based, high $11,880,000",
    ]);
    expect(rowsOf(example, "Bands").map(({ basis, shown }) => `${basis} ${shown}`)).toEqual([
      "0 1.75x",
      "500000 3.125x",
      "650000 3.875x",
      "1000000 5.00x",
      "2000000 7.50x",
      "6000000 9.00x",
    ]);
  });
});

describe("the worksheet", () => {
  it.each([
    ["decreasing", "Declining"],
    ["flat", "Stable"],
  ])("prints the trend %s as %s", (growthTrend, shown) => {
    const rows = rowsOf(workbookOf(calculateValuation({ preTaxProfit: 1_500_000, growthTrend })), "Valuation");
    expect(rows[1]?.shown).toBe(shown);
    expect(rows[2]?.shown).toBe("0%");
  });

  const open = opened(example);

  /** Enters the inputs into the worked example and compares every cell with the site's worksheet for them. */
  function expectSame(inputs: FinancialInputs) {
    enter(open, inputs);
    const lines = workbookOf(calculateValuation(inputs)).flatMap(({ name, rows }) =>
      rows.map((row) => ({ ...row, name })),
    );
    expect(lines.map(({ name, cell }) => comparable(open.at(name, cell)))).toEqual(
      lines.map(({ value }) => comparable(value)),
    );
  }

  it("computes the figures of the site, to the dollar", () => {
    for (const inputs of edgeInputs) expectSame(inputs);
    fc.assert(fc.property(anyInputs, expectSame), { numRuns: 100 });
  });

  it.each(halfDollarInputs)("keeps the half dollar of %o", (inputs) => {
    const { ebitda, multiple, adjustedValuation } = calculateValuation(inputs);
    expectSame(inputs);
    open.put("Approaches", "E1", "=ROUND(Valuation!C7*Valuation!C11,0)");
    expect(open.at("Approaches", "E1"), `${ebitda} × ${multiple} is easy`).toBe(adjustedValuation - 1);
  });
});
