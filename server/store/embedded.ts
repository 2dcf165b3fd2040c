import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { type DialectAdapter, SqliteAdapter, SqliteDialect } from "kysely";
import { StoreError } from "./store-error.ts";

/** How long one process waits for another's write, such as a command-line tool's while the server runs. */
export const busyTimeoutMs = 5_000;
const maxStatements = 200;

export function embeddedFile(dataDir: string): string {
  return join(dataDir, "amiva.sqlite");
}

/** Leads are private: only the user that runs the site may read the folder and its files. */
export function openPrivateFile(path: string, options: { readonly timeout: number }): DatabaseSync {
  const file = new DatabaseSync(path, options);
  chmodSync(path, 0o600);
  return file;
}

/** One file; every acknowledged write is synced to disk; other processes may read and write it too. */
export function openEmbeddedFile(path: string): DatabaseSync {
  const file = openPrivateFile(path, { timeout: busyTimeoutMs });
  file.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;");
  // Deleted data must not stay in the file.
  file.exec("pragma secure_delete = on;");
  // Rollback data per statement is small, and a temporary file would cost more than the statement.
  file.exec("pragma temp_store = memory; pragma cache_size = -32768;");
  // A long read can delay checkpoints; afterward the log shrinks again.
  file.exec("pragma journal_size_limit = 67108864;");
  return file;
}

/** The number of rows in a table of a store's file; 0 if the file is of a version that did not have the table. */
export function countRows(file: DatabaseSync, table: string): number {
  const [known] = file.prepare("select 1 from sqlite_master where type = 'table' and name = ?").all(table);
  return known ? Number(file.prepare(`select count(*) as rows from ${table}`).get()?.["rows"]) : 0;
}

export function createDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StoreError(`DATA_DIR ${dataDir} cannot be made: ${(error as NodeJS.ErrnoException).code}.`);
  }
}

export function embeddedDialect(path: string): SqliteDialect {
  return new EmbeddedDialect({ database: asKyselyDatabase(openEmbeddedFile(path)) });
}

class EmbeddedDialect extends SqliteDialect {
  override createAdapter(): DialectAdapter {
    return new EmbeddedAdapter();
  }
}

/**
 * SQLite can roll back schema changes, so a migration is one transaction, and its write lock blocks other processes.
 */
class EmbeddedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely expects better-sqlite3; Node's driver takes its parameters spread out. */
function asKyselyDatabase(file: DatabaseSync) {
  const statements = new Map<string, StatementSync>();

  function prepared(query: string): StatementSync {
    const known = statements.get(query);
    if (known) return known;
    const statement = file.prepare(query);
    if (statements.size >= maxStatements) statements.clear();
    statements.set(query, statement);
    return statement;
  }

  return {
    close: () => file.close(),
    prepare(query: string) {
      // A transaction that reads first and writes later fails if another process wrote in between, so lock at the
      // start.
      const statement = prepared(query === "begin" ? "begin immediate" : query);
      const spread = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...spread(parameters)),
        run: (parameters: readonly unknown[]) => statement.run(...spread(parameters)),
        // Rows are streamed one by one while other queries run, so this statement is not shared.
        iterate: (parameters: readonly unknown[]) => file.prepare(query).iterate(...spread(parameters)),
      };
    },
  };
}
