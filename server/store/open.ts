import { type Dialect, Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { refuseMoved } from "./backup/moved-store.ts";
import { refuseUnusable } from "./backup/usable-database.ts";
import { type DeletionLog, openDeletionLog } from "./deletions/deletion-log.ts";
import { createDataDir, embeddedDialect, embeddedFile } from "./embedded.ts";
import { migrations } from "./migrations/migrations.ts";
import { putMigrationsBack } from "./migrations/set-aside.ts";
import {
  connectionError,
  databaseLocation,
  type LostConnection,
  postgresDialect,
  postgresMigrationDialect,
} from "./postgres.ts";
import type { Tables } from "./schema.ts";
import { StoreError } from "./store-error.ts";

export type Store = {
  readonly db: Kysely<Tables>;
  readonly engine: "embedded" | "postgres";
  readonly deletions: DeletionLog;
  /** Rejects when the store cannot answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

export type StoreSettings = { readonly dataDir: string; readonly databaseUrl?: string | undefined };

/**
 * PostgreSQL if an address is given, else one file in the data folder. Both are migrated before they are returned. A
 * command-line tool may open the same store while servers run.
 */
export async function openStore(
  { dataDir, databaseUrl }: StoreSettings,
  onLostConnection: LostConnection = () => undefined,
): Promise<Store> {
  const deletions = openDeletionLog(dataDir);
  if (databaseUrl) return openPostgres({ dataDir, databaseUrl }, deletions, onLostConnection);
  refuseMoved(dataDir);
  createDataDir(dataDir);
  return openDialect(embeddedDialect(embeddedFile(dataDir)), { engine: "embedded", deletions });
}

/** For the line printed at the start. */
export function storeLocation({ dataDir, databaseUrl }: StoreSettings): string {
  return databaseUrl ? `PostgreSQL, at ${databaseLocation(databaseUrl)}` : `embedded, in ${dataDir}`;
}

/** A store on any dialect of the two engines, migrated. */
export async function openDialect(dialect: Dialect, parts: Pick<Store, "engine" | "deletions">): Promise<Store> {
  const db = new Kysely<Tables>({ dialect });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return asStore(db, parts);
}

type PostgresSettings = { readonly dataDir: string; readonly databaseUrl: string };

/**
 * A database that `npm run move-store` may fill: migrated, whether or not it is marked as unfinished, and without
 * time limits.
 */
export async function openPostgresToFill({ dataDir, databaseUrl }: PostgresSettings): Promise<Store> {
  const parts = { engine: "postgres", deletions: openDeletionLog(dataDir) } as const;
  try {
    return await openDialect(
      postgresMigrationDialect(databaseUrl, () => undefined),
      parts,
    );
  } catch (error) {
    throw error instanceof StoreError ? error : connectionError(databaseUrl, error);
  }
}

async function openPostgres(
  settings: PostgresSettings,
  deletions: DeletionLog,
  onLostConnection: LostConnection,
): Promise<Store> {
  const { databaseUrl } = settings;
  const parts = { engine: "postgres", deletions } as const;
  try {
    const migrating = await openDialect(postgresMigrationDialect(databaseUrl, onLostConnection), parts);
    try {
      await refuseUnusable(migrating.db, settings);
    } finally {
      await migrating.close();
    }
    return asStore(new Kysely<Tables>({ dialect: postgresDialect(databaseUrl, onLostConnection) }), parts);
  } catch (error) {
    throw error instanceof StoreError ? error : connectionError(databaseUrl, error);
  }
}

function asStore(db: Kysely<Tables>, parts: Pick<Store, "engine" | "deletions">): Store {
  return {
    db,
    ...parts,
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}

/**
 * Safe when several instances start at once: PostgreSQL's advisory lock, or the embedded file's write lock, lets one
 * through.
 */
async function migrate(db: Kysely<Tables>): Promise<void> {
  await putMigrationsBack(db);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Migrations are ordered by time, and the clocks of two machines may differ.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  // Kysely has no error type for this case.
  if (error instanceof Error && error.message.startsWith("corrupted migrations"))
    throw new StoreError("The store was written by a newer version of AMIVA+. Run that version, or restore a backup.");
  throw error;
}
