import type { ErrorCode } from "#contracts/error-table.ts";
import { AppError } from "#server/http/app-error.ts";
import { widerNetworks } from "./visitor-networks.ts";

type Named = {
  readonly name: string;
  readonly windowMs: number;
  /** What whoever is over it reads. */
  readonly code?: ErrorCode;
};

/** So many in a window, which starts with the first. */
export type Limit = Named & { readonly most: number };

/** What visitors may do within a window. `server/http/limits/allowances.ts` has all of them. */
export type Allowance = Named & {
  /** One IPv4 address or IPv6 /64. The networks around it may do several times as much. */
  readonly visitor: number;
  /** All visitors together. Half as many again are kept for networks that have hardly come in this window. */
  readonly inAll?: number;
  readonly perDay?: { readonly network: number; readonly inAll?: number };
};

/** Counts how often something happens. Who is over a limit is refused until its window ends, and counted no further. */
export type Limiter = {
  /** Without a key, for all together. @throws AppError */
  count(limit: Limit, key?: string): Promise<void>;
  /** @throws AppError */
  countVisitor(allowance: Allowance, visitor: string): Promise<void>;
};

/** One count. Those shared by all must outlive any number of the others. */
export type Hit = { readonly id: string; readonly windowMs: number; readonly isShared: boolean };
export type Counted = { readonly hits: number; readonly resetAt: number };
/** Adds to each, opening its window where none is open, and says how often each was hit with that. */
export type CountHits = (hits: readonly Hit[], at: number) => Promise<readonly Counted[]>;

const day = 24 * 60 * 60_000;
/** A network that has come more often in a window is no newcomer: one visit captures, corrects and sends a report. */
export const newcomerHits = 3;
const reserved = 0.5;
/** Beyond, it is learned again who is refused. */
const mostRefused = 10_000;

type KeyedLimit = Limit & { readonly id: string; readonly isShared: boolean };

const keyed = (limit: Limit, key: string): KeyedLimit => ({ ...limit, id: `${limit.name} ${key}`, isShared: false });
const shared = (limit: Limit): KeyedLimit => ({ ...limit, id: limit.name, isShared: true });

/** The rules of counting, wherever the counts are kept. */
export function limiterOn(countHits: CountHits, now: () => number): Limiter {
  const refusedUntil = new Map<string, number>();

  /** Counts against all of these together, and against none of them where one is known to be used up. */
  async function take(limits: readonly KeyedLimit[]): Promise<readonly Counted[]> {
    const at = now();
    for (const limit of limits) {
      const until = refusedUntil.get(limit.id) ?? 0;
      if (until > at) throw refusalBy(limit, until - at);
    }
    const counted = await countHits(limits, at);
    const usedUp = limits.flatMap((limit, index) => {
      const { hits = 0, resetAt = at } = counted[index] ?? {};
      return hits > limit.most ? [{ limit, resetAt }] : [];
    });
    if (refusedUntil.size >= mostRefused) refusedUntil.clear();
    for (const { limit, resetAt } of usedUp) refusedUntil.set(limit.id, resetAt);
    const [first] = usedUp;
    if (first) throw refusalBy(first.limit, first.resetAt - at);
    return counted;
  }

  return {
    count: async (limit, key) => void (await take([key === undefined ? shared(limit) : keyed(limit, key)])),
    async countVisitor(allowance, visitor) {
      const networks = [{ address: visitor, visitors: 1 }, ...widerNetworks(visitor)];
      const [widest] = networks.slice(-1);
      const own = networks.map(({ address, visitors }) =>
        keyed({ ...allowance, most: allowance.visitor * visitors }, address),
      );
      const ofDay = perDay(allowance, allowance.perDay?.network).map((limit) =>
        keyed(limit, widest?.address ?? visitor),
      );
      const counted = await take([...own, ...ofDay]);
      const comings = counted[own.length - 1]?.hits ?? 0;
      await takeOfAll(allowance, comings <= newcomerHits);
    },
  };

  /** What few networks have used up is not gone for those who have hardly come yet. */
  async function takeOfAll(allowance: Allowance, isNewcomer: boolean): Promise<void> {
    if (allowance.inAll === undefined) return;
    try {
      await take(ofAll(allowance, "in all", 1));
    } catch (error) {
      if (!isNewcomer || !(error instanceof AppError)) throw error;
      await take(ofAll(allowance, "newcomers", reserved));
    }
  }
}

function ofAll(allowance: Allowance, whose: string, share: number): readonly KeyedLimit[] {
  const { inAll = 0, perDay: daily } = allowance;
  const limits = [{ ...allowance, most: inAll }, ...perDay(allowance, daily?.inAll)];
  return limits.map((limit) => shared({ ...limit, name: `${limit.name}, ${whose}`, most: limit.most * share }));
}

function perDay(allowance: Allowance, most: number | undefined): readonly Limit[] {
  return most === undefined ? [] : [{ ...allowance, name: `${allowance.name} a day`, windowMs: day, most }];
}

function refusalBy({ name, code = "tooMany" }: Limit, forMs: number): AppError {
  return new AppError(code, `limit ${name} reached`, { retryAfterSeconds: Math.ceil(forMs / 1_000) });
}

export const mostKeys = 50_000;
/** One by one, each would have to step over the gaps that those before it left. */
const droppedAtOnce = mostKeys / 10;
/** A look through all of them for each new key would multiply the work of a flood. */
const sweepEveryMs = 1_000;

/** For one process. Keys whose window is over are dropped, and at worst the oldest tenth, so that no flood fills the memory. */
export function memoryLimiter(now: () => number = Date.now): Limiter {
  const ofEach = new Map<string, Counted>();
  const ofAllTogether = new Map<string, Counted>();
  let sweptAt = Number.NEGATIVE_INFINITY;

  function makeRoom(at: number): void {
    if (at - sweptAt >= sweepEveryMs) {
      sweptAt = at;
      for (const [id, { resetAt }] of ofEach) if (resetAt <= at) ofEach.delete(id);
    }
    if (ofEach.size < mostKeys) return;
    for (const id of [...ofEach.keys()].slice(0, droppedAtOnce)) ofEach.delete(id);
  }

  function hit({ id, windowMs, isShared }: Hit, at: number): Counted {
    const windows = isShared ? ofAllTogether : ofEach;
    const open = windows.get(id);
    if (open && open.resetAt > at) {
      const next = { ...open, hits: open.hits + 1 };
      windows.set(id, next);
      return next;
    }
    windows.delete(id);
    if (!isShared && windows.size >= mostKeys) makeRoom(at);
    const first = { hits: 1, resetAt: at + windowMs };
    windows.set(id, first);
    return first;
  }

  return limiterOn(async (hits, at) => hits.map((each) => hit(each, at)), now);
}
