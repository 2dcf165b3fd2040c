import { type Counted, createLimiter, type Hit, type Limiter } from "./limiter.ts";

export const maxKeys = 50_000;
/** In batches: a Map's iterator steps over deleted entries, so dropping one key at a time gets slow. */
const keysDroppedTogether = maxKeys / 10;
/** Sweep at most once per second; a full scan per new key would amplify a flood. */
const sweepEveryMs = 1_000;

/** For one process. Expired keys are dropped, and at worst the oldest tenth, so that no flood fills the memory. */
export function createMemoryLimiter(now: () => number = Date.now): Limiter {
  const perKey = new Map<string, Counted>();
  const sharedByAll = new Map<string, Counted>();
  let sweptAt = Number.NEGATIVE_INFINITY;

  function makeRoom(at: number): void {
    if (at - sweptAt >= sweepEveryMs) {
      sweptAt = at;
      for (const [id, { resetAt }] of perKey) if (resetAt <= at) perKey.delete(id);
    }
    if (perKey.size < maxKeys) return;
    for (const id of [...perKey.keys()].slice(0, keysDroppedTogether)) perKey.delete(id);
  }

  function hit({ id, windowMs, isShared }: Hit, at: number): Counted {
    const windows = isShared ? sharedByAll : perKey;
    const open = windows.get(id);
    if (open && open.resetAt > at) {
      const next = { ...open, hits: open.hits + 1 };
      windows.set(id, next);
      return next;
    }
    windows.delete(id);
    if (!isShared && windows.size >= maxKeys) makeRoom(at);
    const first = { hits: 1, resetAt: at + windowMs };
    windows.set(id, first);
    return first;
  }

  return createLimiter(async (hits, at) => hits.map((each) => hit(each, at)), now);
}
