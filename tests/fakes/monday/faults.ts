import type { FakeMode } from "#tests/fakes/monday.ts";
import { oneOf, seededRandom, whole } from "#tests/support/random.ts";

const unclear: readonly [FakeMode, ...FakeMode[]] = ["fails", "failsAfter", "dies", "late", "stalls", "repeats"];
// Rarer, because all deliveries pause after one of them.
const drawn: readonly [FakeMode, ...FakeMode[]] = [...unclear, ...unclear, "rateLimited", "complexity"];

/** Faults for a share of all requests, the same in the same order for the same seed. */
export function seededFaults({ seed, share, lateMs }: { seed: number; share: number; lateMs: number }) {
  const random = seededRandom(seed);
  return (): { mode: FakeMode; lateMs: number } | undefined => {
    if (random() >= share) return undefined;
    return { mode: oneOf(random, drawn), lateMs: whole(random, lateMs) };
  };
}
