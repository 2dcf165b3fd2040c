import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FeeTerms, successFee } from "./success-fee.ts";

const terms: FeeTerms = {
  scale: [{ upTo: 15_000_000, percent: 5 }, { upTo: 30_000_000, percent: 4 }, { percent: 3 }],
  minimum: 250_000,
};

describe("successFee", () => {
  it.each([
    [2_000_000, 250_000, 12.5, true],
    [4_900_000, 250_000, 5.102041, true],
    [5_000_000, 250_000, 5, false],
    [10_000_000, 500_000, 5, false],
    [15_000_000, 750_000, 5, false],
    [15_400_000, 766_000, 4.974026, false],
    [30_000_000, 1_350_000, 4.5, false],
    [50_000_000, 1_950_000, 3.9, false],
  ])("on a price of %i is %i, %f percent of it; the minimum applies: %s", (price, fee, percent, isMinimum) => {
    const found = successFee(price, terms);
    expect(found).toMatchObject({ fee, isMinimum });
    expect(found.percent).toBeCloseTo(percent, 5);
  });

  it("lists what each step adds", () => {
    expect(successFee(50_000_000, terms).parts).toEqual([
      { from: 0, to: 15_000_000, percent: 5, fee: 750_000 },
      { from: 15_000_000, to: 30_000_000, percent: 4, fee: 600_000 },
      { from: 30_000_000, to: 50_000_000, percent: 3, fee: 600_000 },
    ]);
  });

  it("takes one step without an end as a flat percentage", () => {
    expect(successFee(8_000_000, { scale: [{ percent: 4.5 }], minimum: 0 })).toMatchObject({
      fee: 360_000,
      percent: 4.5,
    });
  });

  it("never falls while the price rises", () => {
    const price = fc.integer({ min: 1, max: 200_000_000 });
    fc.assert(
      fc.property(price, price, (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(successFee(high, terms).fee).toBeGreaterThanOrEqual(successFee(low, terms).fee);
      }),
    );
  });
});
