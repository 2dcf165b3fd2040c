import type { Answer, Asked, RequestKind, Visitor } from "../harness/visitor.ts";
import { type FaultPeriod, faultsBetween } from "./faults.ts";
import { type Judged, problemWith, type Rules } from "./request-rules.ts";

/** One request from start to end, in milliseconds since the start. */
export type LoggedRequest = Judged & { readonly kind: RequestKind; readonly from: number; readonly to: number };

export type RequestLog = {
  readonly done: readonly LoggedRequest[];
  /** The same visitor, with every request logged. */
  logged(visitor: Visitor): Visitor;
  /** Requests under way now; resolves when all of them have ended. */
  underWay(): Promise<readonly LoggedRequest[]>;
};

export function createRequestLog(now: () => number): RequestLog {
  const done: LoggedRequest[] = [];
  const open = new Set<Promise<LoggedRequest>>();
  const log = async ({ kind, shows = [] }: Asked, request: Promise<Answer>): Promise<Answer> => {
    const from = now();
    // Without the text: a soak makes tens of thousands of requests.
    const entry = request.then(({ text, etag: _tag, ...answer }): LoggedRequest => {
      const lacks = shows.filter((words) => !text.includes(words));
      return { ...answer, ...(lacks.length > 0 && { lacks }), kind, from, to: now() };
    });
    open.add(entry);
    done.push(await entry);
    open.delete(entry);
    return request;
  };
  return {
    done,
    logged: ({ random, ask }) => ({ random, ask: (asked) => log(asked, ask(asked)) }),
    underWay: () => Promise.all(open),
  };
}

export function wrongAnswers(
  requests: readonly LoggedRequest[],
  periods: readonly FaultPeriod[],
  rules: Rules,
): readonly string[] {
  return requests.flatMap((request) => {
    const problem = problemWith(request.kind, request, faultsBetween(periods, request.from, request.to), rules);
    return problem === undefined ? [] : [`${request.kind} after ${(request.from / 1_000).toFixed(1)} s: ${problem}`];
  });
}

/** How many requests ended in which way: by status, or refused or cut off. */
export function countsOf(requests: readonly LoggedRequest[]): string {
  const counts = Map.groupBy(requests, ({ status, failure }) => String(status ?? failure));
  return [...counts].map(([ending, { length }]) => `${length} ${ending}`).join(", ");
}

/** The end of the first successful request of this kind that began no earlier. */
export function firstGood(requests: readonly LoggedRequest[], kind: RequestKind, from: number): number | undefined {
  const good = requests.filter((one) => one.kind === kind && one.from >= from && (one.status ?? 500) < 400);
  return good.length === 0 ? undefined : Math.min(...good.map(({ to }) => to));
}
