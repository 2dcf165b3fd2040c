import { setTimeout as sleep } from "node:timers/promises";
import { type Check, check } from "../harness/check.ts";
import { quantile } from "../harness/throughput.ts";
import type { AuditedSite } from "./audited-site.ts";

const maxWaitMs = 5_000;
/** Attacks without a usable address count as from this machine; the waiting visitor has another one. */
const headers = { "X-Forwarded-For": "203.0.113.77" };

/**
 * A visitor who requests one page after another during an attack; the returned function ends it and checks the waits.
 */
export function startWaitingVisitor(
  { address }: AuditedSite,
  paths: readonly string[],
): (name: string) => Promise<Check> {
  let isOver = false;
  const waits: number[] = [];
  const visits = (async () => {
    while (!isOver) {
      const started = performance.now();
      const answer = await fetch(address + (paths[waits.length % paths.length] ?? "/"), { headers });
      await answer.arrayBuffer();
      waits.push(answer.ok ? performance.now() - started : Number.POSITIVE_INFINITY);
      await sleep(100);
    }
  })();
  return async (name) => {
    isOver = true;
    await visits;
    waits.sort((a, b) => a - b);
    const longest = waits.at(-1) ?? Number.POSITIVE_INFINITY;
    const figure = `${waits.length} pages meanwhile, p99 ${quantile(waits, 0.99).toFixed(0)} ms, longest ${longest.toFixed(0)} ms`;
    return check(name, figure, longest > maxWaitMs ? [`a wait of more than ${maxWaitMs} ms`] : []);
  };
}
