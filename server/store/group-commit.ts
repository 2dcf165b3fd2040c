import { setImmediate as nextTurn } from "node:timers/promises";

type Waiting<Item, Result> = {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
};

export type GroupSettings = {
  readonly most?: number;
  /** How many commits may be under way at once. */
  readonly lanes?: number;
};

/** Fewer are no reason for a commit beside the one under way: they wait for its end. */
const enoughForAnother = 8;

/** After so many failures in a row the store itself is taken to have failed, and nobody else is made to wait for it. */
const mostFailures = 2;

/**
 * Commits together what comes in together: whoever arrives while a commit is under way is in the next one, which starts
 * as soon as that has ended, or beside it where there is a lane for it and enough wait. If a commit fails, its members are tried one by one in their order, so that one that cannot
 * be written fails alone. `commit` gives a result for each item; it must be safe to repeat.
 */
export function groupCommit<Item, Result>(
  commit: (items: readonly Item[]) => Promise<readonly Result[]>,
  { most = 200, lanes = 1 }: GroupSettings = {},
): (item: Item) => Promise<Result> {
  type Member = Waiting<Item, Result>;
  const waiting: Member[] = [];
  let running = 0;

  async function run(): Promise<void> {
    running += 1;
    while (waiting.length > 0) {
      // The embedded store holds up the process while it syncs: what has arrived meanwhile is read first, to come along.
      await nextTurn();
      const members = waiting.splice(0, most);
      // Another lane may have taken them all.
      if (members.length > 0) await commitTogether(members);
    }
    running -= 1;
  }

  async function commitTogether(members: readonly Member[]): Promise<void> {
    try {
      const results = await commit(members.map(({ item }) => item));
      for (const [index, { resolve }] of members.entries()) resolve(results[index] as Result);
    } catch {
      await commitOneByOne(members);
    }
  }

  async function commitOneByOne(members: readonly Member[]): Promise<void> {
    let failures = 0;
    let reason: unknown;
    for (const { item, resolve, reject } of members) {
      if (failures >= mostFailures) {
        reject(reason);
        continue;
      }
      try {
        const [result] = await commit([item]);
        resolve(result as Result);
        failures = 0;
      } catch (error) {
        reason = error;
        failures += 1;
        reject(error);
      }
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      // Neither part of it rejects: every failure is its member's.
      if (running === 0 || (running < lanes && waiting.length >= enoughForAnother)) void run();
    });
}
