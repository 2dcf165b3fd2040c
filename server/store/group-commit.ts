import { setImmediate as nextTurn } from "node:timers/promises";

type Waiting<Item, Result> = {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
};

export type GroupSettings = {
  readonly most?: number;
  /** How many commits may run at once. */
  readonly lanes?: number;
};

/** With fewer waiting items no second commit is started: they wait for the running one. */
const enoughForAnother = 8;

/** After this many failures in a row the store is considered down, and the remaining items fail at once. */
const maxFailures = 2;

/**
 * Commits together what arrives together: an item that arrives during a commit is part of the next one, which starts
 * when the first has ended, or beside it if a lane is free and enough items wait. If a commit fails, its items are
 * tried one by one in order, so that one that cannot be written fails alone. `commit` returns a result for each item
 * and must be safe to repeat.
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
      // The embedded store blocks the process while it syncs: first read what has arrived meanwhile, so that it joins
      // the commit.
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
      if (failures >= maxFailures) {
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
      // Neither part rejects: each failure is reported to its item.
      if (running === 0 || (running < lanes && waiting.length >= enoughForAnother)) void run();
    });
}
