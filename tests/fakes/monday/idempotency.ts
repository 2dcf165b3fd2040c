import type { Reply } from "./board.ts";

export type IdempotencyKeys = { once(key: string, work: () => Reply): { said: Reply; replayed: boolean } };

/** The vendor performs a request once per key and repeats its answer, success or failure. */
export function createIdempotencyKeys(): IdempotencyKeys {
  const said = new Map<string, Reply>();
  return {
    once: (key, work) => {
      const before = said.get(key);
      if (before) return { said: before, replayed: true };
      const now = work();
      said.set(key, now);
      return { said: now, replayed: false };
    },
  };
}
