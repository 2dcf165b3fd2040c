import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore } from "./open.ts";
import { sampleLead } from "./store.test-bench.ts";
import { findValuationRecord } from "./valuations.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "store-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("opens an empty folder, opens it again, and keeps what was written", async () => {
  const first = await openStore({ dataDir: join(folder, "data") });
  await first.db
    .insertInto("lead")
    .values(sampleLead({ id: "v1", record: '{"a":1}' }))
    .execute();
  await first.close();
  const second = await openStore({ dataDir: join(folder, "data") });
  expect(await findValuationRecord(second, "v1")).toBe('{"a":1}');
  expect(await findValuationRecord(second, "v2")).toBeUndefined();
  await second.close();
});

test("syncs every acknowledged write", async () => {
  const store = await openStore({ dataDir: folder });
  const setting = async (name: string) =>
    (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(store.db)).rows[0]?.[name];
  expect(await setting("journal_mode")).toBe("wal");
  expect(await setting("synchronous")).toBe(2);
  await store.close();
});

test("a closed store does not answer", async () => {
  const store = await openStore({ dataDir: folder });
  await store.ping();
  await store.close();
  await expect(store.ping()).rejects.toThrow();
});
