import { expect, it } from "vitest";
import { rulerAxis } from "./ruler-axis.ts";

const values = (low: number, high: number) => rulerAxis(low, high).ticks.map(({ value }) => value);

it("runs from $8M to $12M around the worked example, with a line every $100K", () => {
  const ruler = rulerAxis(8_415_000, 11_385_000);
  expect(ruler.ticks).toEqual([8, 9, 10, 11, 12].map((value, index) => ({ value: value * 1_000_000, at: index * 25 })));
  expect(ruler.halves).toEqual([12.5, 37.5, 62.5, 87.5]);
  expect(ruler.tenths.slice(0, 3)).toEqual([2.5, 5, 7.5]);
  expect(ruler.tenths).toHaveLength(32);
  expect(ruler.at(9_900_000)).toBe(47.5);
});

it.each([
  [137_500 * 0.85, 137_500 * 1.15],
  [1_000_000, 1_353_000],
  [85_000_000, 115_000_000],
])("keeps the range from %i to %i inside a few round values", (low, high) => {
  const shown = values(low, high);
  expect(shown.length).toBeGreaterThanOrEqual(3);
  expect(shown.length).toBeLessThanOrEqual(9);
  expect(shown[0]).toBeLessThanOrEqual(low);
  expect(shown.at(-1)).toBeGreaterThanOrEqual(high);
});
