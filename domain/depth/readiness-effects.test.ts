import { expect, it } from "vitest";
import { exampleInputs } from "./example.fixture.ts";
import { readinessEffects } from "./readiness-effects.ts";

it("by hand: 25 points of recurring revenue are a quarter turn, growth is half a turn of $1.65M", () => {
  expect(readinessEffects(exampleInputs)).toEqual({
    repeatRevenue: { input: "recurring", to: 75, value: 10_312_500, moreValue: 412_500 },
    threeYearGrowth: { isCounted: true, value: 825_000 },
  });
});

it.each([
  { growthTrend: "flat", value: 825_000 },
  { growthTrend: "decreasing", value: 1_650_000 },
] as const)("counts what growing would add to a trend that is $growthTrend", ({ growthTrend, value }) => {
  expect(readinessEffects({ ...exampleInputs, growthTrend }).threeYearGrowth).toEqual({ isCounted: false, value });
});

it("has nothing to add where all revenue recurs", () => {
  expect(readinessEffects({ ...exampleInputs, recurringRevenue: 100 })).not.toHaveProperty("repeatRevenue");
});
