import { Refusal } from "./refusal.ts";

export type Limit = { readonly name: string; readonly most: number; readonly windowMs: number };

/** Counts how often something happens; the window starts with the first time. */
export type Limiter = {
  /** Counts against a limit, and against a second one that is not used up by those who are known to be over the first.
   *  @throws Refusal tooMany once there were more than a limit allows within its window. */
  count(limit: Limit, key: string, second?: readonly [Limit, string]): Promise<void>;
};

const mostKeys = 50_000;
/** To look through all of them for each newcomer would make a flood's work ours. */
const lookThroughEveryMs = 1_000;

/** For one process. Keys whose window is over are dropped, and at worst the oldest, so that no flood fills the memory. */
export function memoryLimiter(now: () => number = Date.now): Limiter {
  const windows = new Map<string, { hits: number; endsAt: number }>();
  let lookedThroughAt = Number.NEGATIVE_INFINITY;

  function makeRoom(at: number): void {
    if (at - lookedThroughAt >= lookThroughEveryMs) {
      lookedThroughAt = at;
      for (const [id, { endsAt }] of windows) if (endsAt <= at) windows.delete(id);
    }
    for (const id of windows.keys()) {
      if (windows.size < mostKeys) return;
      windows.delete(id);
    }
  }

  function hit({ name, most, windowMs }: Limit, key: string): void {
    const id = `${name} ${key}`;
    const at = now();
    const open = windows.get(id);
    if (open && open.endsAt > at) {
      open.hits += 1;
      if (open.hits > most) throw tooMany(name, open.endsAt - at);
      return;
    }
    windows.delete(id);
    if (windows.size >= mostKeys) makeRoom(at);
    windows.set(id, { hits: 1, endsAt: at + windowMs });
  }

  return {
    async count(limit, key, second) {
      hit(limit, key);
      if (second) hit(...second);
    },
  };
}

export function tooMany(name: string, forMs: number): Refusal {
  return new Refusal("tooMany", `limit ${name} reached`, { retryAfterSeconds: Math.ceil(forMs / 1_000) });
}
