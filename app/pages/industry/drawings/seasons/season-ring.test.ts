import { describe, expect, it, test } from "vitest";
import { seasonsDrawing } from "#content/industry-drawings.ts";
import { pointAt, ringOfYear, seasonRing } from "./season-ring.ts";

const { work, recurring, months, layers } = seasonsDrawing;

test.each([
  { month: 0, x: 0, y: -100 },
  { month: 3, x: 100, y: 0 },
  { month: 6, x: 0, y: 100 },
  { month: 9, x: -100, y: 0 },
])("month $month is at $x, $y", ({ month, x, y }) => {
  const point = pointAt(month, 100);
  expect(point[0]).toBeCloseTo(x, 9);
  expect(point[1]).toBeCloseTo(y, 9);
});

describe("areas are proportional", () => {
  const ring = ringOfYear(work);
  const radius = (month: number, layer: number, depth: number) => Math.hypot(...ring.at(month, layer, depth));
  const area = (month: number, layer: number) => radius(month, layer, 1) ** 2 - radius(month, layer, 0) ** 2;

  test.each(months.map((name, month) => ({ name, month })))("in $name", ({ month }) => {
    const [agreements = 0, repairs = 0, replacements = 0] = work.map((row) => row[month]);
    expect(area(month, 1) / area(month, 0)).toBeCloseTo(repairs / agreements, 6);
    expect(area(month, 2) / area(month, 0)).toBeCloseTo(replacements / agreements, 6);
  });

  it("fills the ring on the busiest day, and starts at its hole", () => {
    expect(Math.max(...months.map((_, month) => radius(month, 2, 1)))).toBeCloseTo(seasonRing.outer, 3);
    expect(radius(4, 0, 0)).toBeCloseTo(seasonRing.inner, 9);
  });

  it("runs from December into January without a step", () => {
    expect(radius(11.999, 2, 1)).toBeCloseTo(radius(0, 2, 1), 1);
    expect(radius(-0.5, 2, 1)).toBeCloseTo(radius(11.5, 2, 1), 9);
  });

  it("closes its outlines and counts its strokes", () => {
    expect(ring.edges).toHaveLength(3);
    for (const edge of ring.edges) expect(edge).toMatch(/^M.*Z$/);
    expect(ring.strokes(1, 52).match(/M/g)).toHaveLength(52);
  });
});

describe("the drawn table", () => {
  it("has twelve months of each layer", () => {
    expect(work.map((row) => row.length)).toEqual([12, 12, 12]);
    expect(months).toHaveLength(12);
    expect(layers).toHaveLength(work.length);
  });

  it("adds up to the printed recurring share", () => {
    const [agreements = 0, repairs = 0, replacements = 0] = work.map((row) => row.reduce<number>((a, b) => a + b, 0));
    const share = agreements / (agreements + repairs + replacements);
    expect(`${Math.round(share * 100)}%`).toBe(recurring.value);
  });

  it("peaks in July and January, and is lowest between them", () => {
    const [agreements, repairs] = work;
    const order = repairs.map((value, month) => ({ value, month })).sort((one, other) => other.value - one.value);
    expect(order[0]?.month).toBe(6);
    expect(repairs[0]).toBeGreaterThan(Math.max(repairs[1], repairs[11]));
    expect(
      order
        .slice(-2)
        .map(({ month }) => month)
        .sort(),
    ).toEqual([3, 9]);
    expect(Math.max(...agreements) / Math.min(...agreements)).toBeLessThan(1.25);
  });
});
