import { expect, it } from "vitest";
import { approachesOf } from "#domain/valuation/approaches.ts";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import { footballField } from "./football-field.ts";

it("places the example's ranges on an axis of round millions", () => {
  const valuation = calculateValuation({ preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 50 });
  const { ticks, bars, range, value } = footballField(approachesOf(valuation), valuation);
  expect(ticks.map((tick) => tick.value / 1e6)).toEqual([6, 7, 8, 9, 10, 11, 12, 13]);
  expect(bars.map(({ from, to }) => [from, to])).toEqual([
    [13.29, 41.57],
    [27.43, 69.86],
    [55.71, 84],
  ]);
  expect(bars.map(({ highlighted }) => highlighted)).toEqual([false, false, true]);
  expect([range.from, value, range.to]).toEqual([34.5, 55.71, 76.93]);
});
