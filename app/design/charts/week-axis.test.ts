import { describe, expect, test } from "vitest";
import { weekAxis, weekTicks } from "./week-axis.ts";

describe("a week axis", () => {
  const { startOf, endOf } = weekAxis(24);

  test("gives each week the same width, starting at the edge", () => {
    expect([startOf(1), endOf(6)]).toEqual([0, 25]);
    expect(startOf(5)).toBe(endOf(4));
    expect(endOf(24)).toBe(100);
  });

  test("stays on the chart", () => {
    expect([startOf(0), endOf(30)]).toEqual([0, 100]);
  });
});

test.each([
  [1, [1]],
  [2, [2]],
  [9, [2, 4, 6, 8, 9]],
  [10, [2, 4, 6, 8, 10]],
  [14, [2, 4, 6, 8, 10, 12, 14]],
  [18, [4, 8, 12, 16, 18]],
  [24, [4, 8, 12, 16, 20, 24]],
])("labels few of %d weeks, and the last one", (weeks, ticks) => {
  expect(weekTicks(weeks)).toEqual(ticks);
});
