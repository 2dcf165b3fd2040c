import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import { type FinancialInputs, growthTrends, profitBounds } from "#domain/valuation/financial-inputs.ts";
import { leversOf } from "./levers.ts";
import { objectionsOf } from "./objections.ts";
import { sensitivityTable, trendTable } from "./sensitivity-table.ts";

const northgate: FinancialInputs = { preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 50 };

const anyInputs: fc.Arbitrary<FinancialInputs> = fc.record({
  preTaxProfit: fc.integer({ min: profitBounds.min, max: profitBounds.max }),
  growthTrend: fc.constantFrom(...growthTrends),
  recurringRevenue: fc.integer({ min: 0, max: 100 }),
});

const worthOf = (inputs: FinancialInputs) => calculateValuation(inputs).adjustedValuation;

describe("the sensitivity table", () => {
  it("shows the example's values, including the owner's own", () => {
    const { rows, recurring } = sensitivityTable(northgate);
    expect(recurring).toEqual([0, 25, 50, 75, 100]);
    expect(rows.map(({ profit }) => profit)).toEqual([1_125_000, 1_312_500, 1_500_000, 1_687_500, 1_875_000]);
    expect(rows[2]?.cells.map(({ value }) => value)).toEqual([9_075_000, 9_487_500, 9_900_000, 10_312_500, 10_725_000]);
    // From a profit of 1.8M on, EBITDA is above 2M and the base multiple steps up.
    expect(rows[4]?.cells[2]?.value).toBe(18_046_875);
  });

  it("matches the site, marks the owner's cell once, and rises to the right and downward", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { rows } = sensitivityTable(inputs);
        const cells = rows.flatMap((row) => row.cells.map((cell) => ({ ...cell, profit: row.profit })));
        for (const { profit, recurring, value } of cells)
          expect(value).toBe(worthOf({ ...inputs, preTaxProfit: profit, recurringRevenue: recurring }));
        const own = cells.filter((cell) => cell.own);
        expect(own.map(({ value }) => value)).toEqual([worthOf(inputs)]);
        for (const { cells: row } of rows)
          expect(row.map(({ value }) => value)).toEqual(row.map(({ value }) => value).toSorted((a, b) => a - b));
        const firsts = rows.map(({ cells: [first] }) => first?.value ?? 0);
        expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
      }),
    );
  });
});

it("shows the same company under each trend, worst first", () => {
  expect(trendTable(northgate)).toEqual([
    { trend: "decreasing", multiple: 5, value: 8_250_000, own: false },
    { trend: "flat", multiple: 5.5, value: 9_075_000, own: false },
    { trend: "increasing", multiple: 6, value: 9_900_000, own: true },
  ]);
});

describe("what would raise the value", () => {
  it("lists what is left, the most valuable first", () => {
    expect(leversOf(northgate)).toMatchObject([
      { input: "size", profit: 1_818_182, moreProfit: 318_182 },
      { input: "recurring", to: 75, value: 10_312_500, moreValue: 412_500 },
    ]);
    expect(leversOf({ preTaxProfit: 9_000_000, growthTrend: "increasing", recurringRevenue: 100 })).toEqual([]);
    expect(leversOf({ ...northgate, growthTrend: "decreasing", recurringRevenue: 90 })).toMatchObject([
      { input: "size" },
      { input: "growth", to: "flat", moreValue: 825_000 },
      { input: "recurring", to: 100 },
    ]);
  });

  it("always matches the site, and always raises the value", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        for (const lever of leversOf(inputs)) {
          expect(lever.moreValue).toBe(lever.value - worthOf(inputs));
          expect(lever.moreValue).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe("what a buyer will argue down", () => {
  it("lists the arguments with their price, the costliest first", () => {
    expect(objectionsOf(northgate)).toMatchObject([
      { argues: "softYear", profit: 1_350_000, value: 8_910_000, lessValue: 990_000, lower: false },
      { argues: "addBacks", value: 9_000_000, lessValue: 900_000 },
      { argues: "trend", to: "flat", lessValue: 825_000 },
      { argues: "recurring", to: 25, lessValue: 412_500 },
    ]);
  });

  it("says if a soft year costs the size bracket", () => {
    const edge = { ...northgate, preTaxProfit: 1_850_000 };
    expect(objectionsOf(edge)[0]).toMatchObject({ lower: true, bracket: { multiple: 5 } });
  });

  it("leaves out what cannot be argued", () => {
    const least: FinancialInputs = { preTaxProfit: profitBounds.min, growthTrend: "decreasing", recurringRevenue: 0 };
    expect(objectionsOf(least).map(({ argues }) => argues)).toEqual(["addBacks"]);
  });

  it("always lowers the value, and never below zero", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const today = worthOf(inputs);
        for (const { value, lessValue } of objectionsOf(inputs)) {
          expect(value + lessValue).toBe(today);
          expect(lessValue).toBeGreaterThan(0);
          expect(value).toBeGreaterThan(0);
        }
      }),
    );
  });
});
