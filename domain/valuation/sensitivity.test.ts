import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculateValuation } from "./calculate.ts";
import { growthTrends, profitBounds } from "./financial-inputs.ts";
import { nextStep, valueCurve } from "./sensitivity.ts";

const trends = fc.constantFrom(...growthTrends);
const percents = fc.integer({ min: 0, max: 100 });
const profits = fc.integer({ min: profitBounds.min, max: profitBounds.max });

describe("valueCurve", () => {
  it("has one straight segment per bracket and jumps at every edge", () => {
    const curve = valueCurve({ growthTrend: "increasing", recurringRevenue: 50 });
    expect(curve.map(({ multiple }) => multiple)).toEqual([2.425, 3.9375, 4.7625, 6, 8.75, 10.4]);
    expect(curve[0]?.from).toEqual({ profit: 100_000, value: 266_750 });
    expect(curve[3]?.to).toEqual({ profit: 2_000_000 / 1.1, value: 12_000_000 });
    expect(curve[4]?.from).toEqual({ profit: 2_000_000 / 1.1, value: 17_500_000 });
    expect(curve.at(-1)?.to).toEqual({ profit: 10_000_000, value: 114_400_000 });
    for (const [index, { to }] of curve.slice(0, -1).entries()) {
      expect(curve[index + 1]?.from.profit).toBe(to.profit);
      expect(curve[index + 1]?.from.value).toBeGreaterThan(to.value);
    }
  });

  it("stays within the requested span", () => {
    const [only, ...others] = valueCurve(
      { growthTrend: "flat", recurringRevenue: 0 },
      { min: 1_000_000, max: 1_500_000 },
    );
    expect(others).toEqual([]);
    expect(only).toEqual({
      multiple: 5,
      from: { profit: 1_000_000, value: 5_500_000 },
      to: { profit: 1_500_000, value: 8_250_000 },
    });
  });

  it("contains the value of every profit, to the dollar", () => {
    fc.assert(
      fc.property(profits, trends, percents, (preTaxProfit, growthTrend, recurringRevenue) => {
        const curve = valueCurve({ growthTrend, recurringRevenue });
        const segment = curve.findLast(({ from }) => from.profit <= preTaxProfit);
        if (segment === undefined) throw new Error("no segment");
        const { from, to } = segment;
        const along = (preTaxProfit - from.profit) / (to.profit - from.profit);
        const { adjustedValuation, multiple } = calculateValuation({ preTaxProfit, growthTrend, recurringRevenue });
        expect(segment.multiple).toBe(multiple);
        expect(Math.abs(from.value + along * (to.value - from.value) - adjustedValuation)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("nextStep", () => {
  it.each([
    [100_000, 454_546, 3.125],
    [454_545, 454_546, 3.125],
    [454_546, 590_910, 3.875],
    [590_910, 909_091, 5],
    [1_500_000, 1_818_182, 7.5],
    [1_818_182, 5_454_546, 9],
    [5_454_545, 5_454_546, 9],
  ])("from a profit of %d is a profit of %d, at a base of %d", (preTaxProfit, profit, multiple) => {
    const step = nextStep({ preTaxProfit, growthTrend: "flat", recurringRevenue: 0 });
    expect(step).toMatchObject({ profit, moreProfit: profit - preTaxProfit });
    expect(step?.bracket.multiple).toBe(multiple);
  });

  it("says what the business would be worth there", () => {
    expect(nextStep({ preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 50 })).toMatchObject({
      moreProfit: 318_182,
      value: 17_500_002,
      moreValue: 7_600_002,
    });
  });

  it.each([5_454_546, 10_000_000])("is undefined at a profit of %d", (preTaxProfit) => {
    expect(nextStep({ preTaxProfit, growthTrend: "flat", recurringRevenue: 0 })).toBeUndefined();
  });

  it("is the least profit of the next bracket", () => {
    fc.assert(
      fc.property(profits, (preTaxProfit) => {
        const step = nextStep({ preTaxProfit, growthTrend: "flat", recurringRevenue: 0 });
        if (step === undefined) return;
        const base = (profit: number) =>
          calculateValuation({ preTaxProfit: profit, growthTrend: "flat", recurringRevenue: 0 }).baseMultiple;
        expect(base(step.profit)).toBe(step.bracket.multiple);
        expect(base(step.profit - 1)).toBe(base(preTaxProfit));
      }),
    );
  });
});
