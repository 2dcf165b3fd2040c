import { fork } from "node:child_process";
import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { quantile } from "#tooling/leads/throughput.ts";

export type VisitOrder = {
  readonly port: number;
  readonly path: string;
  readonly seconds: number;
  readonly everyMs: number;
};
export type Visits = { readonly p50: number; readonly p99: number; readonly count: number };

/** Somebody who asks for a page again and again, from a process of its own, at a pace that does not follow the answers. */
export function visits(order: VisitOrder): Promise<Visits> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url));
    child.once("message", (result) => resolve(result as Visits));
    child.once("close", (code) => reject(new Error(`The visitor ended with ${code} before it was done`)));
    child.send(order);
  });
}

function visit(agent: Agent, { port, path }: VisitOrder): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ agent, host: "127.0.0.1", port, path }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A page was answered with ${answer.statusCode}`));
      answer.resume().once("end", resolve);
    }).once("error", reject);
  });
}

/** Each visit counts from when it was due: one that a busy server kept waiting must not hide those behind it. */
async function run(order: VisitOrder): Promise<Visits> {
  // A new connection for each: visitors come one by one, and a kept one may be closed under the next request.
  const agent = new Agent({ keepAlive: false });
  const times: number[] = [];
  const running: Promise<void>[] = [];
  const started = performance.now();
  for (let due = 0; due < order.seconds * 1_000; due += order.everyMs) {
    const early = started + due - performance.now();
    if (early > 0) await wait(early);
    const from = Math.max(started + due, performance.now() - order.everyMs);
    running.push(visit(agent, order).then(() => void times.push(performance.now() - from)));
  }
  await Promise.all(running);
  agent.destroy();
  times.sort((a, b) => a - b);
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), count: times.length };
}

if (import.meta.main) {
  process.once("message", async (order) => {
    const result = await run(order as VisitOrder);
    process.send?.(result, () => process.exit(0));
  });
}
