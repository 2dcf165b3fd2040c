import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shortMoney } from "#domain/valuation/text/money.ts";
import { type CalculationInputs, calculateValuation } from "./calculate.ts";
import { type FinancialInputs, growthTrends, profitBounds } from "./financial-inputs.ts";
import { brackets } from "./multiples.ts";

const profits = fc.integer({ min: profitBounds.min, max: profitBounds.max });
const percents = fc.integer({ min: 0, max: 100 });
const trends = fc.constantFrom(...growthTrends);
const anyInputs = fc.record({ preTaxProfit: profits, growthTrend: trends, recurringRevenue: percents });

const worth = (inputs: CalculationInputs) => calculateValuation(inputs).adjustedValuation;

describe("the worked example", () => {
  const valuation = calculateValuation({
    preTaxProfit: 1_500_000,
    growthTrend: "increasing",
    recurringRevenue: 50,
  });

  it("has every field of the result", () => {
    const { drivers, methodology, ...figures } = valuation;
    expect(figures).toEqual({
      preTaxProfit: 1_500_000,
      ebitda: 1_650_000,
      multiple: 6,
      baseMultiple: 5,
      growthScore: 1,
      growthAdjustment: 0.5,
      recurringAdjustment: 0.5,
      baseValuation: 9_900_000,
      adjustedValuation: 9_900_000,
      conservativeValue: 8_415_000,
      optimisticValue: 11_385_000,
      growthTrend: "Growing",
      recurringRevenue: 50,
      revenue: 5_775_000,
      sde: 1_567_500,
    });
    expect(drivers.map(({ input }) => input)).toEqual(["size", "growth", "recurring"]);
    expect(methodology).toEqual({
      description: expect.stringContaining("EBITDA"),
      baseMultiple: 5,
      growthScore: 1,
      growthAdjustment: 0.5,
      recurringAdjustment: 0.5,
      finalMultiple: 6,
      factors: [
        "Adjusted EBITDA is 1.1 times pre-tax profit",
        "Size bracket $1.0M – $2.0M: base multiple 5.00x",
        "Growth trend Growing: 0.50x",
        "Recurring revenue 50%: 0.50x",
      ],
    });
  });

  it("is shown as $9.9M in a range from $8.4M to $11.4M", () => {
    const { adjustedValuation, conservativeValue, optimisticValue } = valuation;
    expect([adjustedValuation, conservativeValue, optimisticValue].map(shortMoney)).toEqual([
      "$9.9M",
      "$8.4M",
      "$11.4M",
    ]);
  });
});

