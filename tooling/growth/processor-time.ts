import { readFileSync } from "node:fs";

const ticksASecond = 100;

/** Milliseconds of processor that each process has used so far; a process that is gone, or a system that does not tell, has none. */
export function processorTimes(pids: readonly number[]): ReadonlyMap<number, number> {
  return new Map(pids.map((pid) => [pid, processorTime(pid)]));
}

/** What was used in between; a process that is new has used all of its time since. */
export function usedBetween(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number {
  return [...after].reduce((sum, [pid, used]) => sum + Math.max(0, used - (before.get(pid) ?? 0)), 0);
}

function processorTime(pid: number): number {
  try {
    // The name stands in brackets and can hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ").at(-1)?.split(" ") ?? [];
    return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksASecond;
  } catch {
    return 0;
  }
}
