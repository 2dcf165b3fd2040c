import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal, isBelow, minus, plus, rounded, times, toNumber } from "./decimal.ts";

const finite = fc.double({ noNaN: true, noDefaultInfinity: true });

describe("decimal", () => {
  it.each([
    [0, 0n, 0],
    [-0, 0n, 0],
    [1.1, 11n, 1],
    [-3.125, -3125n, 3],
    [1e21, 1_000_000_000_000_000_000_000n, 0],
    [1.5e21, 1_500_000_000_000_000_000_000n, 0],
    [1e-7, 1n, 7],
    [1.25e-7, 125n, 9],
  ])("takes %d as it is written", (value, units, places) => {
    expect(decimal(value)).toEqual({ units, places });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])("refuses %d", (value) => {
    expect(() => decimal(value)).toThrow(RangeError);
  });

  it("returns every double unchanged", () => {
    fc.assert(
      fc.property(finite, (value) => {
        expect(toNumber(decimal(value))).toBe(value + 0);
      }),
    );
  });
});

describe("toNumber", () => {
  it("returns the nearest double, for any number of digits", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
        fc.integer({ min: 0, max: 30 }),
        (units, places) => {
          expect(toNumber({ units, places })).toBe(Number(`${units}e-${places}`));
        },
      ),
    );
  });
});

describe("arithmetic", () => {
  it("is exact where doubles are not", () => {
    expect(1.1 * 1_500_000).not.toBe(1_650_000);
    expect(toNumber(times(decimal(1.1), decimal(1_500_000)))).toBe(1_650_000);
    expect(0.1 + 0.2).not.toBe(0.3);
    expect(toNumber(plus(decimal(0.1), decimal(0.2)))).toBe(0.3);
    expect(toNumber(minus(decimal(0.3), decimal(0.1)))).toBe(0.2);
  });

  it("orders as numbers do", () => {
    fc.assert(
      fc.property(finite, finite, (a, b) => {
        expect(isBelow(decimal(a), decimal(b))).toBe(a < b);
      }),
    );
  });

  it("subtracts what it added", () => {
    fc.assert(
      fc.property(finite, finite, (a, b) => {
        expect(toNumber(minus(plus(decimal(a), decimal(b)), decimal(b)))).toBe(a + 0);
      }),
    );
  });
});

describe("rounded", () => {
  it.each([
    [1.65, 1, 1.7],
    [6.35, 1, 6.4],
    [1.649, 1, 1.6],
    [-1.65, 1, -1.7],
    [-1.649, 1, -1.6],
    [0.5, 0, 1],
    [0.49, 0, 0],
    [2, 1, 2],
  ])("rounds %d to %d places as %d", (value, places, result) => {
    expect(toNumber(rounded(decimal(value), places))).toBe(result);
  });
});
