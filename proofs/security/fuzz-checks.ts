import { setTimeout as sleep } from "node:timers/promises";
import { judgePrinted } from "../../tests/fuzz/printed-log.ts";
import { quantile } from "../harness/throughput.ts";
import type { AuditedSite } from "./audited-site.ts";
import { type Check, check } from "./check.ts";
import { type FuzzOrder, type FuzzOutcome, runFuzz, type Tally } from "./run-fuzz.ts";

/** Of the requests to an endpoint, so many must get past the parser and the limits, or nothing was tried. */
const leastReached = 0.25;
const longestWaitMs = 5_000;
/** What a small server has. Counters and caches fill up for the first 100,000 visitors, then it levels off. */
const mostMegabytes = 1_000;

type Watched = { readonly waits: readonly number[]; readonly early: number; readonly late: number };

export type FuzzedSite = { readonly checks: readonly Check[]; readonly outcome: FuzzOutcome };

/** Sends generated requests, looks at every answer, and meanwhile at how the server bears it. */
export async function fuzzChecks(
  name: string,
  site: AuditedSite,
  order: Omit<FuzzOrder, "port" | "onProgress">,
): Promise<FuzzedSite> {
  const before = await usualAnswers(site);
  const over = new AbortController();
  let early = 0;
  const waits = visitorsWaits(site, over.signal);
  const started = performance.now();
  const outcome = await runFuzz({
    ...order,
    port: site.port,
    onProgress: (sent) => {
      if (sent >= order.count / 5) early ||= site.memory();
    },
  });
  const seconds = (performance.now() - started) / 1_000;
  over.abort();
  const watched = {
    waits: (await waits).toSorted((a, b) => a - b),
    early: early || site.memory(),
    late: site.memory(),
  };
  const after = await usualAnswers(site);
  return {
    outcome,
    checks: [
      answeredCheck(name, outcome, seconds),
      reachedCheck(name, outcome),
      ...bearingChecks(name, watched),
      check(
        `${name}: prototypes and answers unchanged`,
        `${before.length} answers before and after`,
        before.flatMap((answer, index) => (answer === after[index] ? [] : [`${answer} became ${after[index]}`])),
      ),
    ],
  };
}

/** Asked once the server has ended and has printed its last line. */
export function printedCheck(name: string, site: AuditedSite): Check {
  const { lines, findings } = judgePrinted(site.printed());
  return check(`${name}: log without errors or private data`, `${lines} lines`, findings);
}

function answeredCheck(name: string, { statuses, tallies, findings, slowestMs }: FuzzOutcome, seconds: number): Check {
  const sent = total(tallies, "sent");
  const counted = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status} ${count}`);
  const figure = `${sent} requests in ${seconds.toFixed(0)} s, slowest ${slowestMs.toFixed(0)} ms; ${counted.join(", ")}`;
  return check(`${name}: no 500, no hang, no leak`, figure, findings);
}

function total(tallies: FuzzOutcome["tallies"], part: keyof Tally): number {
  return [...tallies.values()].reduce((sum, tally) => sum + tally[part], 0);
}

/** A run that saw nothing but limits and parse errors would find nothing wrong. */
export function reachedCheck(name: string, { tallies }: Pick<FuzzOutcome, "tallies">): Check {
  const findings = [...tallies]
    .filter(([, { sent, reached }]) => reached < sent * leastReached)
    .map(([about, { sent, reached }]) => `${about}: only ${reached} of ${sent} came through`);
  const [reached, limited, parser, closed] = (["reached", "limited", "parser", "closed"] as const).map((part) =>
    total(tallies, part),
  );
  const figure = `${tallies.size} kinds, ${reached} came through; ${limited} over a limit, ${parser} refused by the parser, ${closed} closed`;
  return check(`${name}: every endpoint reached`, figure, tallies.size === 0 ? ["nothing was sent"] : findings);
}

function bearingChecks(name: string, { waits, early, late }: Watched): readonly Check[] {
  const longest = waits.at(-1) ?? Number.POSITIVE_INFINITY;
  return [
    check(
      `${name}: nobody else waits`,
      `${waits.length} pages meanwhile, p99 ${quantile(waits, 0.99).toFixed(0)} ms, longest ${longest.toFixed(0)} ms`,
      longest > longestWaitMs ? [`somebody waited ${longest.toFixed(0)} ms, more than ${longestWaitMs}`] : [],
    ),
    check(
      `${name}: memory bounded`,
      `${early.toFixed(0)} MB after a fifth, ${late.toFixed(0)} MB at the end`,
      late > mostMegabytes ? [`more than ${mostMegabytes} MB`] : [],
    ),
  ];
}

/** Answers that depend on objects having no keys but their own. */
async function usualAnswers({ address }: AuditedSite): Promise<readonly string[]> {
  const post = (path: string, body: string) => ({
    path,
    init: { method: "POST", body, headers: { "Content-Type": "application/json" } },
  });
  const asked = [
    { path: "/api/purchase-status", init: {} },
    { path: "/api/nothing", init: {} },
    post("/api/contact", "{}"),
    post("/api/leads", "{}"),
    post("/api/create-checkout-session", '{"__proto__":{"valuationId":"x"}}'),
    { path: "/about", init: {} },
    { path: "/faq", init: {} },
  ];
  return Promise.all(
    asked.map(async ({ path, init }) => {
      const answer = await fetch(address + path, { redirect: "manual", ...init });
      const text = (await answer.text()).replaceAll(/,?"requestId":"[^"]*"/g, "");
      return `${path}: ${answer.status} ${text.length > 200 ? `${text.length} characters` : text}`;
    }),
  );
}

/** Generated requests without a usable address count for this machine's; the visitor who waits is another one. */
const otherVisitor = { "X-Forwarded-For": "203.0.113.77" } as const;

async function visitorsWaits({ address }: AuditedSite, over: AbortSignal): Promise<readonly number[]> {
  const waits: number[] = [];
  while (!over.aborted) {
    const started = performance.now();
    const answer = await fetch(`${address}${waits.length % 2 ? "/api/purchase-status" : "/"}`, {
      headers: otherVisitor,
    });
    await answer.arrayBuffer();
    waits.push(answer.ok ? performance.now() - started : Number.POSITIVE_INFINITY);
    await sleep(100);
  }
  return waits;
}
