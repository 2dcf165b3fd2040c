import { median } from "../harness/throughput.ts";
import type { StepTime } from "./interaction-times.ts";

/** Interaction to next paint from which on Google calls a page in need of improvement. */
export const limitMs = 200;

export type Judged = { readonly name: string; readonly median: number; readonly worst: StepTime };

/** Each interaction over all runs, in the order of the walk. */
export function judge(runs: readonly (readonly StepTime[])[]): readonly Judged[] {
  const names = [...new Set(runs.flat().map(({ name }) => name))];
  return names.map((name) => {
    const times = runs.map((run) => run.find((step) => step.name === name)).filter((time) => time !== undefined);
    if (times.length !== runs.length) throw new Error(`Not every run has the interaction "${name}"`);
    const [worst] = times.toSorted((a, b) => b.duration - a.duration);
    if (!worst) throw new Error("There was no run");
    return { name, median: median(times.map(({ duration }) => duration)), worst };
  });
}

/** The medians are judged: a single slow frame may be the machine's. */
export const isTooSlow = ({ median }: Judged): boolean => median >= limitMs;
