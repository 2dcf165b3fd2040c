import { type Check, check } from "../harness/check.ts";
import { median } from "../harness/throughput.ts";
import { type Fault, type FaultPeriod, faultsBetween, recoveryLimitMs } from "./faults.ts";
import { namedAfter, unnamedFaults } from "./health-log.ts";
import { countsOf, firstGood, wrongAnswers } from "./request-log.ts";
import { problemWith, type Rules } from "./request-rules.ts";
import { problemIn } from "./server-log.ts";
import type { Soaked, WatchedRestart } from "./soak.ts";

/** What a server may use, whatever fails around it. */
export const bounds = { megabytes: 700, usualLagMs: 100, lagMs: 1_000 } as const;

const seconds = (ms: number | undefined) => (ms === undefined ? "never" : `${(ms / 1_000).toFixed(1)} s`);

export function soakChecks(soaked: Soaked, rules: Rules): readonly Check[] {
  const { requests, periods, health, servers, restarts, exits } = soaked;
  const warnings = servers.flatMap((server) => server.warnings);
  const recoveries = recoveriesOf(soaked);
  return [
    check("answers", `${requests.length} requests: ${countsOf(requests)}`, wrongAnswers(requests, periods, rules)),
    check(
      "restart by SIGTERM",
      restarts.map(restartInWords).join("; "),
      restarts.flatMap((each) => restartProblems(each, periods, rules)),
    ),
    check(
      "recovery",
      recoveries.map(({ fault, ms }) => `${fault} ${seconds(ms)}`).join(", "),
      recoveries
        .filter(({ fault, ms }) => ms > recoveryLimitMs[fault])
        .map(({ fault, ms }) => `${fault} still showed ${seconds(ms)} after its end`),
    ),
    check("health", `${health.length} answers`, unnamedFaults(health, periods)),
    check(
      "log",
      `${warnings.length} lines of warning or worse`,
      warnings.flatMap(({ at, line }) => {
        const problem = problemIn(line, faultsBetween(periods, at, at));
        return problem === undefined ? [] : [`${seconds(at)}: ${problem}`];
      }),
    ),
    check("processes", `ended with ${exits.join(", ")}`, [
      ...servers.flatMap((server) => (server.crashes() > 0 ? [`${server.crashes()} crashes`] : [])),
      ...exits.flatMap((code) => (code === 0 ? [] : [`ended with ${code}`])),
    ]),
    usageCheck(servers.flatMap((server) => server.samples)),
  ];
}

function usageCheck(samples: readonly { readonly megabytes: number; readonly lagMs: number }[]): Check {
  const usualLag = median(samples.map(({ lagMs }) => lagMs));
  const most = (of: "megabytes" | "lagMs") => Math.max(0, ...samples.map((sample) => sample[of]));
  const [megabytes, lagMs] = [most("megabytes"), most("lagMs")];
  return check(
    "memory, event loop",
    `at most ${megabytes.toFixed(0)} MB; p99 of the lag ${usualLag.toFixed(0)} ms, at most ${lagMs.toFixed(0)} ms`,
    [
      ...(megabytes > bounds.megabytes ? [`more than ${bounds.megabytes} MB`] : []),
      ...(usualLag > bounds.usualLagMs ? [`a usual lag of more than ${bounds.usualLagMs} ms`] : []),
      ...(lagMs > bounds.lagMs ? [`a lag of more than ${bounds.lagMs} ms`] : []),
      ...(samples.length === 0 ? ["never measured"] : []),
    ],
  );
}

function restartInWords({ signalAt, notReadyAt, refusedAt, exitAt, backAt, underWay }: WatchedRestart): string {
  const after = (at: number | undefined) => seconds(at === undefined ? undefined : at - signalAt);
  return `${underWay.length} requests under way; not ready after ${after(notReadyAt)}, no new connections after ${after(refusedAt)}, ended after ${after(exitAt)}, back after ${after(backAt)}`;
}

/** A proxy needs this order: first not ready, then closed; and requests under way are answered. */
export function restartProblems(
  { notReadyAt, refusedAt, exitAt, exitCode, signalAt, underWay }: WatchedRestart,
  periods: readonly FaultPeriod[],
  rules: Rules,
): readonly string[] {
  const unanswered = underWay.filter((request) => {
    const faults = faultsBetween(periods, request.from, request.to);
    return request.status === undefined || problemWith(request.kind, request, faults, rules) !== undefined;
  });
  return [
    ...(notReadyAt === undefined ? ["it never answered that it is not ready"] : []),
    ...(refusedAt !== undefined && refusedAt <= (notReadyAt ?? 0) ? ["it refused before it was not ready"] : []),
    ...(exitCode === 0 ? [] : [`it ended with ${exitCode} after ${seconds(exitAt - signalAt)}`]),
    ...(underWay.length === 0 ? ["nothing was under way, so nothing was shown"] : []),
    ...unanswered.map(({ kind }) => `a ${kind} under way was not answered`),
  ];
}

/** How long each fault was visible after its end: health named it, or nothing was stored. */
function recoveriesOf({ periods, health, requests }: Soaked): readonly { fault: Fault; ms: number }[] {
  return periods.flatMap((period) => {
    const named = namedAfter(health, period, periods);
    if (named === undefined) return [];
    const isStore = period.fault === "store";
    const stored = isStore ? (firstGood(requests, "capture", period.to) ?? Number.POSITIVE_INFINITY) : 0;
    return [{ fault: period.fault, ms: Math.max(named, stored - period.to) }];
  });
}
