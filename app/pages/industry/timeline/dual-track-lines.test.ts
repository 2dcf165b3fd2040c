import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dualTrackLines, weekNumbers } from "./dual-track-lines.ts";

const phases = [
  [1, 2],
  [3, 5],
  [6, 9],
] as const;

describe("two tracks with workstreams between them", () => {
  test("makes each phase as wide as its number of weeks", () => {
    const { columns, starts, end } = dualTrackLines(phases, 3);
    expect(columns).toEqual([2, 3, 4, 2.2]);
    expect(starts).toEqual([0, 17.86, 44.64]);
    expect(end).toBe(80.36);
  });

  test.each([
    [1, [50]],
    [2, [33.33, 66.67]],
    [3, [25, 50, 75]],
  ])("spreads %d workstreams evenly between the tracks", (count, heights) => {
    expect(dualTrackLines(phases, count).lanes.map(({ height }) => height)).toEqual(heights);
  });

  test("draws every line straight through the weeks, and all of them to one point", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 3, maxLength: 3 }), (lengths) => {
        let next = 1;
        const spans = lengths.map((length) => {
          const first = next;
          next += length;
          return [first, next - 1] as const;
        });
        const { tracks, lanes, end } = dualTrackLines(spans, 3);
        for (const { height, path } of [...tracks, ...lanes]) {
          expect(path.startsWith(`M0 ${height}H`)).toBe(true);
          expect(path).toMatch(height === 50 ? /^M0 50H100$/ : new RegExp(`H${end}C.* 100 50$`));
        }
      }),
    );
  });
});

test.each([
  [
    [1, 2],
    [1, 2],
  ],
  [
    [6, 9],
    [6, 7, 8, 9],
  ],
  [[4, 4], [4]],
] as const)("weeks %j are %j", (weeks, numbers) => {
  expect(weekNumbers(weeks)).toEqual(numbers);
});
