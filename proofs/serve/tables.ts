import { print } from "../harness/print.ts";
import { failedIn, medianOf, type Round, ratioOf } from "./rounds.ts";

const whole = (value: number) => (Number.isNaN(value) ? "-" : Math.round(value).toLocaleString("en-US"));
const share = (value: number) => (Number.isNaN(value) ? "-" : `${Math.round(value * 100)}%`);
const times = (value: number) => (Number.isNaN(value) ? "-" : `${value.toFixed(value < 10 ? 2 : 1)}x`);

export type Measured = { readonly name: string; readonly rounds: readonly Round[] };

const widths = [34, 12, 16, 9, 9, 9] as const;
const row = (cells: readonly string[]) =>
  print(
    `  ${cells.map((cell, index) => (index === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[index] ?? 9))).join("")}`,
  );

export function printRounds(title: string, all: readonly Measured[]): void {
  print("");
  print(title);
  row(["", "a second", "a CPU second", "busy", "p50 ms", "p99 ms"]);
  for (const { name, rounds } of all)
    row([
      name,
      whole(medianOf(rounds, "perSecond")),
      whole(medianOf(rounds, "perCpuSecond")),
      share(medianOf(rounds, "busy")),
      medianOf(rounds, "p50").toFixed(0),
      medianOf(rounds, "p99").toFixed(0),
    ]);
  const failed = all.filter(({ rounds }) => failedIn(rounds) > 0);
  for (const { name, rounds } of failed) print(`  ${name}: ${failedIn(rounds)} FAILED`);
}

/** Prints our figures next to a peer's, and whether the goal is met; without a goal only the figures. */
export function printRatio(ours: Measured, peer: Measured, goal?: number): boolean {
  const [rate, perCpu] = (["perSecond", "perCpuSecond"] as const).map((figure) =>
    ratioOf(ours.rounds, peer.rounds, figure),
  ) as [number, number];
  // Where the CPU time is unknown, the rate is used.
  const met = goal === undefined || (rate >= goal && (Number.isNaN(perCpu) || perCpu >= goal));
  const verdict = goal === undefined ? "" : `, goal ${goal} ${met ? "met" : "MISSED"}`;
  print(`  ${ours.name} to ${peer.name}: ${times(rate)} a second, ${times(perCpu)} a CPU second${verdict}`);
  return met;
}

export function printGoal(name: string, figure: string, met: boolean): boolean {
  print(`  ${name.padEnd(44)}${figure}, ${met ? "met" : "MISSED"}`);
  return met;
}
