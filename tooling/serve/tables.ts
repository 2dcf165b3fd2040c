import { failedIn, medianOf, ratioOf, type Turn } from "./turns.ts";

export const print = (line: string) => process.stdout.write(`${line}\n`);

const whole = (value: number) => (Number.isNaN(value) ? "-" : Math.round(value).toLocaleString("en-US"));
const share = (value: number) => (Number.isNaN(value) ? "-" : `${Math.round(value * 100)}%`);
const times = (value: number) => (Number.isNaN(value) ? "-" : `${value.toFixed(value < 10 ? 2 : 1)}x`);

export type Measured = { readonly name: string; readonly turns: readonly Turn[] };

const widths = [34, 12, 16, 9, 9, 9] as const;
const row = (cells: readonly string[]) =>
  print(
    `  ${cells.map((cell, index) => (index === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[index] ?? 9))).join("")}`,
  );

export function tellTurns(title: string, all: readonly Measured[]): void {
  print("");
  print(title);
  row(["", "a second", "a CPU second", "busy", "p50 ms", "p99 ms"]);
  for (const { name, turns } of all)
    row([
      name,
      whole(medianOf(turns, "perSecond")),
      whole(medianOf(turns, "perCpuSecond")),
      share(medianOf(turns, "busy")),
      medianOf(turns, "p50").toFixed(0),
      medianOf(turns, "p99").toFixed(0),
    ]);
  const failed = all.filter(({ turns }) => failedIn(turns) > 0);
  for (const { name, turns } of failed) print(`  ${name}: ${failedIn(turns)} FAILED`);
}

/** Prints ours beside a peer, and says whether it is enough; without a goal it is only told. */
export function tellRatio(ours: Measured, peer: Measured, goal?: number): boolean {
  const [rate, perCpu] = (["perSecond", "perCpuSecond"] as const).map((figure) =>
    ratioOf(ours.turns, peer.turns, figure),
  ) as [number, number];
  // Where the processor's time is unknown, the rate alone has to do.
  const met = goal === undefined || (rate >= goal && (Number.isNaN(perCpu) || perCpu >= goal));
  const verdict = goal === undefined ? "" : `, goal ${goal} ${met ? "met" : "MISSED"}`;
  print(`  ${ours.name} to ${peer.name}: ${times(rate)} a second, ${times(perCpu)} a CPU second${verdict}`);
  return met;
}

export function tellGoal(name: string, figure: string, met: boolean): boolean {
  print(`  ${name.padEnd(44)}${figure}, ${met ? "met" : "MISSED"}`);
  return met;
}
