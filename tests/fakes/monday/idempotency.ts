import type { Said } from "./board.ts";

export type KeyMemory = { once(key: string, work: () => Said): { said: Said; replayed: boolean } };

/** The vendor performs a request once per key and repeats its answer, success or failure. */
export function createKeyMemory(): KeyMemory {
  const said = new Map<string, Said>();
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
