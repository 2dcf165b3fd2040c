import { readFileSync } from "node:fs";

/** Resources that a process has used so far. Read from the kernel, so measuring costs the process nothing. */
export type ProcessCost = { readonly cpuMs: number; readonly residentMb: number };

/** The kernel counts in hundredths of a second on every Linux that Node.js runs on. */
const msPerTick = 10;

/** Undefined for a process that is gone, and on systems other than Linux. */
export function processCost(pid: number): ProcessCost | undefined {
  const [stat, status] = [readProc(`${pid}/stat`), readProc(`${pid}/status`)];
  if (stat === undefined || status === undefined) return undefined;
  // The name in parentheses may contain anything, so fields are counted after it.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return {
    cpuMs: (Number(fields[11]) + Number(fields[12])) * msPerTick,
    residentMb: Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1_024,
  };
}

/** Milliseconds that the main thread of a process has run so far: the first figure, in nanoseconds. */
export function mainThreadMs(pid: number): number {
  return Number(readProc(`${pid}/task/${pid}/schedstat`)?.split(" ")[0]) / 1_000_000;
}

function readProc(file: string): string | undefined {
  try {
    return readFileSync(`/proc/${file}`, "latin1");
  } catch {
    return undefined;
  }
}
