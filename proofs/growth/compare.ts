import { setImmediate as nextTurn } from "node:timers/promises";
import { median } from "../harness/throughput.ts";

/** One cost on a small store and on a big one, in milliseconds. */
export type Cost = {
  readonly name: string;
  readonly small: number;
  readonly big: number;
};

/** Does something once and returns how many milliseconds it took. */
export type Doing = () => Promise<number>;

export type Sides<T> = { readonly small: T; readonly big: T };

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Medians of many runs, alternating between both stores, so that other load on the machine affects both. */
export async function compared({ small, big }: Sides<Doing>, times: number): Promise<Sides<number>> {
  const took = { small: [] as number[], big: [] as number[] };
  for (let turn = 0; turn < times; turn++) {
    // The second one may find a warm CPU.
    if (turn % 2 === 0) took.small.push(await small());
    took.big.push(await big());
    if (turn % 2 === 1) took.small.push(await small());
    // The embedded store is synchronous, so yield to signals and sockets.
    await nextTurn();
  }
  return { small: median(took.small), big: median(took.big) };
}

export function ratioOf({ small, big }: Sides<number>): number {
  return big / small;
}

export function isWithin(cost: Cost, limit: number): boolean {
  return ratioOf(cost) <= limit;
}

/** The printed table, with the verdict on each cost. */
export function costTable(costs: readonly Cost[], sizes: Sides<number>, limit: number): string {
  const head = ["", ...[sizes.small, sizes.big].map((size) => `at ${size.toLocaleString("en-US")}`), "ratio", ""];
  const lines = costs.map((cost) => [
    cost.name,
    shown(cost.small),
    shown(cost.big),
    ratioOf(cost).toFixed(2),
    isWithin(cost, limit) ? `within ${limit}` : `ABOVE ${limit}`,
  ]);
  const widths = head.map((title, column) => Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)));
  return [head, ...lines]
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 || column === 4 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("   ")
        .trimEnd(),
    )
    .map((line) => `  ${line}\n`)
    .join("");
}

function shown(milliseconds: number): string {
  return `${milliseconds.toFixed(milliseconds < 100 ? 3 : 0)} ms`;
}
