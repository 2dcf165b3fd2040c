import fc from "fast-check";
import { expect, it, test } from "vitest";
import { addCurves, heightAt, monotoneCurve } from "./monotone-curve.ts";

test.each([
  { values: [0, 10, 20], step: 1, height: 10 },
  { values: [0, 10, 20], step: 1.5, height: 16.25 },
  { values: [0, 10, 0], step: 1, height: 10 },
  { values: [5, 5], step: 0.3, height: 5 },
  { values: [1, 4], step: 0, height: 1 },
  { values: [1, 4], step: 1, height: 4 },
])("is $height at $step of $values", ({ values, step, height }) => {
  expect(heightAt(monotoneCurve(values), step)).toBeCloseTo(height, 6);
});

const rows = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 2, maxLength: 12 });
const part = fc.double({ min: 0, max: 1, noNaN: true });

it("stays between adjacent values", () => {
  fc.assert(
    fc.property(rows, part, (values, share) => {
      const step = share * (values.length - 1);
      const [one = 0, other = one] = values.slice(Math.floor(step), Math.floor(step) + 2);
      const height = heightAt(monotoneCurve(values), step);
      expect(height).toBeGreaterThanOrEqual(Math.min(one, other) - 1e-6);
      expect(height).toBeLessThanOrEqual(Math.max(one, other) + 1e-6);
    }),
  );
});

it("is additive at every point, not only at the values", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(300), fc.nat(300)), { minLength: 2, maxLength: 9 }), part, (pairs, share) => {
      const [one, other] = [0, 1].map((which) => monotoneCurve(pairs.map((pair) => pair[which] ?? 0)));
      if (!(one && other)) throw new Error("two curves");
      const step = share * (pairs.length - 1);
      expect(heightAt(addCurves(one, other, 0.5), step)).toBeCloseTo(
        heightAt(one, step) + heightAt(other, step) / 2,
        6,
      );
    }),
  );
});
