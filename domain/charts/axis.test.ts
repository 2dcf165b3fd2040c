import { array, assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { axisOver, ticksInUnits } from "./axis.ts";

const million = 1_000_000;

describe("an axis over values", () => {
  test("starts and ends at round values beyond the data", () => {
    const axis = axisOver([6.93 * million, 8.91 * million, 11.88 * million, 9.9 * million]);
    expect([axis.from, axis.to]).toEqual([6 * million, 13 * million]);
    expect(axis.ticks.map(({ value }) => value / million)).toEqual([6, 7, 8, 9, 10, 11, 12, 13]);
  });

  test("places ticks by their value", () => {
    const axis = axisOver([6.93 * million, 11.88 * million]);
    expect(axis.ticks[2]?.at).toBeCloseTo((2 / 7) * 100, 1);
    expect(axis.at(9.9 * million)).toBeCloseTo((3.9 / 7) * 100, 1);
  });

  const money = integer({ min: 0, max: 1e12 }).map((cents) => cents / 100);

  test("contains every value, with positions from 0 to 100", () =>
    assert(
      property(array(money, { minLength: 1, maxLength: 12 }), money, (values, other) => {
        const { from, to, at, ticks } = axisOver(values);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from).toBeLessThanOrEqual(Math.min(...values));
        expect(to).toBeGreaterThan(Math.max(...values));
        for (const place of [...values, other].map(at).concat(ticks.map((tick) => tick.at))) {
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThanOrEqual(100);
        }
      }),
    ));

  test("starts below zero only for values below zero", () => {
    expect(axisOver([0, 4]).from).toBe(0);
    expect(axisOver([-3, 4]).from).toBeLessThanOrEqual(-3);
  });

  test("has a length even for a single value", () => {
    const { from, to } = axisOver([10]);
    expect(from).toBeLessThan(10);
    expect(to).toBeGreaterThan(10);
  });

  test("throws without values", () => {
    expect(() => axisOver([Number.NaN])).toThrow("at least one number");
  });
});

test("puts a second scale in another unit on the same axis", () => {
  const axis = axisOver([6, 18], { margin: 0 });
  const ticks = ticksInUnits(axis, 2);
  for (const { value, at } of ticks) expect(at).toBe(axis.at(value * 2));
  expect(ticks.map(({ value }) => value)).toEqual([3, 4, 5, 6, 7, 8, 9]);
});
