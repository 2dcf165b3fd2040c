import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGliteDialect } from "kysely";
import { inject } from "vitest";
import { openDeletionLog } from "#server/store/deletions/deletion-log.ts";
import { openDialect, openStore, type Store } from "#server/store/open.ts";
import { createDatabase, dropDatabase } from "#tooling/run/private-postgres.ts";

/** PostgreSQL for a test. */
export type PostgresFixture = {
  readonly name: string;
  /** The address of a new, empty database; absent if no server was found. */
  readonly newDatabase: (() => Promise<string>) | undefined;
  /** Another handle on the one database that the tests share. */
  open(): Promise<Store>;
  dispose(): Promise<void>;
};

/** Where the stores of a fixture keep their deletion log. */
function dataFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), "postgres-fixture-"));
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true }) };
}

/** On a new database of the server that `postgres.setup.ts` found or started, else on the stand-in. */
export async function openPostgresFixture(): Promise<PostgresFixture> {
  const server = inject("postgres");
  return server ? onServer(server) : onStandIn();
}

async function onServer({ name, address }: { readonly name: string; readonly address: string }) {
  const made: string[] = [];
  const { dataDir, remove } = dataFolder();
  const newDatabase = async () => {
    const database = `amiva_test_${randomUUID()}`;
    await createDatabase(address, database);
    made.push(database);
    const url = new URL(address);
    url.pathname = database;
    return url.href;
  };
  const databaseUrl = await newDatabase();
  return {
    name,
    newDatabase,
    open: () => openStore({ dataDir, databaseUrl }),
    dispose: async () => {
      remove();
      for (const database of made) await dropDatabase(address, database);
    },
  };
}

/** PostgreSQL's own code in memory, with one connection: it tests queries, but not locks. */
async function onStandIn(): Promise<PostgresFixture> {
  const { PGlite } = await import("@electric-sql/pglite");
  const pglite = await PGlite.create();
  const { dataDir, remove } = dataFolder();
  return {
    name: "PGlite in memory, because no PostgreSQL server is installed here and TEST_DATABASE_URL is not set",
    newDatabase: undefined,
    open: async () => ({
      ...(await openDialect(new PGliteDialect({ pglite }), {
        engine: "postgres",
        deletions: openDeletionLog(dataDir),
      })),
      // The handles share one database, which is disposed with the fixture.
      close: async () => undefined,
    }),
    dispose: async () => {
      remove();
      await pglite.close();
    },
  };
}
