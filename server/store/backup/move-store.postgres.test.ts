import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDeletionLog } from "#server/store/deletions/deletion-log.ts";
import { hashOf } from "#server/store/deletions/deletion-tombstones.ts";
import { embeddedFile } from "#server/store/embedded.ts";
import { openDialect, openStore, type Store } from "#server/store/open.ts";
import { databaseLocation, postgresMigrationDialect } from "#server/store/postgres.ts";
import { holdServerLock } from "#server/store/server-lock.ts";
import { sampleLead } from "#server/store/store.fixture.ts";
import { listTables } from "#server/store/tables.ts";
import { openPostgresFixture } from "#tests/support/postgres.fixture.ts";
import { startScript } from "#tests/support/site-process.ts";
import { runCommand } from "#tooling/run/command.ts";
import { emptySettings } from "#tooling/run/empty-settings.ts";
import { copyStore } from "./copy-store.ts";
import { moveStore } from "./move-store.ts";
import { markMoved } from "./moved-store.ts";

const fixture = await openPostgresFixture();
afterAll(() => fixture.dispose());

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "move-"));
  dataDir = join(folder, "data");
});
afterEach(() => rmSync(folder, { recursive: true }));

async function withStore<T>(settings: Parameters<typeof openStore>[0], work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(settings);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/**
 * Rows in every table of the schema, including tables that a later version adds: many kinds of text, large numbers
 * and nulls.
 */
async function fillEveryTable({ db }: Store): Promise<void> {
  const texts = (name: string) => [`${name} – “naïve” 日本 🏛 '";\\`, `${name} "2"\n\t`, `${name} 3`];
  // A text in a child equals the one in its parent, so that the child's rows refer to the parent's.
  const shared = new Map<string, string>();
  for (const { name } of await listTables(db)) {
    const foreign = await sql<{ from: string; table: string; to: string }>`
      select "from", "table", "to" from pragma_foreign_key_list(${name})`.execute(db);
    for (const { from, table, to } of foreign.rows) shared.set(`${name}.${from}`, `${table}.${to}`);
  }
  await sql`pragma foreign_keys = off`.execute(db);
  for (const { name } of await listTables(db)) {
    type Column = { name: string; type: string; notnull: number; pk: number };
    const { rows: columns } = await sql<Column>`select * from pragma_table_info(${name})`.execute(db);
    for (const index of [0, 1, 2]) {
      const sampleValue = ({ name: column, type, notnull, pk }: Column) => {
        if (index === 2 && notnull === 0 && pk === 0) return null;
        if (type === "bigint") return 1_763_300_000_000 + index;
        if (type.toLowerCase() !== "text") return index;
        const place = `${name}.${column}`;
        return texts(shared.get(place) ?? place)[index];
      };
      const names = sql.join(columns.map((column) => sql.ref(column.name)));
      await sql`insert into ${sql.ref(name)} (${names}) values (${sql.join(columns.map(sampleValue))})`.execute(db);
    }
  }
  await sql`pragma foreign_keys = on`.execute(db);
  expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
}

const rowsOf = async ({ db }: Store, table: string) =>
  (await sql<object>`select * from ${sql.ref(table)}`.execute(db)).rows
    .map((row) => JSON.stringify(Object.entries(row).toSorted()))
    .toSorted();

test(`every table of the schema is copied and compared, to ${fixture.name}`, async () => {
  await withStore({ dataDir }, async (source) => {
    await fillEveryTable(source);
    const target = await fixture.open();
    const steps: string[] = [];
    const copied = await copyStore(source.db, target.db, ({ table, step, done, all }) =>
      steps.push(`${table} ${step} ${done} of ${all}`),
    );
    const names = (await listTables(source.db)).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(8);
    expect(copied.map(({ name, rows }) => [name, rows]).toSorted()).toEqual(names.map((name) => [name, 3]).toSorted());
    for (const name of names) {
      expect(await rowsOf(target, name), name).toEqual(await rowsOf(source, name));
      for (const step of ["copied", "checked"]) expect(steps).toContain(`${name} ${step} 3 of 3`);
    }
    await expect(copyStore(source.db, target.db)).rejects.toThrow(
      /The database is not empty: its table \w+ holds 3 rows/,
    );
    await target.close();
  });
});

describe.runIf(fixture.newDatabase)("with a real server", () => {
  const newDatabase = () => fixture.newDatabase?.() ?? Promise.reject(new Error("There is no server"));
  const ids = async (store: Store) =>
    (await store.db.selectFrom("lead").select("id").orderBy("id").execute()).map(({ id }) => id);
  const leads = Array.from({ length: 1_200 }, (_, index) =>
    sampleLead({ id: `lead ${String(index).padStart(4, "0")}` }),
  );
  const fill = () =>
    withStore({ dataDir }, async ({ db }) => {
      await db
        .insertInto("forgotten")
        .values({ hash: hashOf.lead("deleted"), forgotten_at: 1 })
        .execute();
      for (let from = 0; from < leads.length; from += 400)
        await db
          .insertInto("lead")
          .values(leads.slice(from, from + 400))
          .execute();
    });

  test("a move that is killed leaves a database on which nothing starts; run again, it completes", async () => {
    await fill();
    const databaseUrl = await newDatabase();
    const dialect = postgresMigrationDialect(databaseUrl, () => undefined);
    const database = await openDialect(dialect, { engine: "postgres", deletions: openDeletionLog(folder) });
    // Blocks the move while it writes leads.
    const { promise: untilKilled, resolve: letGo } = Promise.withResolvers<void>();
    const { promise: untilLocked, resolve: locked } = Promise.withResolvers<void>();
    const blocking = database.db.transaction().execute(async (tx) => {
      await sql`lock table lead in exclusive mode`.execute(tx);
      locked();
      await untilKilled;
    });
    await untilLocked;
    const move = startScript("scripts/move-store.ts", { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    await move.says("  forgotten");
    await move.stop("SIGKILL");
    letGo();
    await blocking;
    await database.close();

    for (const dir of [dataDir, join(folder, "another-server")])
      await expect(openStore({ dataDir: dir, databaseUrl })).rejects.toThrow(
        /^The database at .+ is not complete: npm run move-store did not finish\. Run it again before the site starts\.$/,
      );
    expect(await withStore({ dataDir }, ids)).toEqual(leads.map(({ id }) => id));
    // As if it is killed at its last step.
    markMoved(dataDir, databaseUrl, { now: 0 });
    const moved = await moveStore({ dataDir, databaseUrl }, { now: 0 });
    expect(moved).toContainEqual(expect.objectContaining({ name: "lead", rows: leads.length }));
    expect(await withStore({ dataDir, databaseUrl }, ids)).toEqual(leads.map(({ id }) => id));
  }, 30_000);

  test("after the move the embedded store still has its rows, and nothing starts on it or moves it again", async () => {
    await fill();
    const databaseUrl = await newDatabase();
    await moveStore({ dataDir, databaseUrl }, { now: 0 });
    const place = databaseLocation(databaseUrl);
    const refusal = `The store in ${dataDir} was moved to PostgreSQL at ${place} on 1970-01-01. Set DATABASE_URL to that database.`;
    await expect(openStore({ dataDir })).rejects.toThrow(refusal);
    await expect(moveStore({ dataDir, databaseUrl: await newDatabase() }, { now: 0 })).rejects.toThrow(refusal);
    await expect(openStore({ dataDir, databaseUrl: await newDatabase() })).rejects.toThrow(
      /The database at .+ is empty, but the store in .+ was moved to PostgreSQL at .+ on 1970-01-01\./,
    );
    const env = { ...emptySettings, DATA_DIR: dataDir };
    const backup = await runCommand(process.execPath, ["scripts/backup.ts", join(folder, "backup")], { env });
    expect(backup).toMatchObject({ code: 1, output: expect.stringContaining(refusal) });
    // Everyone may be deleted from PostgreSQL later: an empty database is correct then.
    await withStore({ dataDir, databaseUrl }, ({ db }) => db.deleteFrom("lead").execute());
    expect(await withStore({ dataDir, databaseUrl }, ids)).toEqual([]);
    // The way back that the message names.
    rmSync(join(dataDir, "moved-to-postgres.txt"));
    expect(await withStore({ dataDir }, ids)).toEqual(leads.map(({ id }) => id));
  }, 30_000);

  test("refuses a store that is missing, empty or in use, and a database that holds something", async () => {
    const databaseUrl = await newDatabase();
    await expect(moveStore({ dataDir, databaseUrl }, { now: 0 })).rejects.toThrow("There is no store in DATA_DIR");
    await withStore({ dataDir }, async () => undefined);
    await expect(moveStore({ dataDir, databaseUrl }, { now: 0 })).rejects.toThrow("is empty. Start the site with");
    await fill();
    const lock = holdServerLock(dataDir);
    await expect(moveStore({ dataDir, databaseUrl }, { now: 0 })).rejects.toThrow(
      `The site runs on the store in ${dataDir}. Stop it, then run the command again.`,
    );
    lock.release();
    await withStore({ dataDir: join(folder, "other"), databaseUrl }, ({ db }) =>
      db
        .insertInto("lead")
        .values(sampleLead({ id: "theirs" }))
        .execute(),
    );
    await expect(moveStore({ dataDir, databaseUrl }, { now: 0 })).rejects.toThrow(
      "The database is not empty: its table lead holds 1 row. Nothing was moved.",
    );
    // It was complete before, and still is.
    expect(await withStore({ dataDir: join(folder, "other"), databaseUrl }, ids)).toEqual(["theirs"]);
  });

  test("a start on an empty database beside a filled embedded store is refused; beside an empty one it is not", async () => {
    const databaseUrl = await newDatabase();
    mkdirSync(dataDir);
    await withStore({ dataDir }, async () => undefined);
    await withStore({ dataDir, databaseUrl }, async () => undefined);
    await fill();
    await expect(openStore({ dataDir, databaseUrl })).rejects.toThrow(
      /is empty, but the embedded store in .+ is filled \(leads: 1200\)\. Move it with: npm run move-store\./,
    );
    await withStore({ dataDir: join(folder, "other"), databaseUrl }, ({ db }) =>
      db
        .insertInto("lead")
        .values(sampleLead({ id: "a" }))
        .execute(),
    );
    expect(await withStore({ dataDir, databaseUrl }, ids)).toEqual(["a"]);
  });

  test("a start on an empty database beside a file that is not a store names the file", async () => {
    const databaseUrl = await newDatabase();
    mkdirSync(dataDir);
    writeFileSync(embeddedFile(dataDir), "not a store".repeat(100));
    await expect(openStore({ dataDir, databaseUrl })).rejects.toThrow(
      `${embeddedFile(dataDir)} is not a store of AMIVA+, or it is damaged. Move it to another folder.`,
    );
  });
});