describe("calculateValuation", () => {
  it.each<[number, FinancialInputs["growthTrend"], number, number, number]>([
    [100_000, "decreasing", 0, 1.25, 137_500],
    [100_000, "increasing", 100, 2.6, 286_000],
    [454_545, "flat", 0, 1.75, 874_999],
    [454_546, "flat", 0, 3.125, 1_562_502],
    [590_909, "flat", 0, 3.125, 2_031_250],
    [590_910, "flat", 0, 3.875, 2_518_754],
    [909_090, "flat", 0, 3.875, 3_874_996],
    [909_091, "flat", 0, 5, 5_000_001],
    [1_818_181, "flat", 0, 5, 9_999_996],
    [1_818_182, "flat", 0, 7.5, 15_000_002],
    [5_454_545, "flat", 0, 7.5, 44_999_996],
    [5_454_546, "flat", 0, 9, 54_000_005],
    [10_000_000, "increasing", 100, 11.3, 124_300_000],
  ])(
    "of a profit of %d, %s, %d%% recurring is %dx and $%d",
    (preTaxProfit, growthTrend, recurringRevenue, multiple, value) => {
      const valuation = calculateValuation({ preTaxProfit, growthTrend, recurringRevenue });
      expect(valuation.multiple).toBe(multiple);
      expect(valuation.adjustedValuation).toBe(value);
      expect(valuation.baseValuation).toBe(value);
    },
  );

  it("rounds a half dollar up where doubles would not", () => {
    // 1.15 × 43,712,130 is 50,268,949.5; with doubles it is less.
    expect(Math.round(43_712_130 * 1.15)).toBe(50_268_949);
    const { adjustedValuation, optimisticValue } = calculateValuation({
      preTaxProfit: 4_541_520,
      growthTrend: "increasing",
      recurringRevenue: 50,
    });
    expect([adjustedValuation, optimisticValue]).toEqual([43_712_130, 50_268_950]);
  });

  it.each([
    ["increasing", 1, 0.5, "Growing"],
    ["flat", 0, 0, "Stable"],
    ["decreasing", -1, -0.5, "Declining"],
    ["sideways", 0, 0, "Declining"],
    ["constructor", 0, 0, "Declining"],
  ])("scores the trend %s as %d", (growthTrend, score, adjustment, label) => {
    const valuation = calculateValuation({ preTaxProfit: 1_500_000, growthTrend, recurringRevenue: 0 });
    expect(valuation).toMatchObject({ growthScore: score, growthAdjustment: adjustment, growthTrend: label });
  });

  it("counts a missing recurring share as 0 and reports it as missing", () => {
    const valuation = calculateValuation({ preTaxProfit: 1_500_000, growthTrend: "flat" });
    expect(valuation.recurringAdjustment).toBe(0);
    expect(valuation).not.toHaveProperty("recurringRevenue");
  });

  it("parses a profit given as text", () => {
    expect(worth({ preTaxProfit: "1500000", growthTrend: "increasing", recurringRevenue: 50 })).toBe(9_900_000);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, "", "a lot", "0"])("refuses a profit of %j", (preTaxProfit) => {
    let thrown: unknown;
    try {
      calculateValuation({ preTaxProfit, growthTrend: "flat", recurringRevenue: 0 });
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toEqual(new Error("Failed to calculate valuation. Please check your inputs."));
    expect((thrown as Error).cause).toEqual(new Error("Pre-tax profit must be a positive number"));
  });
});

describe("for any inputs", () => {
  it("the value never falls when profit rises within a bracket, nor from one bracket to the next", () => {
    fc.assert(
      fc.property(anyInputs, profits, (inputs, other) => {
        const [less, more] = [inputs.preTaxProfit, other].sort((a, b) => a - b) as [number, number];
        expect(worth({ ...inputs, preTaxProfit: less })).toBeLessThanOrEqual(worth({ ...inputs, preTaxProfit: more }));
      }),
    );
  });

  it("a dollar more profit within a bracket adds at least a dollar", () => {
    const inBracket = fc.constantFrom(...brackets.slice(0, -1)).chain(({ from, under }) =>
      fc.integer({
        min: Math.max(Math.ceil(from / 1.1), profitBounds.min),
        max: Math.floor(under / 1.1) - 1,
      }),
    );
    fc.assert(
      fc.property(anyInputs, inBracket, (inputs, preTaxProfit) => {
        const before = calculateValuation({ ...inputs, preTaxProfit });
        const after = calculateValuation({ ...inputs, preTaxProfit: preTaxProfit + 1 });
        expect(after.baseMultiple).toBe(before.baseMultiple);
        expect(after.adjustedValuation).toBeGreaterThan(before.adjustedValuation);
      }),
    );
  });

  it("the value never falls when more revenue recurs", () => {
    fc.assert(
      fc.property(anyInputs, percents, (inputs, other) => {
        const [less, more] = [inputs.recurringRevenue, other].sort((a, b) => a - b) as [number, number];
        expect(worth({ ...inputs, recurringRevenue: less })).toBeLessThanOrEqual(
          worth({ ...inputs, recurringRevenue: more }),
        );
      }),
    );
  });

  it("the value rises with the trend", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const falling = worth({ ...inputs, growthTrend: "decreasing" });
        const level = worth({ ...inputs, growthTrend: "flat" });
        const rising = worth({ ...inputs, growthTrend: "increasing" });
        expect(falling).toBeLessThan(level);
        expect(level).toBeLessThan(rising);
      }),
    );
  });

  it("the range contains the value and all money is whole dollars", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { conservativeValue, adjustedValuation, optimisticValue, revenue, sde } = calculateValuation(inputs);
        expect(conservativeValue).toBeLessThan(adjustedValuation);
        expect(adjustedValuation).toBeLessThan(optimisticValue);
        for (const amount of [conservativeValue, adjustedValuation, optimisticValue, revenue, sde]) {
          expect(amount).toSatisfy(Number.isInteger);
        }
      }),
    );
  });

  it("the parts of the multiple add up to it", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { baseMultiple, growthAdjustment, recurringAdjustment, multiple } = calculateValuation(inputs);
        expect(baseMultiple + growthAdjustment + recurringAdjustment).toBeCloseTo(multiple, 12);
      }),
    );
  });
});
