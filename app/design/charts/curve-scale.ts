import { type Axis, axisOver } from "#domain/charts/axis.ts";
import type { CurveSegment } from "#domain/valuation/sensitivity.ts";

export type CurveBand = { readonly from: number; readonly to: number };

export type CurveScale = {
  readonly profit: Axis;
  readonly value: Axis;
  /** In a box of 100 by 100 with its origin at the top left. */
  readonly line: string;
  readonly area: string;
};

type Point = CurveSegment["from"];

function along({ from, to }: CurveSegment, profit: number): Point {
  const share = (profit - from.profit) / (to.profit - from.profit);
  return { profit, value: from.value + share * (to.value - from.value) };
}

/** The part of a segment outside the bands, in which the curve is not drawn. */
function outside(segment: CurveSegment, bands: readonly CurveBand[]): readonly [Point, Point] {
  const over = (profit: number) => bands.find(({ from, to }) => profit >= from && profit <= to);
  const [start, end] = [over(segment.from.profit), over(segment.to.profit)];
  return [start ? along(segment, start.to) : segment.from, end ? along(segment, end.from) : segment.to];
}

/** The curve and its two axes, both from zero. `values` are further values that must fit. */
export function curveScale(
  segments: readonly CurveSegment[],
  values: readonly number[],
  bands: readonly CurveBand[] = [],
): CurveScale {
  const ends = segments.flatMap(({ from, to }) => [from, to]);
  const profit = axisOver([0, ...ends.map((end) => end.profit)], { ticks: 5, margin: 0 });
  const value = axisOver([0, ...values, ...ends.map((end) => end.value)], { ticks: 4, margin: 0.06 });
  const pieces = segments
    .map((segment) => outside(segment, bands))
    .filter(([from, to]) => from.profit < to.profit)
    .map(([from, to]) => {
      const [x0, x1] = [profit.at(from.profit), profit.at(to.profit)];
      return { line: `M${x0} ${100 - value.at(from.value)}L${x1} ${100 - value.at(to.value)}`, x0, x1 };
    });
  return {
    profit,
    value,
    line: pieces.map(({ line }) => line).join(""),
    area: pieces.map(({ line, x0, x1 }) => `${line}L${x1} 100L${x0} 100Z`).join(""),
  };
}
