import { expect, it } from "vitest";
import { bracketSteps } from "./bracket-steps.ts";
import { sensitivityTable } from "./sensitivity-table.ts";

const stepsAt = (preTaxProfit: number) =>
  bracketSteps(sensitivityTable({ preTaxProfit, growthTrend: "flat", recurringRevenue: 0 })).map(
    ({ below, above, left, entered }) => [below, above, left.multiple, entered.multiple],
  );

it.each([
  [1_500_000, [[1_687_500, 1_875_000, 5, 7.5]]],
  [
    500_000,
    [
      [437_500, 500_000, 1.75, 3.125],
      [562_500, 625_000, 3.125, 3.875],
    ],
  ],
  [3_000_000, []],
  [100_000, []],
  [10_000_000, []],
])("finds the edges around a profit of %i", (profit, steps) => {
  expect(stepsAt(profit)).toEqual(steps);
});
