import { processCost } from "../harness/process-cost.ts";
import { median } from "../harness/throughput.ts";
import type { Load } from "./load.ts";

export type Round = {
  readonly perSecond: number;
  /** Undefined where the system does not report the CPU time of a process. */
  readonly perCpuSecond: number | undefined;
  /** CPU share of the server: near 1 the server was the limit, well below it the load generator was. */
  readonly busy: number | undefined;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
};

/** The load, and what it cost the server's process. Answers with another status count as failed. */
export async function measuredRound(pid: number, run: () => Promise<Load>, wanted = "200"): Promise<Round> {
  const [started, before] = [performance.now(), processCost(pid)];
  const { answers, perSecond, p50, p99, errors, statuses } = await run();
  const [elapsed, after] = [(performance.now() - started) / 1_000, processCost(pid)];
  const cpuSeconds = before && after && (after.cpuMs - before.cpuMs) / 1_000;
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

export function medianOf(rounds: readonly Round[], figure: Figure): number {
  return median(rounds.map((round) => round[figure] ?? Number.NaN));
}

/** The median of each round's ratio, because other load on the machine affects both in a round. */
export function ratioOf(ours: readonly Round[], peers: readonly Round[], figure: "perSecond" | "perCpuSecond"): number {
  return median(ours.map((round, index) => (round[figure] ?? Number.NaN) / (peers[index]?.[figure] ?? Number.NaN)));
}

export const failedIn = (rounds: readonly Round[]): number => rounds.reduce((sum, { failed }) => sum + failed, 0);
