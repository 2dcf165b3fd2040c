import { existsSync, readFileSync } from "node:fs";

/** What a process has taken of the machine so far. */
export type Cost = { readonly cpuSeconds: number; readonly residentMb: number };

/** The kernel counts in hundredths of a second on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** Read from the kernel, so that the measured process does nothing for it. Undefined where there is no such list. */
export function costOf(pid: number): Cost | undefined {
  const folder = `/proc/${pid}`;
  if (!existsSync(`${folder}/stat`)) return undefined;
  return {
    cpuSeconds: cpuSecondsIn(readFileSync(`${folder}/stat`, "utf8")),
    residentMb: residentMbIn(readFileSync(`${folder}/status`, "utf8")),
  };
}

/** User and system time. The name in brackets may hold anything, so fields are counted from behind it. */
export function cpuSecondsIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

export function residentMbIn(status: string): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1_024;
}
