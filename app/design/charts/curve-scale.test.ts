import { describe, expect, it } from "vitest";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import { valueCurve } from "#domain/valuation/sensitivity.ts";
import { bracketEdges } from "#domain/valuation/what-if.ts";
import { curveScale } from "./curve-scale.ts";

describe("the curve", () => {
  const inputs = { growthTrend: "increasing", recurringRevenue: 50 } as const;
  const segments = valueCurve(inputs, { min: 0, max: 5_000_000 });
  const scale = curveScale(segments, [9_900_000]);
  const pointsOf = (line: string) =>
    line
      .slice(1)
      .split(/[LM]/)
      .map((point) => point.split(" ").map(Number) as [number, number]);
  const points = pointsOf(scale.line);

  it("runs from zero to the end of its axis", () => {
    expect(points[0]).toEqual([0, 100]);
    expect(points.at(-1)?.[0]).toBe(100);
  });

  it("never falls, and steps up at each of the four visible edges", () => {
    const pairs = points.slice(1).map((point, index) => [points[index] ?? point, point] as const);
    for (const [before, after] of pairs) {
      expect(after[0]).toBeGreaterThanOrEqual(before[0]);
      expect(after[1]).toBeLessThanOrEqual(before[1]);
    }
    expect(pairs.filter(([before, after]) => before[0] === after[0] && before[1] > after[1])).toHaveLength(4);
  });

  it("passes through the valuation", () => {
    const { adjustedValuation } = calculateValuation({ ...inputs, preTaxProfit: 1_500_000 });
    const [x, y] = [scale.profit.at(1_500_000), 100 - scale.value.at(adjustedValuation)];
    const index = points.findIndex((point) => point[0] > x);
    const [[x0, y0], [x1, y1]] = [points[index - 1] ?? [0, 0], points[index] ?? [0, 0]];
    expect(y0 + ((x - x0) / (x1 - x0)) * (y1 - y0)).toBeCloseTo(y, 1);
  });

  it("has round ticks and room for every value", () => {
    expect(scale.profit.ticks.map(({ value }) => value / 1_000_000)).toEqual([0, 1, 2, 3, 4, 5]);
    const high = curveScale(segments, [80_000_000]);
    expect(high.value.to).toBeGreaterThan(80_000_000);
  });

  it("spreads each edge between the curve below it, carried on, and the curve above it", () => {
    const bands = bracketEdges.filter(({ from }) => from < 5_000_000);
    const { wedges } = curveScale(segments, [9_900_000], bands);
    expect(wedges).toHaveLength(4);
    for (const { from, to, start, low, high } of wedges) {
      expect(from).toBeLessThan(to);
      expect(high).toBeLessThan(low);
      expect(low).toBeLessThan(start);
    }
  });

  it("is not drawn inside a band, and keeps its course outside", () => {
    const bands = bracketEdges.filter(({ from }) => from < 5_000_000);
    const cut = pointsOf(curveScale(segments, [9_900_000], bands).line);
    const ends = bands.flatMap(({ from, to }) => [scale.profit.at(from), scale.profit.at(to)]);
    expect(cut.map(([x]) => x)).toEqual([0, ...ends, 100]);
    const inside = (x: number) => bands.some(({ from, to }) => x > scale.profit.at(from) && x < scale.profit.at(to));
    for (const [x0, x1] of [...Array(cut.length / 2).keys()].map((index) => [
      cut[2 * index]?.[0],
      cut[2 * index + 1]?.[0],
    ]))
      expect(inside(((x0 ?? 0) + (x1 ?? 0)) / 2)).toBe(false);
  });
});
