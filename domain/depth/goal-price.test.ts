import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import { ebitdaOf } from "#domain/valuation/formula.ts";
import { decimal, times } from "#domain/valuation/text/decimal.ts";
import { wholeDollars } from "#domain/valuation/text/money.ts";
import { anyInputs, exampleInputs } from "./example.fixture.ts";
import { goalReach, goalRoutes, profitByShare, startGoal } from "./goal-price.ts";

describe("the example and $11.0M", () => {
  it("by hand: 11,000 / 6.0 / 1.1 = 1,666.667 thousand of profit; with 75% recurring 11,000 / 6.25 / 1.1 = 1,600", () => {
    expect(goalRoutes(exampleInputs, 11_000_000)).toEqual({
      is: "above",
      goal: 11_000_000,
      profit: { profit: 1_666_667, moreProfit: 166_667, multiple: 6, recurring: 50, crossesBracket: false },
      both: { profit: 1_600_000, moreProfit: 100_000, multiple: 6.25, recurring: 75, crossesBracket: false },
      recurring: { is: "short", answer: 100, value: 10_725_000 },
      trend: { is: "exhausted" },
    });
  });

  it("is reached by the trend alone if it is not growing yet", () => {
    const falling = { ...exampleInputs, growthTrend: "decreasing" } as const;
    expect(goalRoutes(falling, 9_900_000)).toMatchObject({
      trend: { is: "reached", answer: "increasing", value: 9_900_000 },
      recurring: { is: "short", value: 9_075_000 },
    });
    expect(goalRoutes(falling, 9_000_000)).toMatchObject({
      trend: { is: "reached", answer: "flat", value: 9_075_000 },
    });
  });

  it("is reached by the recurring share alone: 10,312.5 / 1.65 = 6.25x, so 75%", () => {
    expect(goalRoutes(exampleInputs, 10_312_500)).toMatchObject({
      recurring: { is: "reached", answer: 75, value: 10_312_500 },
    });
  });
});

it.each([9_900_000, 5_000_000])("a goal of %i is reached today", (goal) => {
  expect(goalRoutes(exampleInputs, goal)).toEqual({ is: "reachedToday", value: 9_900_000 });
});

it("keeps today's multiple beyond an edge and says so", () => {
  expect(goalRoutes(exampleInputs, 15_000_000)).toMatchObject({
    profit: { profit: 2_272_728, multiple: 6, crossesBracket: true },
  });
});

it("leaves out the way by both where everything recurs already", () => {
  const all = { ...exampleInputs, recurringRevenue: 100 };
  const routes = goalRoutes(all, 12_000_000);
  expect(routes).toMatchObject({ recurring: { is: "exhausted" } });
  expect(routes).not.toHaveProperty("both");
});

it("asks for the lowest whole-dollar profit: it reaches the goal, and one dollar less does not", () => {
  fc.assert(
    fc.property(anyInputs, fc.integer({ min: 1, max: 50_000_000 }), (inputs, more) => {
      const today = calculateValuation(inputs).adjustedValuation;
      const routes = goalRoutes(inputs, today + more);
      if (routes.is !== "above") throw new Error("a goal above today's value");
      const { profit, multiple } = routes.profit;
      const valueAt = (dollars: number) => wholeDollars(times(ebitdaOf(dollars), decimal(multiple)));
      expect(valueAt(profit)).toBeGreaterThanOrEqual(today + more);
      expect(valueAt(profit - 1)).toBeLessThan(today + more);
      if (routes.both) expect(routes.both.profit).toBeLessThanOrEqual(profit);
    }),
  );
});

it("starts with a goal a tenth above today", () => {
  expect(startGoal({ adjustedValuation: 9_900_000 }).goal).toBe(10_900_000);
  expect(startGoal({ adjustedValuation: 137_500 }).goal).toBe(200_000);
});

it("offers goals around today's value in round steps", () => {
  expect(goalReach({ adjustedValuation: 9_900_000 })).toEqual({ min: 7_900_000, max: 19_800_000, step: 100_000 });
  expect(goalReach({ adjustedValuation: 137_500 })).toEqual({ min: 110_000, max: 280_000, step: 10_000 });
});

it("knows the profit that brings the goal at each share", () => {
  const line = profitByShare(exampleInputs, 11_000_000);
  expect(line.find(({ recurring }) => recurring === 50)?.profit).toBe(1_666_667);
  expect(line.find(({ recurring }) => recurring === 75)?.profit).toBe(1_600_000);
  expect(line).toHaveLength(21);
});
