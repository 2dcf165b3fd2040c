import { type Axis, axisOver } from "#domain/charts/axis.ts";
import type { CurveSegment } from "#domain/valuation/sensitivity.ts";

/** Right ends of the profit axis. */
const reaches = [1_000_000, 2_000_000, 5_000_000, 10_000_000] as const;
/** A point keeps about a fifth of the axis to its right, so that the way ahead can be seen. */
const ahead = 1.25;

/** The shortest axis that shows every given profit with some way ahead of it, or the longest there is. */
export function profitReach(profits: readonly number[]): number {
  const furthest = Math.max(...profits);
  return reaches.find((reach) => reach >= furthest * ahead) ?? Math.max(reaches[3], furthest);
}

export type CurveScale = {
  readonly profit: Axis;
  readonly value: Axis;
  /** In a square of 100 by 100 whose origin is the upper left corner. */
  readonly line: string;
  readonly area: string;
};

/** The curve and its two axes, both from zero. `values` are what else must find room. */
export function curveScale(segments: readonly CurveSegment[], values: readonly number[]): CurveScale {
  const ends = segments.flatMap(({ from, to }) => [from, to]);
  const profit = axisOver([0, ...ends.map((end) => end.profit)], { ticks: 5, margin: 0 });
  const value = axisOver([0, ...values, ...ends.map((end) => end.value)], { ticks: 4, margin: 0.06 });
  const points = ends.map((end) => `${profit.at(end.profit)} ${100 - value.at(end.value)}`);
  const line = `M${points.join("L")}`;
  const [first, last] = [ends[0], ends.at(-1)].map((end) => profit.at(end?.profit ?? 0));
  return { profit, value, line, area: `${line}L${last} 100L${first} 100Z` };
}
