import { median } from "#tooling/leads/throughput.ts";
import type { Load } from "./load.ts";
import { costOf } from "./process-cost.ts";

export type Turn = {
  readonly perSecond: number;
  /** Undefined where the machine does not tell what a process takes. */
  readonly perCpuSecond: number | undefined;
  /** How much of one processor the server took: near 1 it was the limit, well below it the load was. */
  readonly busy: number | undefined;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
};

/** The load, and what it took of the server's process. Answers other than the wanted count as failed. */
export async function measuredTurn(pid: number, run: () => Promise<Load>, wanted = "200"): Promise<Turn> {
  const [started, before] = [performance.now(), costOf(pid)];
  const { answers, perSecond, p50, p99, errors, statuses } = await run();
  const [elapsed, after] = [(performance.now() - started) / 1_000, costOf(pid)];
  const cpuSeconds = before && after && after.cpuSeconds - before.cpuSeconds;
  return {
    perSecond,
    perCpuSecond: cpuSeconds ? answers / cpuSeconds : undefined,
    busy: cpuSeconds === undefined ? undefined : cpuSeconds / elapsed,
    p50,
    p99,
    failed: errors + answers - (statuses[wanted] ?? 0),
  };
}

type Figure = "perSecond" | "perCpuSecond" | "busy" | "p50" | "p99";

export function medianOf(turns: readonly Turn[], figure: Figure): number {
  return median(turns.map((turn) => turn[figure] ?? Number.NaN));
}

/** The median of each turn's own ratio: what else the machine did in a turn was there for both. */
export function ratioOf(ours: readonly Turn[], peers: readonly Turn[], figure: "perSecond" | "perCpuSecond"): number {
  return median(ours.map((turn, index) => (turn[figure] ?? Number.NaN) / (peers[index]?.[figure] ?? Number.NaN)));
}

export const failedIn = (turns: readonly Turn[]): number => turns.reduce((sum, { failed }) => sum + failed, 0);
