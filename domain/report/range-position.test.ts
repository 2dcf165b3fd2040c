import { expect, it } from "vitest";
import { positionInRange } from "./range-position.ts";

const range = { conservativeValue: 8_415_000, adjustedValuation: 9_900_000, optimisticValue: 11_385_000 };

it.each([
  [8_414_999, "below"],
  [8_415_000, "lower"],
  [9_899_999, "lower"],
  [9_900_000, "upper"],
  [11_385_000, "upper"],
  [11_385_001, "above"],
] as const)("%d is %s", (value, position) => {
  expect(positionInRange(value, range)).toBe(position);
});
