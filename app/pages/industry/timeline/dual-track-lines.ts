import { hundredth } from "#domain/charts/rounding.ts";

type Weeks = readonly [first: number, last: number];

/** The tracks are at the edges of the band, the workstreams between them. */
const edges = [0, 100] as const;
const middle = 50;
/** Distance from the last week to the meeting point, in weeks. */
const approach = 2.2;

/** Widths of the phases by weeks, the lines through them, and the meeting point. All in percent of the band. */
export function dualTrackLines(phases: readonly Weeks[], workstreams: number) {
  const lengths = phases.map(([first, last]) => last - first + 1);
  const whole = sum(lengths) + approach;
  const share = (weeks: number) => hundredth((weeks / whole) * 100);
  const end = share(sum(lengths));
  const lanes = Array.from({ length: workstreams }, (_, index) => hundredth(((index + 1) / (workstreams + 1)) * 100));
  return {
    columns: [...lengths, approach],
    starts: lengths.map((_, index) => share(sum(lengths.slice(0, index)))),
    end,
    tracks: edges.map((height) => ({ height, path: lineFrom(height, end) })),
    lanes: lanes.map((height) => ({ height, path: lineFrom(height, end) })),
  };
}

/** Straight through the weeks, then curved to the meeting point at the right edge. */
function lineFrom(height: number, end: number): string {
  const swing = hundredth(end + (100 - end) * 0.55);
  return height === middle
    ? `M0 ${middle}H100`
    : `M0 ${height}H${end}C${swing} ${height} ${swing} ${middle} 100 ${middle}`;
}

/** The weeks of a phase by number. */
export function weekNumbers([first, last]: Weeks): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
