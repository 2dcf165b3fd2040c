import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal, plus, toNumber } from "#domain/valuation/text/decimal.ts";
import { bridgeOf } from "./bridge.ts";
import { calculateValuation } from "./calculate.ts";
import { growthTrends, profitBounds } from "./financial-inputs.ts";
import { baseMultiple } from "./multiples.ts";

const anyInputs = fc.record({
  preTaxProfit: fc.integer({ min: profitBounds.min, max: profitBounds.max }),
  growthTrend: fc.constantFrom(...growthTrends),
  recurringRevenue: fc.integer({ min: 0, max: 100 }),
});

describe("the drivers", () => {
  const driversFor = (preTaxProfit: number, growthTrend: string, recurringRevenue: number) =>
    calculateValuation({ preTaxProfit, growthTrend, recurringRevenue }).drivers.map(
      ({ input, impact, turns, dollars }) => [input, impact, turns, dollars],
    );

  it.each<[number, string, number, unknown[][]]>([
    [
      1_500_000,
      "increasing",
      50,
      [
        ["size", "positive", 5, 8_250_000],
        ["growth", "positive", 0.5, 825_000],
        ["recurring", "positive", 0.5, 825_000],
      ],
    ],
    [100_000, "flat", 0, [["size", "positive", 1.75, 192_500]]],
    [
      100_000,
      "decreasing",
      0,
      [
        ["size", "positive", 1.75, 192_500],
        ["growth", "negative", -0.5, -55_000],
      ],
    ],
    [
      10_000_000,
      "flat",
      5,
      [
        ["size", "positive", 9, 99_000_000],
        ["recurring", "positive", 0.09, 990_000],
      ],
    ],
  ])("of a profit of %d, %s, %d%% recurring name only what moves the number", (profit, trend, recurring, drivers) => {
    expect(driversFor(profit, trend, recurring)).toEqual(drivers);
  });

  it("describe their effect", () => {
    const words = (preTaxProfit: number, growthTrend: string) =>
      calculateValuation({ preTaxProfit, growthTrend, recurringRevenue: 50 }).drivers.map(
        ({ factor, description }) => `${factor}: ${description}`,
      );
    expect(words(1_500_000, "increasing")).toEqual([
      "Size: Adjusted EBITDA of $1.65M. Bracket: $1.0M – $2.0M, with a base multiple of 5.0x, or $8.3M.",
      "Growth trend: Buyers pay for the years ahead. A growing trend adds 0.5x, or $825K.",
      "Recurring revenue: 50% of revenue recurs. Contracts that outlast the owner add 0.5x, or $825K.",
    ]);
    expect(words(100_000, "decreasing").slice(0, 2)).toEqual([
      "Size: Adjusted EBITDA of $110K. Bracket: Under $500K, with a base multiple of 1.75x, or $193K.",
      "Growth trend: Buyers pay for the years ahead. A declining trend takes off 0.5x, or $55K.",
    ]);
  });
});

describe("the bridge", () => {
  it("of the worked example goes from the base of 5.0x to 6.0x and $9.9M", () => {
    const { start, steps, end } = bridgeOf(
      calculateValuation({ preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 50 }),
    );
    expect(start).toEqual({ multiple: 5, dollars: 8_250_000 });
    expect(steps.map(({ input, to }) => [input, to.multiple, to.dollars])).toEqual([
      ["growth", 5.5, 9_075_000],
      ["recurring", 6, 9_900_000],
    ]);
    expect(end).toEqual({ multiple: 6, dollars: 9_900_000 });
  });

  it("adds up for any inputs, to the last decimal and the last dollar", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const valuation = calculateValuation(inputs);
        const { start, steps, end } = bridgeOf(valuation);
        const turns = steps.reduce((sum, step) => plus(sum, decimal(step.turns)), decimal(start.multiple));
        const dollars = steps.reduce((sum, step) => sum + step.dollars, start.dollars);
        expect(start.multiple).toBe(baseMultiple(valuation.ebitda));
        expect(toNumber(turns)).toBe(valuation.multiple);
        expect(dollars).toBe(valuation.adjustedValuation);
        expect(end).toEqual({ multiple: valuation.multiple, dollars: valuation.adjustedValuation });
      }),
    );
  });

  it("has no gap between two steps", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const valuation = calculateValuation(inputs);
        const { start, steps, end } = bridgeOf(valuation);
        const levels = [start, ...steps.map(({ to }) => to)];
        expect(steps.map(({ from }) => from)).toEqual(levels.slice(0, -1));
        expect(levels.at(-1)).toEqual(end);
      }),
    );
  });

  it("gives every step the sign of its effect, in turns as in dollars", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        for (const { turns, dollars, impact } of calculateValuation(inputs).drivers) {
          expect(Math.sign(turns)).toBe(impact === "positive" ? 1 : -1);
          expect(Math.sign(dollars)).toBe(Math.sign(turns));
        }
      }),
    );
  });
});
