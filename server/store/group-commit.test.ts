import { describe, expect, test } from "vitest";
import { groupCommit } from "./group-commit.ts";

/** A store whose commits end when the test says so. */
function openBook() {
  const batches: (readonly string[])[] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const commit = async (items: readonly string[]) => {
    const end = Promise.withResolvers<void>();
    batches.push(items);
    ends.push(end);
    await end.promise;
    return items.map((item) => item.toUpperCase());
  };
  /** Runs everything that does not wait for the test. */
  const settle = async () => {
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
  };
  return { batches, commit, settle, end: (index: number) => ends[index]?.resolve() };
}

const failing = (poison: (item: string) => boolean) => {
  const batches: (readonly string[])[] = [];
  const commit = async (items: readonly string[]) => {
    batches.push(items);
    if (items.some(poison)) throw new Error(`refused ${items.join("")}`);
    return items;
  };
  return { batches, commit };
};

describe("groupCommit", () => {
  test("commits together what arrives together, and the rest as soon as that is committed", async () => {
    const { batches, commit, settle, end } = openBook();
    const put = groupCommit(commit);
    const first = [put("a"), put("b")];
    await settle();
    const second = [put("c"), put("d"), put("e")];
    await settle();
    expect(batches).toEqual([["a", "b"]]);
    end(0);
    expect(await Promise.all(first)).toEqual(["A", "B"]);
    await settle();
    expect(batches).toEqual([
      ["a", "b"],
      ["c", "d", "e"],
    ]);
    end(1);
    expect(await Promise.all(second)).toEqual(["C", "D", "E"]);
  });

  test("with a second lane, commits beside the running commit as soon as enough items wait, and never starts a third", async () => {
    const { batches, commit, settle, end } = openBook();
    const put = groupCommit(commit, { lanes: 2 });
    const first = put("a");
    await settle();
    const few = [..."bcdefgh"].map(put);
    await settle();
    expect(batches).toEqual([["a"]]);
    const enough = put("i");
    await settle();
    expect(batches).toEqual([["a"], [..."bcdefghi"]]);
    const late = [..."jklmnopqr"].map(put);
    await settle();
    expect(batches).toHaveLength(2);
    end(1);
    await Promise.all([...few, enough]);
    await settle();
    expect(batches.at(-1)).toEqual([..."jklmnopqr"]);
    end(0);
    end(2);
    expect(await Promise.all([first, ...late])).toHaveLength(10);
  });

  test("a lane that finds nothing left commits nothing", async () => {
    const { batches, commit, settle, end } = openBook();
    const put = groupCommit(commit, { lanes: 2 });
    const all = [..."abcdefgh"].map(put);
    await settle();
    expect(batches).toEqual([[..."abcdefgh"]]);
    end(0);
    await Promise.all(all);
  });

  test("resolves no item before its commit has ended", async () => {
    const { commit, settle, end } = openBook();
    const put = groupCommit(commit);
    let answered = false;
    const one = put("a").then(() => {
      answered = true;
    });
    await settle();
    expect(answered).toBe(false);
    end(0);
    await one;
    expect(answered).toBe(true);
  });

  test("takes no more than fit into one commit, in order of arrival", async () => {
    const { batches, commit } = failing(() => false);
    const put = groupCommit(commit, { most: 2 });
    await Promise.all(["a", "b", "c", "d", "e"].map(put));
    expect(batches).toEqual([["a", "b"], ["c", "d"], ["e"]]);
  });

  test("starts again after it was idle", async () => {
    const { batches, commit } = failing(() => false);
    const put = groupCommit(commit);
    await put("a");
    await put("b");
    expect(batches).toEqual([["a"], ["b"]]);
  });

  test("an item that cannot be written fails alone", async () => {
    const { batches, commit } = failing((item) => item === "b");
    const put = groupCommit(commit);
    const results = await Promise.allSettled(["a", "b", "c"].map(put));
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(batches).toEqual([["a", "b", "c"], ["a"], ["b"], ["c"]]);
    expect(await put("d")).toBe("d");
  });

  test("a single item is retried once", async () => {
    let tries = 0;
    const put = groupCommit(async (items: readonly string[]) => {
      tries += 1;
      if (tries === 1) throw new Error("a connection that was cut while it lay idle");
      return items;
    });
    expect(await put("a")).toBe("a");
  });

  test("no item waits long for a store that is gone", async () => {
    const { batches, commit } = failing(() => true);
    const put = groupCommit(commit);
    const results = await Promise.allSettled(["a", "b", "c", "d"].map(put));
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected", "rejected"]);
    expect(batches).toHaveLength(3);
  });
});
