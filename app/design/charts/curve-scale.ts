import { type Axis, axisOver } from "#domain/charts/axis.ts";
import type { CurveSegment } from "#domain/valuation/sensitivity.ts";

export type CurveBand = { readonly from: number; readonly to: number };

export type CurveScale = {
  readonly profit: Axis;
  readonly value: Axis;
  /** In a box of 100 by 100 with its origin at the top left. */
  readonly line: string;
  readonly wedges: readonly Wedge[];
};

/** A band between the curve below its edge, carried on, and the curve above it. */
export type Wedge = {
  readonly from: number;
  readonly to: number;
  /** Heights from the top: where the curve enters the band, and its two ends there. */
  readonly start: number;
  readonly low: number;
  readonly high: number;
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
    .map(
      ([from, to]) =>
        `M${profit.at(from.profit)} ${100 - value.at(from.value)}L${profit.at(to.profit)} ${100 - value.at(to.value)}`,
    );
  const wedges = bands.flatMap((band): readonly Wedge[] => {
    const above = segments.findIndex(({ from }) => from.profit > band.from && from.profit < band.to);
    const [under, over] = [segments[above - 1], segments[above]];
    if (!under || !over) return [];
    const top = (segment: CurveSegment, at: number) => 100 - value.at(along(segment, at).value);
    return [
      {
        from: profit.at(band.from),
        to: profit.at(band.to),
        start: top(under, band.from),
        low: top(under, band.to),
        high: top(over, band.to),
      },
    ];
  });
  return {
    profit,
    value,
    wedges,
    line: pieces.join(""),
  };
}
