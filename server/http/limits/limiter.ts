import type { ErrorCode } from "#contracts/error-table.ts";
import { AppError } from "#server/http/app-error.ts";
import { widerNetworks } from "./visitor-networks.ts";

type NamedWindow = {
  readonly name: string;
  readonly windowMs: number;
  /** The error for those above it. */
  readonly code?: ErrorCode;
};

/** This many in a window, which starts with the first. */
export type Limit = NamedWindow & { readonly max: number };

/** What visitors may do within a window; listed in `server/http/limits/allowances.ts`. */
export type Allowance = NamedWindow & {
  /** One IPv4 address or IPv6 /64. The networks around it may do several times as much. */
  readonly visitor: number;
  /** All visitors together. Half as many again are reserved for networks with few hits in this window. */
  readonly inAll?: number;
  readonly perDay?: { readonly network: number; readonly inAll?: number };
};

/**
 * Counts how often something happens. A key above its limit is refused until its window ends, and counted no further.
 */
export type Limiter = {
  /** Without a key, for all together. @throws AppError */
  count(limit: Limit, key?: string): Promise<void>;
  /** @throws AppError */
  countVisitor(allowance: Allowance, visitor: string): Promise<void>;
};

/** One count. Shared counts must survive any number of the others. */
export type Hit = { readonly id: string; readonly windowMs: number; readonly isShared: boolean };
export type Counted = { readonly hits: number; readonly resetAt: number };
/** Adds to each, opening a window if none is open, and returns the new number of hits of each. */
export type CountHits = (hits: readonly Hit[], at: number) => Promise<readonly Counted[]>;

const day = 24 * 60 * 60_000;
/**
 * One visit makes up to three requests: a capture, a correction and a report request. A network with more gets none of
 * the reserve.
 */
export const reserveHits = 3;
const reserveShare = 0.5;
/** Above this many remembered keys all are forgotten, and counted again. */
const maxRefused = 10_000;

type KeyedLimit = Limit & { readonly id: string; readonly isShared: boolean };

const keyed = (limit: Limit, key: string): KeyedLimit => ({ ...limit, id: `${limit.name} ${key}`, isShared: false });
const shared = (limit: Limit): KeyedLimit => ({ ...limit, id: limit.name, isShared: true });

/** The counting rules, independent of where the counts are stored. */
export function createLimiter(countHits: CountHits, now: () => number): Limiter {
  const refusedUntil = new Map<string, number>();

  /** Counts against all of these together, or against none if one is known to be used up. */
  async function take(limits: readonly KeyedLimit[]): Promise<readonly Counted[]> {
    const at = now();
    for (const limit of limits) {
      const until = refusedUntil.get(limit.id) ?? 0;
      if (until > at) throw limitReached(limit, until - at);
    }
    const counted = await countHits(limits, at);
    const usedUp = limits.flatMap((limit, index) => {
      const { hits = 0, resetAt = at } = counted[index] ?? {};
      return hits > limit.max ? [{ limit, resetAt }] : [];
    });
    if (refusedUntil.size >= maxRefused) refusedUntil.clear();
    for (const { limit, resetAt } of usedUp) refusedUntil.set(limit.id, resetAt);
    const [first] = usedUp;
    if (first) throw limitReached(first.limit, first.resetAt - at);
    return counted;
  }

  return {
    count: async (limit, key) => void (await take([key === undefined ? shared(limit) : keyed(limit, key)])),
    async countVisitor(allowance, visitor) {
      const networks = [{ address: visitor, visitors: 1 }, ...widerNetworks(visitor)];
      const [widest] = networks.slice(-1);
      const own = networks.map(({ address, visitors }) =>
        keyed({ ...allowance, max: allowance.visitor * visitors }, address),
      );
      const ofDay = perDay(allowance, allowance.perDay?.network).map((limit) =>
        keyed(limit, widest?.address ?? visitor),
      );
      const counted = await take([...own, ...ofDay]);
      const hitsOfNetwork = counted[own.length - 1]?.hits ?? 0;
      await takeOfAll(allowance, hitsOfNetwork <= reserveHits);
    },
  };

  /** If few networks have used up the shared allowance, networks with few hits still have the reserve. */
  async function takeOfAll(allowance: Allowance, mayUseReserve: boolean): Promise<void> {
    if (allowance.inAll === undefined) return;
    try {
      await take(limitsForAll(allowance, "in all", 1));
    } catch (error) {
      if (!mayUseReserve || !(error instanceof AppError)) throw error;
      await take(limitsForAll(allowance, "reserve", reserveShare));
    }
  }
}

function limitsForAll(allowance: Allowance, whose: string, share: number): readonly KeyedLimit[] {
  const { inAll = 0, perDay: daily } = allowance;
  const limits = [{ ...allowance, max: inAll }, ...perDay(allowance, daily?.inAll)];
  return limits.map((limit) => shared({ ...limit, name: `${limit.name}, ${whose}`, max: limit.max * share }));
}

function perDay(allowance: Allowance, max: number | undefined): readonly Limit[] {
  return max === undefined ? [] : [{ ...allowance, name: `${allowance.name} a day`, windowMs: day, max }];
}

/** Counts, and returns whether the limit is exceeded, for callers with an answer of their own. */
export async function isOverLimit(limiter: Pick<Limiter, "count">, limit: Limit, key: string): Promise<boolean> {
  try {
    await limiter.count(limit, key);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === "tooMany") return true;
    throw error;
  }
}

function limitReached({ name, code = "tooMany" }: Limit, forMs: number): AppError {
  return new AppError(code, `limit ${name} reached`, { retryAfterSeconds: Math.ceil(forMs / 1_000) });
}
