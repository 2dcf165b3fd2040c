import { nice, ticks as roundValues } from "d3-array";
import { hundredth } from "./rounding.ts";

export interface Tick {
  readonly value: number;
  /** Position along the axis, from 0 to 100. */
  readonly at: number;
}

export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly Tick[];
  /** The position of a value, from 0 to 100, clamped at the ends. */
  readonly at: (value: number) => number;
}

interface AxisOptions {
  /** Approximate number of ticks; round values decide. */
  readonly ticks?: number;
  /** Free space beyond the outermost values, as a share of their distance. */
  readonly margin?: number;
}

/** An axis of round values with the data well inside it. Money axes never start below zero. */
export function axisOver(values: readonly number[], { ticks = 7, margin = 0.06 }: AxisOptions = {}): Axis {
  const known = values.filter(Number.isFinite);
  if (known.length === 0) throw new Error("An axis needs at least one number");
  const [low, high] = [Math.min(...known), Math.max(...known)];
  // A single value still needs some axis around it.
  const room = low === high ? Math.abs(low) * 0.2 || 1 : (high - low) * margin;
  const from = low >= 0 ? Math.max(0, low - room) : low - room;
  const [first, last] = nice(from, high + room, ticks);
  const at = (value: number) => hundredth(Math.min(Math.max(shareOf(value, first, last), 0), 1) * 100);
  return {
    from: first,
    to: last,
    ticks: roundValues(first, last, ticks).map((value) => ({ value, at: at(value) })),
    at,
  };
}

/** Round values of a second scale on the same axis, on which `unit` of the first is 1. */
export function ticksInUnits(axis: Axis, unit: number): readonly Tick[] {
  const [first, last] = [axis.from / unit, axis.to / unit];
  return roundValues(first, last, 5).map((value) => ({ value, at: hundredth(shareOf(value, first, last) * 100) }));
}

const shareOf = (value: number, first: number, last: number) => (value - first) / (last - first);
