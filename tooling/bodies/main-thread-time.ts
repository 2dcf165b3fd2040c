import { readFileSync } from "node:fs";

/** Milliseconds that the main thread of a process has worked so far. Linux only: the kernel keeps count, so measuring costs the process nothing. */
export function mainThreadTime(pid: number): number {
  return millisecondsIn(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8"));
}

/** The first figure is the time on a processor, in nanoseconds. */
export function millisecondsIn(schedstat: string): number {
  return Number(schedstat.split(" ")[0]) / 1_000_000;
}
