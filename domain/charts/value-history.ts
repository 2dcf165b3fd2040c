import { type Axis, axisOver } from "./axis.ts";
import { hundredth } from "./rounding.ts";

export type HistoryPoint = {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
};

export type PlacedPoint<Point extends HistoryPoint> = Point & {
  /** Position along the time axis, from 0 to 100. */
  readonly x: number;
  /** Whether its figure has room on a wide and on a narrow screen. */
  readonly isNamed: { readonly wide: boolean; readonly narrow: boolean };
};

export type TimeTick = {
  readonly x: number;
  readonly at: number;
  readonly shows: "month" | "monthAndYear" | "day" | "time";
};

export type ValueHistory<Point extends HistoryPoint> = {
  readonly values: Axis;
  readonly points: readonly PlacedPoint<Point>[];
  readonly ticks: readonly TimeTick[];
};

/** The first point stands at the left, the last one before the labels of the value axis. */
const span = { from: 3, to: 84 } as const;
/** The distance between two figures, in percent of the width. */
const room = { wide: 12, narrow: 23 } as const;
const maxTicks = 4;
const dayMs = 24 * 60 * 60_000;

/** The layout of a value over time: bars from low to high, and a time axis of months, days or times of day. */
export function valueHistory<Point extends HistoryPoint>(points: readonly Point[]): ValueHistory<Point> {
  const times = points.map(({ at }) => at);
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const width = Math.max(to - from, 1);
  const xOf = (at: number) => hundredth(span.from + ((at - from) / width) * (span.to - span.from));
  const places = times.map(xOf);
  const named = { wide: namedPlaces(places, room.wide), narrow: namedPlaces(places, room.narrow) };
  return {
    values: axisOver(
      points.flatMap(({ low, high }) => [low, high]),
      { ticks: 6, margin: 0.16 },
    ),
    points: points.map((point, index) => ({
      ...point,
      x: places[index] ?? 0,
      isNamed: { wide: named.wide.has(index), narrow: named.narrow.has(index) },
    })),
    ticks: ticksOf(from, to, xOf),
  };
}

/** The last is always named; then the first and those between, newest first, where there is enough room. */
function namedPlaces(places: readonly number[], distance: number): ReadonlySet<number> {
  const last = places.length - 1;
  const named = new Set([last]);
  const hasRoom = (index: number) =>
    [...named].every((other) => Math.abs((places[other] ?? 0) - (places[index] ?? 0)) >= distance);
  const newestFirst = places.map((_, index) => last - index);
  for (const index of [0, ...newestFirst]) if (hasRoom(index)) named.add(index);
  return named;
}

const monthSteps = [1, 2, 3, 6, 12, 24, 60];

function ticksOf(from: number, to: number, xOf: (at: number) => number): readonly TimeTick[] {
  const ends = (shows: TimeTick["shows"]) => [from, to].map((at) => ({ at, x: xOf(at), shows }));
  if (to - from < dayMs) return ends("time");
  if (to - from < 62 * dayMs) return ends("day");
  const months = monthStarts(from, to);
  const step = monthSteps.find((each) => months.length / each <= maxTicks) ?? months.length;
  return months
    .filter((at) => (new Date(at).getUTCFullYear() * 12 + new Date(at).getUTCMonth()) % step === 0)
    .map((at, index) => ({
      at,
      x: xOf(at),
      shows: index === 0 || new Date(at).getUTCMonth() === 0 ? "monthAndYear" : "month",
    }));
}

/** The first days of the months between two times. */
function monthStarts(from: number, to: number): readonly number[] {
  const first = new Date(from);
  const starts: number[] = [];
  for (let month = first.getUTCMonth() + 1; ; month++) {
    const at = Date.UTC(first.getUTCFullYear(), month, 1);
    if (at > to) return starts;
    starts.push(at);
  }
}
