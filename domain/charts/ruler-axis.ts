import { type Axis, axisOver } from "./axis.ts";

export type RulerAxis = Axis & {
  /** Lines between the ticks, from 0 to 100: the middle of each step, and its tenths. */
  readonly halves: readonly number[];
  readonly tenths: readonly number[];
};

/** An axis of a few round values around a range, each step divided into ten. */
export function rulerAxis(low: number, high: number): RulerAxis {
  const axis = axisOver([low, high], { ticks: 4 });
  const lines = (axis.ticks.length - 1) * 10;
  const halves: number[] = [];
  const tenths: number[] = [];
  for (let line = 1; line < lines; line += 1) {
    const at = Math.round((line / lines) * 10_000) / 100;
    if (line % 10 === 5) halves.push(at);
    else if (line % 10 !== 0) tenths.push(at);
  }
  return { ...axis, halves, tenths };
}
