import { describe, expect, it } from "vitest";
import { decimal } from "#domain/valuation/text/decimal.ts";
import { ebitdaOf } from "./formula.ts";
import { baseMultiple, brackets, nextBracket } from "./multiples.ts";

describe("baseMultiple", () => {
  it.each([
    [0, 1.75],
    [499_999.99, 1.75],
    [500_000, 3.125],
    [649_999.99, 3.125],
    [650_000, 3.875],
    [999_999.99, 3.875],
    [1_000_000, 5],
    [1_999_999.99, 5],
    [2_000_000, 7.5],
    [5_999_999.99, 7.5],
    [6_000_000, 9],
    [60_000_000, 9],
    [-1, 1.75],
  ])("of an EBITDA of %d is %d", (ebitda, multiple) => {
    expect(baseMultiple(ebitda)).toBe(multiple);
    expect(baseMultiple(decimal(ebitda))).toBe(multiple);
  });

  // 1.1 × profit meets no edge at a whole dollar: each pair is the last profit below an edge and the first above it.
  it.each([
    [454_545, 1.75],
    [454_546, 3.125],
    [590_909, 3.125],
    [590_910, 3.875],
    [909_090, 3.875],
    [909_091, 5],
    [1_818_181, 5],
    [1_818_182, 7.5],
    [5_454_545, 7.5],
    [5_454_546, 9],
  ])("for a profit of %d is %d", (profit, multiple) => {
    expect(baseMultiple(ebitdaOf(profit))).toBe(multiple);
  });

  // With doubles, 1.1 × each of these profits is the edge itself; exactly, it is just below it.
  it.each([
    [454_545.45454545453, 500_000, 1.75],
    [590_909.0909090908, 650_000, 3.125],
    [1_818_181.8181818181, 2_000_000, 5],
    [5_454_545.454545454, 6_000_000, 7.5],
  ])("for a profit of %d is not yet the one from %d on, but %d", (profit, edge, multiple) => {
    expect(profit * 1.1).toBe(edge);
    expect(baseMultiple(ebitdaOf(profit))).toBe(multiple);
  });
});

describe("brackets", () => {
  it("follow each other without a gap, each with a higher multiple than the one below", () => {
    for (const [index, bracket] of brackets.entries()) {
      const above = brackets[index + 1];
      expect(bracket.under).toBe(above?.from ?? Number.POSITIVE_INFINITY);
      if (above !== undefined) expect(above.multiple).toBeGreaterThan(bracket.multiple);
    }
  });

  it.each([
    [0, 3.125],
    [499_999.99, 3.125],
    [500_000, 3.875],
    [650_000, 5],
    [1_650_000, 7.5],
    [5_999_999, 9],
    [6_000_000, undefined],
  ])("above an EBITDA of %d have the multiple %s", (ebitda, above) => {
    expect(nextBracket(ebitda)?.multiple).toBe(above);
  });
});
