import { setTimeout as sleep } from "node:timers/promises";
import type { Spell, Trouble } from "./plan.ts";

type Deed = {
  begin(): Promise<unknown>;
  end(): Promise<unknown>;
  /** What must be over first; the trouble then lasts as long as it was to. */
  after?(): Promise<unknown>;
};
export type Deeds = Readonly<Record<Trouble, Deed>>;

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
      await deeds[trouble].after?.();
      const began = now();
      say(`  ${seconds()}  ${trouble} begins`);
      await deeds[trouble].begin();
      await until(to + began - from);
      await deeds[trouble].end();
      say(`  ${seconds()}  ${trouble} is over`);
      return { trouble, from: began, to: now() };
    }),
  );
}
