import { type Health, healthSchema } from "../../contracts/health.ts";
import { namedByHealth, type Phase, type Spell } from "./plan.ts";

/** What a server said of itself at a time; nothing where it did not answer. */
export type Entry = { readonly at: number; readonly status?: number; readonly health?: Health };

export async function askHealth(privateAddress: string, at: number): Promise<Entry> {
  try {
    const answer = await fetch(`${privateAddress}/health`, { signal: AbortSignal.timeout(5_000) });
    return { at, status: answer.status, health: healthSchema.parse(await answer.json()) };
  } catch {
    return { at };
  }
}

/** Its words in a phase, each once, in their order. */
export function wordsIn(entries: readonly Entry[], { from, to }: Pick<Phase, "from" | "to">): readonly string[] {
  return [...new Set(entries.filter(({ at }) => at >= from && at < to).map(inWords))];
}

function inWords({ status, health }: Entry): string {
  if (!health) return "no answer";
  const named = health.trouble.length === 0 ? "" : ` (${health.trouble.join(", ")})`;
  return `${status} ${health.status}${named}`;
}

/** The longest queue, and the longest that anything was overdue. */
export function queueIn(entries: readonly Entry[], { from, to }: Pick<Phase, "from" | "to">) {
  const queues = entries.filter(({ at }) => at >= from && at < to).flatMap(({ health }) => health?.queue ?? []);
  return {
    waiting: Math.max(0, ...queues.map(({ waiting }) => waiting)),
    oldestSeconds: Math.max(0, ...queues.map(({ oldestSeconds }) => oldestSeconds)),
  };
}

/** Troubles that health never named while they lasted. */
export function unnamed(entries: readonly Entry[], spells: readonly Spell[]): readonly string[] {
  return spells.flatMap(({ trouble, from, to }) => {
    const part = namedByHealth[trouble];
    const named = entries.some(({ at, health }) => at >= from && at <= to && health?.trouble.includes(part ?? ""));
    return part === undefined || named ? [] : [`${trouble}: health did not name ${part}`];
  });
}

/** How long after a spell's end its part was named for the last time; undefined if something else began to trouble it. */
export function namedAfter(entries: readonly Entry[], spell: Spell, spells: readonly Spell[]): number | undefined {
  const part = namedByHealth[spell.trouble];
  const isTroubledAgain = spells.some(
    (other) =>
      other !== spell && namedByHealth[other.trouble] === part && other.from <= spell.to && other.to > spell.to,
  );
  if (part === undefined || isTroubledAgain) return undefined;
  const next = Math.min(
    ...spells.filter((other) => namedByHealth[other.trouble] === part && other.from > spell.to).map(({ from }) => from),
  );
  const last = entries.findLast(({ at, health }) => at > spell.to && at < next && health?.trouble.includes(part));
  return last ? last.at - spell.to : 0;
}
