import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nearestHour } from "./dial.tsx";

describe("the hand of the dial", () => {
  it.each([
    [0, 3, 3],
    [0, 12, 0],
    [0, 11, -1],
    [3, 3, 3],
    [11, 1, 13],
    [13, 11, 11],
    [-1, 1, 1],
    [2, 8, 8],
    [25, 12, 24],
  ])("moves from %i to %i the short way", (from, hour, to) => {
    expect(nearestHour(from, hour, 12)).toBe(to);
  });

  it("always ends on the hour, at most half a rotation away", () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 12 }), (from, hour) => {
        const to = nearestHour(from, hour, 12);
        expect(Math.abs((to - hour) % 12)).toBe(0);
        expect(Math.abs(to - from)).toBeLessThanOrEqual(6);
      }),
    );
  });
});
