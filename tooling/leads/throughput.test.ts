import { describe, expect, test } from "vitest";
import { measured, median, quantile } from "./throughput.ts";

describe("quantile", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  test.each([
    [hundred, 0.5, 50],
    [hundred, 0.99, 99],
    [hundred, 1, 100],
    [[7], 0.99, 7],
    [[1, 2], 0, 1],
  ])("of sorted values, the one that the share does not exceed", (sorted, share, expected) => {
    expect(quantile(sorted, share)).toBe(expected);
  });

  test("of nothing is no number", () => expect(quantile([], 0.5)).toBeNaN());
});

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[5], 5],
])("the median of %j is %d", (values, expected) => {
  expect(median(values)).toBe(expected);
});

test("each worker does one thing at a time, and all of them work at once", async () => {
  let underWay = 0;
  let most = 0;
  let closed = 0;
  const { perSecond, p99 } = await measured(0.05, 3, () => {
    let busy = false;
    return {
      work: async () => {
        expect(busy).toBe(false);
        busy = true;
        most = Math.max(most, ++underWay);
        await new Promise((resolve) => setImmediate(resolve));
        underWay -= 1;
        busy = false;
      },
      close: async () => {
        closed += 1;
      },
    };
  });
  expect({ most, closed }).toEqual({ most: 3, closed: 3 });
  expect(perSecond).toBeGreaterThan(0);
  expect(p99).toBeGreaterThan(0);
});
