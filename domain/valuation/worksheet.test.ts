import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculateValuation } from "./calculate.ts";
import { growthTrends, profitBounds } from "./financial-inputs.ts";
import { type Worksheet, type WorksheetRow, workbookOf } from "./worksheet.ts";

/** Works a workbook out as a spreadsheet does: doubles, and ROUND on the fifteen digits a spreadsheet keeps. */
function spreadsheet(sheets: readonly Worksheet[]) {
  const cells = new Map<string, { value: number; formula: string | null }>();
  for (const { name, rows } of sheets) {
    for (const { row, cell, value, formula, basis } of rows) {
      cells.set(`${name}!${cell}`, { value, formula });
      if (typeof basis === "number") cells.set(`${name}!B${row}`, { value: basis, formula: null });
    }
  }

  function cellValue(sheet: string, ref: string): number {
    const address = ref.includes("!") ? ref : `${sheet}!${ref}`;
    const cell = cells.get(address);
    if (cell === undefined) throw new Error(`#REF! ${address}`);
    if (cell.formula === null) return cell.value;
    if (!cell.formula.startsWith("=")) throw new Error(`${cell.formula} is no formula`);
    return evaluate(address.split("!")[0] ?? "", cell.formula.slice(1));
  }

  function range(sheet: string, text: string): number[] {
    const [, prefix = "", column, first, last] = /^(\w+!)?([A-Z])(\d+):\2(\d+)$/.exec(text) ?? [];
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) =>
      cellValue(sheet, `${prefix}${column}${Number(first) + index}`),
    );
  }

  function evaluate(sheet: string, text: string): number {
    const [, name, inner = ""] = /^([A-Z]+)\((.*)\)$/.exec(text) ?? [];
    const [first = "", second = "", third = ""] = inner.split(",");
    if (name === "ROUND") return Math.round(Number(evaluate(sheet, first).toPrecision(15)));
    if (name === "LOOKUP") {
      const sought = evaluate(sheet, first);
      const index = range(sheet, second).findLastIndex((edge) => edge <= sought);
      return range(sheet, third)[index] ?? Number.NaN;
    }
    if (text.includes("+")) return text.split("+").reduce((sum, part) => sum + evaluate(sheet, part), 0);
    if (text.includes("*")) return text.split("*").reduce((product, part) => product * evaluate(sheet, part), 1);
    return /^[\d.]+$/.test(text) ? Number(text) : cellValue(sheet, text);
  }

  return cellValue;
}

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
      ["C2", "Pre-tax profit", "$1,500,000", null],
      ["C3", "Growth trend", "Growing (+1)", null],
      ["C4", "Recurring revenue", "50%", null],
      ["C5", "Adjusted EBITDA", "$1,650,000", "=C2*1.1"],
      ["C6", "Base multiple", "5.00x", "=LOOKUP(C5,Bands!B2:B7,Bands!C2:C7)"],
      ["C7", "Growth adjustment", "0.50x", "=0.5*C3"],
      ["C8", "Recurring adjustment", "0.50x", "=C4*C6*0.2"],
      ["C9", "Final multiple", "6.00x", "=C6+C7+C8"],
      ["C10", "Adjusted valuation", "$9,900,000", "=ROUND(C5*C9,0)"],
      ["C11", "Conservative", "$8,415,000", "=ROUND(C10*0.85,0)"],
      ["C12", "Optimistic", "$11,385,000", "=ROUND(C10*1.15,0)"],
      ["C13", "Revenue, estimated", "$5,775,000", "=ROUND(C5*3.5,0)"],
      ["C14", "SDE", "$1,567,500", "=ROUND(C5*0.95,0)"],
    ]);
  });

  it("says what is entered, worked out and settled", () => {
    const kinds = rowsOf(example, "Valuation").map(({ kind }) => kind);
    expect(kinds.slice(0, 3)).toEqual(["input", "input", "input"]);
    expect(kinds.filter((kind) => kind === "total")).toHaveLength(1);
    expect(rowsOf(example, "Valuation").find(({ kind }) => kind === "total")?.cell).toBe("C10");
  });

  it("has the approaches and the bands on sheets of their own", () => {
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
    ["decreasing", "Declining (−1)"],
    ["flat", "Stable (0)"],
  ])("prints the trend %s as %s", (growthTrend, shown) => {
    const rows = rowsOf(workbookOf(calculateValuation({ preTaxProfit: 1_500_000, growthTrend })), "Valuation");
    expect(rows[1]?.shown).toBe(shown);
    expect(rows[2]?.shown).toBe("0%");
  });

  it("works out to the figures of the formula, to the dollar", () => {
    const inputs = fc.record({
      preTaxProfit: fc.integer({ min: profitBounds.min, max: profitBounds.max }),
      growthTrend: fc.constantFrom(...growthTrends),
      recurringRevenue: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(inputs, (given) => {
        const sheets = workbookOf(calculateValuation(given));
        const valueAt = spreadsheet(sheets);
        for (const { name, rows } of sheets) {
          for (const { cell, value, unit } of rows) {
            const worked = valueAt(name, cell);
            if (unit === "dollars" && cell !== "C5") expect(worked).toBe(value);
            else expect(worked).toBeCloseTo(value, 6);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
