import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { embeddedFile } from "./embedded.ts";
import { findValuationRecord } from "./leads/leads.ts";
import { migrations } from "./migrations/migrations.ts";
import { openStore, storeLocation } from "./open.ts";
import { sampleLead } from "./store.fixture.ts";

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

test("only the user that runs the site may read it", async () => {
  const dataDir = join(folder, "data");
  const store = await openStore({ dataDir });
  for (const path of [dataDir, embeddedFile(dataDir), `${embeddedFile(dataDir)}-wal`])
    expect(statSync(path).mode & 0o077, path).toBe(0);
  await store.close();
});

test("three processes that open it at once migrate it once", async () => {
  const program = `
    import { openStore } from "#server/store/open.ts";
    const store = await openStore({ dataDir: process.argv[1] });
    const rows = await store.db.selectFrom("kysely_migration").selectAll().execute();
    process.stdout.write(String(rows.length));
  `;
  const run = promisify(execFile);
  const runs = await Promise.all(
    [1, 2, 3].map(() => run(process.execPath, ["--input-type=module", "-e", program, folder])),
  );
  const count = String(Object.keys(migrations).length);
  expect(runs.map(({ stdout, stderr }) => stdout + stderr)).toEqual([count, count, count]);
});

test("a store written by a newer version is refused in plain words", async () => {
  const store = await openStore({ dataDir: folder });
  await sql`insert into kysely_migration values ('9999_later', '2030-01-01')`.execute(store.db);
  await store.close();
  await expect(openStore({ dataDir: folder })).rejects.toThrow(/newer version/);
});

test.each([
  [{ dataDir: "./data" }, "embedded, in ./data"],
  [
    { dataDir: "./data", databaseUrl: "postgres://user:secret@db.example:6432/amiva?sslmode=require" },
    "PostgreSQL, at db.example:6432/amiva",
  ],
  [
    { dataDir: "./data", databaseUrl: "postgresql://user:secret@db.example/amiva" },
    "PostgreSQL, at db.example:5432/amiva",
  ],
])("the start says where the store is, and no secret: %o", (settings, says) => {
  expect(storeLocation(settings)).toBe(says);
});
