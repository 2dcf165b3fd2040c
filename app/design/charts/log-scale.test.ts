import fc from "fast-check";
import { expect, test } from "vitest";
import { logPosition } from "./log-scale.ts";

const span = { from: 1, to: 1000 };

test.each([
  [1, 0],
  [10, 33.33],
  [100, 66.67],
  [1000, 100],
  [0.5, 0],
  [0, 0],
  [-3, 0],
  [5000, 100],
])("%d is at %d between 1 and 1000", (value, place) => {
  expect(logPosition(value, span)).toBe(place);
});

test.each([
  { from: 0, to: 10 },
  { from: -1, to: 10 },
  { from: 10, to: 10 },
  { from: 10, to: 1 },
])("rejects a scale from $from to $to", (broken) => {
  expect(() => logPosition(5, broken)).toThrow("logarithmic");
});

test("keeps the order of values, and equal factors take equal space", () => {
  const inside = fc.double({ min: 1, max: 100, noNaN: true });
  fc.assert(
    fc.property(inside, inside, (one, other) => {
      if (one <= other) expect(logPosition(one, span)).toBeLessThanOrEqual(logPosition(other, span));
      expect(logPosition(one * 10, span) - logPosition(one, span)).toBeCloseTo(100 / 3, 1);
    }),
  );
});
