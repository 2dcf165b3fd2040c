import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { Kysely, SqliteDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations.ts";
import type { Tables } from "./schema.ts";

export type Store = {
  readonly db: Kysely<Tables>;
  /** Rejects when the store cannot answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** The embedded store: one file, every acknowledged write synced to disk. */
export async function openStore(dataDir: string): Promise<Store> {
  mkdirSync(dataDir, { recursive: true });
  const file = new DatabaseSync(join(dataDir, "amiva.sqlite"), { timeout: 5000 });
  file.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;");
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: asKyselyDatabase(file) }) });
  await migrate(db);
  return {
    db,
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}

async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Kysely speaks better-sqlite3; Node's own driver takes its parameters spread out. */
function asKyselyDatabase(file: DatabaseSync) {
  return {
    close: () => file.close(),
    prepare(query: string) {
      const statement = file.prepare(query);
      const spread = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...spread(parameters)),
        run: (parameters: readonly unknown[]) => statement.run(...spread(parameters)),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...spread(parameters)),
      };
    },
  };
}
