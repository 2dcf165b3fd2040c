import { type End, type Kind, type Rules, wrongWith } from "./answers.ts";
import { feltBetween, type Phase, type Spell } from "./plan.ts";

/** One request from beginning to end, in milliseconds since the start. */
export type Taken = { readonly kind: Kind; readonly from: number; readonly to: number; readonly end: End };

export type Journal = {
  readonly taken: readonly Taken[];
  /** Carries out a request and writes down how it ended. */
  note(kind: Kind, request: () => Promise<End>): Promise<End>;
  /** Those under way now; resolves when all of them have ended. */
  underWay(): Promise<readonly Taken[]>;
};

export function createJournal(now: () => number): Journal {
  const taken: Taken[] = [];
  const open = new Set<Promise<Taken>>();
  return {
    taken,
    note: async (kind, request) => {
      const from = now();
      const entry = request().then((end): Taken => ({ kind, from, to: now(), end }));
      open.add(entry);
      const done = await entry;
      open.delete(entry);
      taken.push(done);
      return done.end;
    },
    underWay: () => Promise.all(open),
  };
}

/** Every wrong answer, in words. */
export function wrongAnswers(taken: readonly Taken[], spells: readonly Spell[], rules: Rules): readonly string[] {
  return taken.flatMap(({ kind, from, to, end }) => {
    const wrong = wrongWith(kind, end, feltBetween(spells, from, to), rules);
    return wrong === undefined ? [] : [`${kind} after ${(from / 1_000).toFixed(1)} s: ${wrong}`];
  });
}

/** How the requests that began in a phase ended. */
export type Counts = {
  readonly good: number;
  /** 429 and 503: come again. */
  readonly later: number;
  /** The model's failure, told as such. */
  readonly vendor: number;
  readonly refused: number;
  readonly other: number;
};

export function countsIn(taken: readonly Taken[], { from, to }: Pick<Phase, "from" | "to">): Counts {
  const counts = { good: 0, later: 0, vendor: 0, refused: 0, other: 0 };
  for (const one of taken) if (one.from >= from && one.from < to) counts[classOf(one.end)] += 1;
  return counts;
}

function classOf(end: End): keyof Counts {
  if ("none" in end) return end.none === "refused" ? "refused" : "other";
  if (end.status < 400) return "good";
  if (end.status === 429 || end.status === 503) return "later";
  return end.status === 502 || end.status === 504 ? "vendor" : "other";
}

/** The end of the first request of this kind that began no earlier and went well. */
export function firstGood(taken: readonly Taken[], kind: Kind, from: number): number | undefined {
  const good = taken.filter((one) => one.kind === kind && one.from >= from && classOf(one.end) === "good");
  return good.length === 0 ? undefined : Math.min(...good.map(({ to }) => to));
}
