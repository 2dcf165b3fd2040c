import { addDays } from "#domain/time/calendar.ts";
import { type FunnelStep, funnelSteps } from "./funnel-steps.ts";

/** How many people reached each step. */
export type StepCounts = Readonly<Record<FunnelStep, number>>;

export const noCounts: StepCounts = {
  visit: 0,
  address: 0,
  figures: 0,
  result: 0,
  contact: 0,
  report: 0,
  booked: 0,
  paid: 0,
};

type Counted = { readonly step: FunnelStep; readonly count: number };

export function stepCounts(rows: readonly Counted[]): StepCounts {
  const counts = { ...noCounts };
  for (const { step, count } of rows) counts[step] += count;
  return counts;
}

/** Each step on the way to a result is a share of the one before; what comes after is a share of all results. */
const shareOf: Readonly<Record<FunnelStep, FunnelStep | undefined>> = {
  visit: undefined,
  address: "visit",
  figures: "address",
  result: "figures",
  contact: "result",
  report: "result",
  booked: "result",
  paid: "result",
};

/** With fewer people a share is shown, but not compared: one person more or less would move it too far. */
export const fewestCompared = 20;

export type StepRow = {
  readonly step: FunnelStep;
  readonly count: number;
  readonly before: number;
  /** Of 1; undefined for visits, and while nobody reached the step it is a share of. */
  readonly share: number | undefined;
  readonly shareBefore: number | undefined;
  /** A share changes by points, visits by a fraction of last week's. Undefined if there are too few people. */
  readonly change: { readonly by: number; readonly unit: "points" | "fraction" } | undefined;
};

/** The funnel of a week against the week before. */
export function funnelRows(now: StepCounts, before: StepCounts): readonly StepRow[] {
  return funnelSteps.map((step) => {
    const base = shareOf[step];
    const [share, shareBefore] = [shareIn(now, step), shareIn(before, step)];
    const enough = now[step] >= fewestCompared && before[base ?? step] >= fewestCompared;
    return {
      step,
      count: now[step],
      before: before[step],
      share,
      shareBefore,
      change: enough ? changeOf({ now: now[step], before: before[step], share, shareBefore }) : undefined,
    };
  });
}

function shareIn(counts: StepCounts, step: FunnelStep): number | undefined {
  const base = shareOf[step];
  if (base === undefined || counts[base] === 0) return undefined;
  // A run that was resumed on another day may be counted in only one of two steps.
  return Math.min(1, counts[step] / counts[base]);
}

type Compared = Pick<StepRow, "before" | "share" | "shareBefore"> & { readonly now: number };

function changeOf({ now, before, share, shareBefore }: Compared): StepRow["change"] {
  if (share !== undefined && shareBefore !== undefined) return { by: (share - shareBefore) * 100, unit: "points" };
  return before === 0 ? undefined : { by: (now - before) / before, unit: "fraction" };
}

/** Counts of several weeks, oldest first. Each is named by its Monday. */
export type Week = { readonly monday: string; readonly counts: StepCounts };

export function weeksOf(
  rows: readonly (Counted & { readonly day: string })[],
  lastMonday: string,
  weeks: number,
): readonly Week[] {
  return Array.from({ length: weeks }, (_, index) => {
    const monday = addDays(lastMonday, -7 * (weeks - 1 - index));
    const sunday = addDays(monday, 6);
    return { monday, counts: stepCounts(rows.filter(({ day }) => day >= monday && day <= sunday)) };
  });
}

export type BreakdownRow = { readonly name: string; readonly counts: StepCounts };

/** By page, source or industry, the largest by `order` first. Beyond `most` the rest is one row named `rest`. */
export function breakdownRows(
  rows: readonly (Counted & { readonly name: string })[],
  order: FunnelStep,
  most: number,
): readonly BreakdownRow[] {
  const all = [...Map.groupBy(rows, ({ name }) => name)]
    .map(([name, own]) => ({ name, counts: stepCounts(own) }))
    .toSorted((a, b) => b.counts[order] - a.counts[order] || b.counts.result - a.counts.result);
  const known = all.filter(({ name }) => name !== "");
  const rest = [...known.slice(most), ...all.filter(({ name }) => name === "")];
  if (rest.length === 0) return known;
  return [...known.slice(0, most), { name: "rest", counts: rest.map(({ counts }) => counts).reduce(sum) }];
}

function sum(a: StepCounts, b: StepCounts): StepCounts {
  return stepCounts(funnelSteps.map((step) => ({ step, count: a[step] + b[step] })));
}

const tops = [10, 12, 14, 16, 18, 20, 25, 30, 35, 40, 50, 60, 70, 80, 90];

/** The number at the top line of a chart: the next round one that is large enough. */
export function chartTop(largest: number): number {
  if (largest <= 10) return Math.max(1, Math.ceil(largest));
  for (let power = 1; ; power *= 10) for (const top of tops) if (top * power >= largest) return top * power;
}
