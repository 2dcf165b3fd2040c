import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { backoffMs } from "./backoff.ts";

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe("the wait before the next try", () => {
  test.each([
    [1, 0, 500],
    [1, 1, 1_000],
    [2, 0, 1_000],
    [2, 0.5, 1_500],
    [5, 1, 16_000],
    [12, 1, 2_048_000],
    [13, 1, 3_600_000],
    [13, 0, 1_800_000],
    [5_000, 1, 3_600_000],
  ])("after try %i with chance %d is %i ms", (tries, chance, ms) => {
    expect(backoffMs({ tries, random: chance })).toBe(ms);
  });

  test.each([
    [30, 0, 30_000],
    [30, 1, 33_000],
    [0.2, 0, 1_000],
    [3_600, 0, 3_600_000],
    [86_400, 0, 3_600_000],
    [1e15, 1, 3_600_000],
    [0, 1, 4_000],
    [-5, 1, 4_000],
    [Number.NaN, 1, 4_000],
    [Number.POSITIVE_INFINITY, 1, 4_000],
  ])("when the other side asks for %d s with chance %d is %i ms", (retryInSeconds, chance, ms) => {
    expect(backoffMs({ tries: 3, retryInSeconds, random: chance })).toBe(ms);
  });

  test("lies between half of its step and the whole, and the next is no shorter", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), random, (tries, chance) => {
        const here = backoffMs({ tries, random: chance });
        const step = backoffMs({ tries, random: 1 });
        expect(here).toBeGreaterThanOrEqual(step / 2);
        expect(here).toBeLessThanOrEqual(step);
        expect(backoffMs({ tries: tries + 1, random: chance })).toBeGreaterThanOrEqual(here);
      }),
    );
  });

  test("never comes earlier than what was asked for, nor a tenth later, up to an hour", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 1, max: 60 }),
        random,
        (seconds, tries, chance) => {
          const ms = backoffMs({ tries, retryInSeconds: seconds, random: chance });
          const asked = Math.min(seconds, 3_600);
          expect(ms).toBeGreaterThanOrEqual(asked * 1_000);
          expect(ms).toBeLessThanOrEqual(Math.min(asked * 1_100, 3_600_000));
        },
      ),
    );
  });
});
