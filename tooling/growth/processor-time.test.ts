import { expect, test } from "vitest";
import { processorTimes, usedBetween } from "./processor-time.ts";

test("a process counts by what it has used since, a new one by all, one that is gone by nothing", () => {
  const before = new Map([
    [1, 100],
    [2, 50],
    [4, 30],
  ]);
  const after = new Map([
    [1, 130],
    [3, 7],
    [4, 0],
  ]);
  expect(usedBetween(before, after)).toBe(37);
});

test("a process that is not there has used nothing", () => {
  expect(processorTimes([2 ** 30])).toEqual(new Map([[2 ** 30, 0]]));
});
