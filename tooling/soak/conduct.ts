import { setTimeout as sleep } from "node:timers/promises";
import type { Spell, Trouble } from "./plan.ts";

export type Deeds = Readonly<Record<Trouble, { begin(): Promise<unknown>; end(): Promise<unknown> }>>;

/** Carries a plan out; says when each trouble really began and ended, which is what answers are judged by. */
export async function conduct(
  plan: readonly Spell[],
  deeds: Deeds,
  now: () => number,
  say: (line: string) => void,
): Promise<readonly Spell[]> {
  const until = (at: number) => sleep(Math.max(0, at - now()));
  const seconds = () => `${(now() / 1_000).toFixed(0)} s`.padStart(7);
  return Promise.all(
    plan.map(async ({ trouble, from, to }) => {
      await until(from);
      const began = now();
      say(`  ${seconds()}  ${trouble} begins`);
      await deeds[trouble].begin();
      await until(to);
      await deeds[trouble].end();
      say(`  ${seconds()}  ${trouble} is over`);
      return { trouble, from: began, to: now() };
    }),
  );
}
