import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGliteDialect } from "kysely";
import { openDeletionLog } from "#server/store/deletions/deletion-log.ts";
import { openDialect, openStore, type Store } from "#server/store/open.ts";
import { createDatabase, dropDatabase, findPostgres, startPostgres } from "#tooling/run/private-postgres.ts";

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

/** TEST_DATABASE_URL if it is set (`pglite` selects the stand-in), else the installed server, else the stand-in. */
export async function openPostgresFixture(): Promise<PostgresFixture> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given && given !== "pglite") return onGivenServer(given);
  const programs = given ? undefined : findPostgres();
  return programs ? onPrivateServer(programs) : onStandIn();
}

async function onGivenServer(address: string): Promise<PostgresFixture> {
  const made: string[] = [];
  const { dataDir, remove } = dataFolder();
  const newDatabase = async () => {
    const name = `amiva_test_${randomUUID()}`;
    await createDatabase(address, name);
    made.push(name);
    const url = new URL(address);
    url.pathname = name;
    return url.href;
  };
  const databaseUrl = await newDatabase();
  return {
    name: "PostgreSQL at TEST_DATABASE_URL",
    newDatabase,
    open: () => openStore({ dataDir, databaseUrl }),
    dispose: async () => {
      remove();
      for (const name of made) await dropDatabase(address, name);
    },
  };
}

async function onPrivateServer(programs: string): Promise<PostgresFixture> {
  const server = await startPostgres(programs);
  const { dataDir, remove } = dataFolder();
  const newDatabase = () => server.createDatabase(`test_${randomUUID()}`);
  const databaseUrl = await newDatabase();
  return {
    name: `PostgreSQL of ${programs}`,
    newDatabase,
    open: () => openStore({ dataDir, databaseUrl }),
    dispose: async () => {
      remove();
      await server.stop();
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
