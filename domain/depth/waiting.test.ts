import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import { anyInputs, exampleInputs } from "./example.fixture.ts";
import { bracketExit, comparedRates, waitingOf } from "./waiting.ts";

describe("the example in three years", () => {
  const third = (growthRate: number) => waitingOf(exampleInputs, { growthRate, returnRate: 5 }).years[3];

  it("by hand, growing 8%: 1,500 × 1.08³ = 1,889.568 thousand, × 1.1 × 6.0", () => {
    expect(third(8)).toEqual({
      year: 3,
      profit: 1_889_568,
      multiple: 6,
      price: 12_471_149,
      profitEarned: 1_620_000 + 1_749_600 + 1_889_568,
      soldAndInvested: 11_460_488,
      crossesBracket: true,
    });
  });

  it("by hand, flat: the half turn for growth goes first, 1,650 × 5.5", () => {
    expect(third(0)).toMatchObject({ profit: 1_500_000, multiple: 5.5, price: 9_075_000, profitEarned: 4_500_000 });
  });

  it("by hand, falling 8%: 1,500 × 0.92³ = 1,168.032 thousand, × 1.1 × 5.0", () => {
    expect(third(-8)).toMatchObject({ profit: 1_168_032, multiple: 5, price: 6_424_176 });
  });
});

it("starts with today's estimate", () => {
  expect(waitingOf(exampleInputs, { growthRate: -8, returnRate: 5 }).years[0]).toMatchObject({
    price: 9_900_000,
    soldAndInvested: 9_900_000,
    profitEarned: 0,
  });
});

const all = [1, 2, 3, 4, 5];

it.each([
  // 9,900 × 1.05 = 10,395 against 1,650 × 1.08 × 6.0 = 10,692: the price stays ahead.
  { growthRate: 8, returnRate: 5, byPrice: [], withProfit: [] },
  // Flat loses the half turn at once: 9,075 against 10,395; with the first year's 1,500 of profit it is 10,575.
  { growthRate: 0, returnRate: 5, byPrice: all, withProfit: [] },
  // 1,455 × 5.5 + 1,455 = 9,457.5 is less than 10,395; by the third year the profits have made up for it.
  { growthRate: -3, returnRate: 5, byPrice: all, withProfit: [1, 2] },
  { growthRate: -30, returnRate: 15, byPrice: all, withProfit: all },
])("growth $growthRate% against a return of $returnRate%", ({ growthRate, returnRate, ...paysLess }) => {
  expect(waitingOf(exampleInputs, { growthRate, returnRate }).paysLess).toEqual(paysLess);
});

it("starts at the estimate, and a higher rate never brings less", () => {
  const rate = fc.integer({ min: -30, max: 49 });
  fc.assert(
    fc.property(anyInputs, rate, fc.nat({ max: 15 }), (inputs, growthRate, returnRate) => {
      const slow = waitingOf(inputs, { growthRate, returnRate }).years;
      const fast = waitingOf(inputs, { growthRate: growthRate + 1, returnRate }).years;
      expect(slow[0]?.price).toBe(calculateValuation(inputs).adjustedValuation);
      for (const [index, { price }] of slow.entries())
        expect(fast[index]?.price ?? Number.NaN).toBeGreaterThanOrEqual(price);
    }),
  );
});

it.each([
  { rate: 8, compared: [0, -8] },
  { rate: 50, compared: [0, -30] },
  { rate: 0, compared: [-8] },
  { rate: -3, compared: [0] },
])("compares $rate% with $compared", ({ rate, compared }) => {
  expect(comparedRates(rate)).toEqual(compared);
});

describe("the edge of the size bracket", () => {
  const exit = (growthRate: number) => bracketExit(waitingOf(exampleInputs, { growthRate, returnRate: 5 }));

  it("is crossed where profit reaches it: 2,000 / 1.1 = 1,818.2 lies between 1,749.6 and 1,889.6 thousand", () => {
    expect(exit(8)).toMatchObject({ edge: 2_000_000, isUp: true });
    expect(exit(8)?.at).toBeCloseTo(2.49, 2);
  });

  it("is crossed downward: 1,000 / 1.1 = 909.1 lies between 1,050 and 735 thousand", () => {
    expect(exit(-30)).toMatchObject({ edge: 1_000_000, isUp: false });
    expect(exit(-30)?.at).toBeCloseTo(1.447, 2);
  });

  it("is not crossed by a flat profit", () => {
    expect(exit(0)).toBeUndefined();
  });
});

it("rounds just below a half dollar as the workbook does: 5,688,193 × 1.353⁵ = 25,790,710.4999997", () => {
  const inputs = { ...exampleInputs, preTaxProfit: 5_688_193 };
  expect(waitingOf(inputs, { growthRate: 35.3, returnRate: 5 }).years.at(-1)?.profit).toBe(25_790_711);
});
