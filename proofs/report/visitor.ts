import { get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { inOwnProcess, takeOrder } from "../harness/own-process.ts";
import { quantile } from "../harness/throughput.ts";
import { visitorAddress } from "../harness/visitor-address.ts";

type VisitOrder = { readonly url: string; readonly seconds: number; readonly everyMs: number };
export type Visits = { readonly p50: number; readonly p99: number };

/** Visitors who request a page at fixed intervals, independent of the answers. */
export const visits = (order: VisitOrder): Promise<Visits> => inOwnProcess(fileURLToPath(import.meta.url), order);

/** On a new connection each time, as real visitors arrive; a reused one may be closed under the next request. */
function visit(url: string, number: number): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { "X-Forwarded-For": visitorAddress(number) } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A page was answered with ${answer.statusCode}`));
      answer.resume().once("end", resolve);
    }).once("error", reject);
  });
}

/** Each visit is timed from when it was due, so that a slow answer does not hide the wait of those after it. */
async function run({ url, seconds, everyMs }: VisitOrder): Promise<Visits> {
  const times: number[] = [];
  const running: Promise<void>[] = [];
  const started = performance.now();
  for (let due = 0; due < seconds * 1_000; due += everyMs) {
    const early = started + due - performance.now();
    if (early > 0) await wait(early);
    const from = Math.max(started + due, performance.now() - everyMs);
    running.push(visit(url, running.length).then(() => void times.push(performance.now() - from)));
  }
  await Promise.all(running);
  times.sort((a, b) => a - b);
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

if (import.meta.main) takeOrder(run);
