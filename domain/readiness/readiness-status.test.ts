import { expect, test } from "vitest";
import { readinessStatus } from "./readiness-status.ts";

test.each([
  [1, "complete"],
  [2, "complete"],
  [3, "complete"],
  [4, "progress"],
  [5, "progress"],
  [6, "pending"],
  [7, "pending"],
  [8, "pending"],
  // Not one of the eight.
  [0, "pending"],
  [-1, "pending"],
  [9, "pending"],
  [2.5, "pending"],
  [Number.NaN, "pending"],
  [Number.POSITIVE_INFINITY, "pending"],
])("item %d is %s", (number, status) => {
  expect(readinessStatus(number)).toBe(status);
});
