import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { insertRows } from "./insert-rows.ts";
import { openStore, type Store } from "./open.ts";

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "insert-rows-"));
  store = await openStore({ dataDir: folder });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

let built = 0;

/** Inserts, and on conflict adds a value that depends on the rows. */
function put(keys: readonly string[], hits: number) {
  const rows = keys.map((key) => ({ key, hits, reset_at: 1 }));
  return insertRows(store.db, "counts", rows, (some) => {
    built += 1;
    return store.db
      .insertInto("rate_limit")
      .values(some)
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ hits: 99 }))
      .returning(["key", "hits"]);
  });
}

test("builds the text once per number of rows, and writes the values of each call", async () => {
  built = 0;
  expect(await put(["a", "b"], 1)).toEqual([
    { key: "a", hits: 1 },
    { key: "b", hits: 1 },
  ]);
  expect(await put(["c", "d"], 2)).toEqual([
    { key: "c", hits: 2 },
    { key: "d", hits: 2 },
  ]);
  expect(built).toBe(1);
  expect(await put(["e"], 3)).toEqual([{ key: "e", hits: 3 }]);
  expect(built).toBe(2);
  expect(await put(["a", "f"], 4)).toEqual([
    { key: "a", hits: 99 },
    { key: "f", hits: 4 },
  ]);
  expect(built).toBe(2);
});

test("another store builds its own", async () => {
  await put(["a"], 1);
  built = 0;
  const other = join(folder, "other");
  await store.close();
  store = await openStore({ dataDir: other });
  expect(await put(["a"], 5)).toEqual([{ key: "a", hits: 5 }]);
  expect(built).toBe(1);
});
