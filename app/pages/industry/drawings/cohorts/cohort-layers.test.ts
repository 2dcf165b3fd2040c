import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { cohortsDrawing } from "#content/industry-drawings.ts";
import { cohortLayers } from "./cohort-layers.ts";

const small = [[100, 80, 120], [50, 60], [20]];

describe("layers of three cohorts", () => {
  const { layers, at, edge } = cohortLayers(small, [0.5]);

  // The last total is 200, with 4% headroom.
  test.each([
    { what: "the floor", cohort: 0, quarter: 3, depth: 0, x: 100, y: 100 },
    { what: "the oldest today", cohort: 0, quarter: 3, depth: 1, x: 100, y: 42.31 },
    { what: "the second on top of it", cohort: 1, quarter: 3, depth: 1, x: 100, y: 13.46 },
    { what: "all of them", cohort: 2, quarter: 3, depth: 1, x: 100, y: 3.85 },
    { what: "half of the oldest after its first quarter", cohort: 0, quarter: 1, depth: 0.5, x: 33.33, y: 75.96 },
    { what: "the tip of the second", cohort: 1, quarter: 1, depth: 1, x: 33.33, y: 51.92 },
    { what: "a cohort that has not signed yet", cohort: 2, quarter: 1.5, depth: 1, x: 50, y: 45.71 },
  ])("$what", ({ cohort, quarter, depth, x, y }) => {
    expect(at(cohort, quarter, depth)).toEqual({ x, y });
  });

  it("draws each layer from its tip to the end and back", () => {
    expect(layers.map(({ area }) => area.split("C").length - 1)).toEqual([6, 4, 2]);
    expect(layers.map(({ area }) => area.slice(0, 4))).toEqual(["M0 6", "M320", "M640"]);
    for (const { area } of layers) expect(area).toMatch(/Z$/);
    expect(layers.map(({ lines }) => lines.split("M").length - 1)).toEqual([1, 1, 1]);
  });

  it("follows the upper edge of a layer from a quarter on", () => {
    expect(edge(0, 2)).toMatch(/^M640 .*C.* 960 253\.8$/);
  });
});

it("never lets layers cross, whatever the table", () => {
  const table = fc
    .array(fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 6, maxLength: 6 }), { minLength: 2, maxLength: 6 })
    .map((rows) => rows.map((row, cohort) => row.slice(0, rows.length - cohort)));
  fc.assert(
    fc.property(table, fc.double({ min: 0, max: 1, noNaN: true }), (rows, share) => {
      const { at } = cohortLayers(rows, []);
      const heights = rows.map((_, cohort) => at(cohort, share * rows.length, 1).y);
      for (const [index, height] of heights.entries())
        expect(height).toBeLessThanOrEqual((heights[index - 1] ?? 100) + 0.011);
    }),
    { numRuns: 60 },
  );
});

describe("the drawn table", () => {
  const { revenue, yearBack, quarters } = cohortsDrawing;

  it("has a value for every quarter since a cohort signed", () => {
    expect(revenue.map((row) => row.length)).toEqual(revenue.map((_, cohort) => revenue.length - cohort));
    expect(quarters).toHaveLength(revenue.length);
  });

  it("shows what its captions say: the oldest grows, the third shrinks, last year's customers pay more", () => {
    const [oldest, , third] = revenue;
    expect(oldest.at(-1)).toBeGreaterThan(oldest[0]);
    expect(Math.max(...third.slice(1))).toBeLessThan(third[0]);
    const then = revenue.slice(0, yearBack).reduce((sum, row, cohort) => sum + (row[yearBack - 1 - cohort] ?? 0), 0);
    const now = revenue.slice(0, yearBack).reduce((sum, row) => sum + (row.at(-1) ?? 0), 0);
    expect(now / then).toBeGreaterThan(1.05);
  });
});
