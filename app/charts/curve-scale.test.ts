import { describe, expect, it } from "vitest";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import { valueCurve } from "#domain/valuation/sensitivity.ts";
import { curveScale, profitReach } from "./curve-scale.ts";

describe("the profit axis", () => {
  it.each([
    [[100_000], 1_000_000],
    [[800_000], 1_000_000],
    [[850_000], 2_000_000],
    [[1_600_000], 2_000_000],
    [[1_650_000], 5_000_000],
    [[4_000_000, 100_000], 5_000_000],
    [[4_050_000], 10_000_000],
    [[10_000_000], 10_000_000],
    [[12_000_000], 12_000_000],
  ])("that shows %j reaches to %i", (profits, reach) => {
    expect(profitReach(profits)).toBe(reach);
  });
});

describe("the curve", () => {
  const inputs = { growthTrend: "increasing", recurringRevenue: 50 } as const;
  const segments = valueCurve(inputs, { min: 0, max: 5_000_000 });
  const scale = curveScale(segments, [9_900_000]);
  const points = scale.line
    .slice(1)
    .split("L")
    .map((point) => point.split(" ").map(Number) as [number, number]);

  it("runs from zero to the end of its axis", () => {
    expect(points[0]).toEqual([0, 100]);
    expect(points.at(-1)?.[0]).toBe(100);
  });

  it("never falls, and steps straight up at each of the four edges in sight", () => {
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

  it("closes its area on the base line", () => {
    expect(scale.area.endsWith("L100 100L0 100Z")).toBe(true);
  });
});
