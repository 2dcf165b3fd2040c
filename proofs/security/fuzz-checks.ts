import { judgePrinted } from "../../tests/fuzz/printed-log.ts";
import { type Check, check } from "../harness/check.ts";
import type { AuditedSite } from "./audited-site.ts";
import { type FuzzOptions, type FuzzOutcome, runFuzz, type Tally } from "./run-fuzz.ts";
import { startWaitingVisitor } from "./visitor-waits.ts";

/** Minimum share of requests per endpoint that must pass the parser and the limits; otherwise nothing was tested. */
const minReached = 0.25;
/** Of fewer nothing can be said. */
const fewest = 20;
/** Memory of a small server. Counters and caches grow for the first 100,000 visitors, then level off. */
const maxMegabytes = 1_000;

/** Sends generated requests, checks every answer, and watches the server meanwhile. */
export async function fuzzChecks(
  name: string,
  site: AuditedSite,
  order: Omit<FuzzOptions, "port">,
): Promise<readonly Check[]> {
  const before = await usualAnswers(site);
  const endVisitor = startWaitingVisitor(site, ["/", "/api/purchase-status"]);
  let early = 0;
  const started = performance.now();
  const outcome = await runFuzz({
    ...order,
    port: site.port,
    onProgress: (sent) => {
      if (sent >= order.count / 5) early ||= site.memory();
      return order.onProgress?.(sent);
    },
  });
  const seconds = (performance.now() - started) / 1_000;
  const waits = await endVisitor(`${name}: nobody else waits`);
  const late = site.memory();
  const after = await usualAnswers(site);
  return [
    answeredCheck(name, outcome, seconds),
    reachedCheck(name, outcome),
    waits,
    check(
      `${name}: memory bounded`,
      `${early.toFixed(0)} MB after a fifth, ${late.toFixed(0)} MB at the end`,
      late > maxMegabytes ? [`more than ${maxMegabytes} MB`] : [],
    ),
    check(
      `${name}: prototypes and answers unchanged`,
      `${before.length} answers before and after`,
      before.flatMap((answer, index) => (answer === after[index] ? [] : [`${answer} became ${after[index]}`])),
    ),
  ];
}

/** Run after the server has ended and printed its last line. */
export function printedCheck(name: string, site: AuditedSite): Check {
  const { lines, findings } = judgePrinted(site.printed.join("\n"));
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

/** A run that saw only limits and parse errors would find nothing. */
function reachedCheck(name: string, { tallies }: Pick<FuzzOutcome, "tallies">): Check {
  const findings = [...tallies]
    .filter(([, { sent, reached }]) => sent >= fewest && reached < sent * minReached)
    .map(([about, { sent, reached }]) => `${about}: only ${reached} of ${sent} came through`);
  const [reached, limited, parser, closed] = (["reached", "limited", "parser", "closed"] as const).map((part) =>
    total(tallies, part),
  );
  const figure = `${tallies.size} kinds, ${reached} came through; ${limited} over a limit, ${parser} refused by the parser, ${closed} closed`;
  return check(`${name}: every endpoint reached`, figure, tallies.size === 0 ? ["nothing was sent"] : findings);
}

/** Answers that change when object prototypes are polluted. */
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
