import { setTimeout as sleep } from "node:timers/promises";
import type { Spell, Trouble } from "./plan.ts";

type Deed = {
  begin(): Promise<unknown>;
  end(): Promise<unknown>;
  /** What must be over first, and all that waits so goes one by one; each then lasts as long as it was to. */
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
  let oneByOne: Promise<unknown> = Promise.resolve();
  const carryOut = async ({ trouble, from, to }: Spell, before: Promise<unknown>): Promise<Spell> => {
    await until(from);
    await deeds[trouble].after?.();
    await before;
    const began = now();
    say(`  ${seconds()}  ${trouble} begins`);
    await deeds[trouble].begin();
    await until(to + began - from);
    await deeds[trouble].end();
    say(`  ${seconds()}  ${trouble} is over`);
    return { trouble, from: began, to: now() };
  };
  return Promise.all(
    plan.map((spell) => {
      if (!deeds[spell.trouble].after) return carryOut(spell, Promise.resolve());
      const done = carryOut(spell, oneByOne);
      oneByOne = done;
      return done;
    }),
  );
}
