import { median } from "../harness/throughput.ts";
import { type Rules, wrongWith } from "./answers.ts";
import { namedAfter, unnamed } from "./health-log.ts";
import { firstGood, wrongAnswers } from "./journal.ts";
import { alarmIn } from "./log-lines.ts";
import { feltBetween, recoveryMs, type Spell } from "./plan.ts";
import type { SoakOutcome, WatchedRestart } from "./soak.ts";

/** What the machine may take of itself, whatever goes wrong around it. */
export const bounds = { megabytes: 700, usualLagMs: 100, lagMs: 1_000 } as const;

export type Judged = { readonly name: string; readonly figure: string; readonly wrong: readonly string[] };

export function judge(outcome: SoakOutcome, rules: Rules): readonly Judged[] {
  const { taken, spells, diary, servers, restarts, exits, undone, findings, figures } = outcome;
  const told = servers.flatMap((server) => server.told);
  const alarms = told.flatMap(({ at, line }) => {
    const alarm = typeof line === "string" ? line : alarmIn(line, feltBetween(spells, at, at));
    return alarm === undefined ? [] : [`${(at / 1_000).toFixed(1)} s: ${alarm}`];
  });
  const samples = servers.flatMap((server) => server.samples);
  const usualLag = median(samples.map(({ lagMs }) => lagMs));
  const most = (of: "megabytes" | "lagMs") => Math.max(0, ...samples.map((sample) => sample[of]));
  const underWay = restarts.reduce((sum, each) => sum + each.underWay.length, 0);
  const recoveries = recoveriesOf(outcome);
  return [
    { name: "answers", figure: `${taken.length} requests`, wrong: wrongAnswers(taken, spells, rules) },
    {
      name: "leads and messages",
      figure: `${figures["leads taken"]} leads and ${figures["messages taken"]} messages taken`,
      wrong: Object.entries(findings).flatMap(([kind, ids]) => ids.map((id) => `${kind}: ${id}`)),
    },
    {
      name: "deliveries",
      figure: `all made ${(outcome.deliveredAfter / 1_000).toFixed(0)} s after the last visitor`,
      wrong: Object.entries(undone).flatMap(([state, count]) => (count > 0 ? [`${count} ${state}`] : [])),
    },
    {
      name: "restart by SIGTERM",
      figure: `${underWay} requests under way at the signal`,
      wrong: restarts.flatMap((each) => restartFaults(each, spells, rules)),
    },
    {
      name: "recovery",
      figure: recoveries.map(({ trouble, ms }) => `${trouble} ${(ms / 1_000).toFixed(1)} s`).join(", "),
      wrong: recoveries
        .filter(({ trouble, ms }) => ms > recoveryMs[trouble])
        .map(({ trouble, ms }) => `${trouble}: still felt ${(ms / 1_000).toFixed(1)} s after its end`),
    },
    { name: "health", figure: `${diary.length} looks`, wrong: unnamed(diary, spells) },
    { name: "log", figure: `${told.length} lines of warning or worse`, wrong: alarms },
    {
      name: "processes",
      figure: `ended with ${exits.join(", ")}`,
      wrong: [
        ...servers.flatMap((server) => (server.crashes() > 0 ? [`${server.crashes()} ended by themselves`] : [])),
        ...exits.flatMap((code) => (code === 0 ? [] : [`ended with ${code}`])),
      ],
    },
    {
      name: "memory, event loop",
      figure: `at most ${most("megabytes").toFixed(0)} MB, p99 of lag ${usualLag.toFixed(0)} ms, at most ${most("lagMs").toFixed(0)} ms`,
      wrong: [
        ...(most("megabytes") > bounds.megabytes ? [`more than ${bounds.megabytes} MB`] : []),
        ...(usualLag > bounds.usualLagMs ? [`more than ${bounds.usualLagMs} ms late as a rule`] : []),
        ...(most("lagMs") > bounds.lagMs ? [`more than ${bounds.lagMs} ms late`] : []),
        ...(samples.length === 0 ? ["never measured"] : []),
      ],
    },
  ];
}

/** In the order that a proxy needs: first said, then done; and whoever was being served is served to the end. */
export function restartFaults(
  { redAt, refusedAt, exitAt, exitCode, signalAt, underWay }: WatchedRestart,
  spells: readonly Spell[],
  rules: Rules,
): readonly string[] {
  const seconds = ((exitAt - signalAt) / 1_000).toFixed(1);
  const broken = underWay.filter(({ kind, end, from, to }) => {
    // Those that were refused before had nothing under way here.
    return "none" in end || wrongWith(kind, end, feltBetween(spells, from, to), rules) !== undefined;
  });
  return [
    ...(redAt === undefined ? ["readiness never went red"] : []),
    ...(redAt !== undefined && refusedAt !== undefined && refusedAt <= redAt ? ["refused before it was red"] : []),
    ...(exitCode === 0 ? [] : [`ended with ${exitCode} after ${seconds} s`]),
    ...(underWay.length === 0 ? ["nothing was under way, so nothing was shown"] : []),
    ...broken.map(({ kind }) => `a ${kind} under way was not answered`),
  ];
}

/** How long each trouble was felt after its end: health named it, or nothing was stored. */
function recoveriesOf({ spells, diary, taken }: SoakOutcome): readonly { trouble: Spell["trouble"]; ms: number }[] {
  return spells.flatMap((spell) => {
    const named = namedAfter(diary, spell, spells);
    if (named === undefined) return [];
    const stored = spell.trouble === "store" ? (firstGood(taken, "capture", spell.to) ?? Number.POSITIVE_INFINITY) : 0;
    return [{ trouble: spell.trouble, ms: Math.max(named, stored - spell.to) }];
  });
}
