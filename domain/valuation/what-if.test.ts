import { describe, expect, it } from "vitest";
import { bracketEdges, edgeAt, whatIfReach } from "./what-if.ts";

describe("the reach", () => {
  it.each([
    [100_000, 1_000_000],
    [500_000, 1_000_000],
    [1_500_000, 3_000_000],
    [1_234_567, 2_500_000],
    [6_000_000, 10_000_000],
    [10_000_000, 10_000_000],
  ])("from a profit of %i is %i", (profit, reach) => {
    expect(whatIfReach(profit)).toBe(reach);
  });
});

describe("a bracket's edge", () => {
  it("is a band of 7% on either side, and no two of them touch", () => {
    expect(bracketEdges).toHaveLength(5);
    for (const [index, { from, to }] of bracketEdges.entries()) {
      expect(to / from).toBeCloseTo(1.07 / 0.93, 10);
      expect(bracketEdges[index + 1]?.from ?? Number.POSITIVE_INFINITY).toBeGreaterThan(to);
    }
  });

  it.each([
    [1_600_000, undefined],
    [1_700_000, 2_000_000],
    [1_900_000, 2_000_000],
    [2_000_000, undefined],
    [900_000, 1_000_000],
    [10_000_000, undefined],
  ])("near a profit of %i starts the bracket of %s", (profit, above) => {
    expect(edgeAt(profit)?.above.from).toBe(above);
  });
});
