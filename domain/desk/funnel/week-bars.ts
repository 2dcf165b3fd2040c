import { fewestCompared } from "./funnel.ts";

/** Steps of the funnel drawn side by side: each group has a separate scale, because visits are far more than the rest. */
export type WeekStep = { readonly step: string; readonly present: number; readonly before: number };

export type WeekBar = WeekStep & {
  /** Heights in percent of the scale. */
  readonly presentHeight: number;
  readonly beforeHeight: number;
  /** `+4%`, or `+2` where fewer than 20 people say nothing about a share; empty if nothing changed. */
  readonly change: string;
  readonly isBetter: boolean;
};

export type WeekGroup = { readonly top: number; readonly bars: readonly WeekBar[] };

/** How many steps stand in each group. */
const groupSizes = [1, 3, 4] as const;

export function weekGroups(steps: readonly WeekStep[]): readonly WeekGroup[] {
  let from = 0;
  return groupSizes.map((size) => {
    const own = steps.slice(from, from + size);
    from += size;
    const top = roundTop(Math.max(...own.flatMap(({ present, before }) => [present, before]), 1));
    return { top, bars: own.map((step) => barOf(step, top)) };
  });
}

function barOf(step: WeekStep, top: number): WeekBar {
  const { present, before } = step;
  const height = (count: number) => Math.round((count / top) * 1_000) / 10;
  return {
    ...step,
    presentHeight: height(present),
    beforeHeight: height(before),
    change: changeText(present, before),
    isBetter: present > before && Math.min(present, before) >= fewestCompared,
  };
}

function changeText(present: number, before: number): string {
  const difference = present - before;
  if (difference === 0) return "";
  const sign = difference > 0 ? "+" : "−";
  if (Math.min(present, before) < fewestCompared) return `${sign}${Math.abs(difference)}`;
  const percent = Math.round((Math.abs(difference) / before) * 100);
  return percent === 0 ? "" : `${sign}${percent}%`;
}

/** The next round number: 24, 100, 1,400. */
function roundTop(most: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(most)) - 1);
  const size = most / unit;
  const step = unit * (size <= 20 ? 2 : size <= 40 ? 4 : 20);
  return Math.ceil(most / step) * step;
}
