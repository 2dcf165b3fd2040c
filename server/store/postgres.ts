import { PostgresDialect } from "kysely";
import { Pool, type PoolConfig, types } from "pg";
import { StoreError } from "./store-error.ts";

const int8 = 20;

export type LostConnection = (error: Error) => void;

const shared: PoolConfig = {
  application_name: "amiva",
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  // Epoch milliseconds, dollars and counts are far below the safe integer limit.
  types: {
    getTypeParser: (oid: number, format?: "text" | "binary") =>
      oid === int8 && format !== "binary" ? Number : types.getTypeParser(oid, format as "text"),
  },
};

export function postgresDialect(databaseUrl: string, onLostConnection: LostConnection): PostgresDialect {
  // An instance that hangs must not keep its locks.
  const limits = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 };
  // Statements are short: starting parallel workers costs more than they save.
  const options = "-c max_parallel_workers_per_gather=0";
  return dialect({ max: 10, ...limits, options, connectionString: databaseUrl }, onLostConnection);
}

/** For migrations: one connection without a time limit, because it waits for other instances and builds indexes. */
export function postgresMigrationDialect(databaseUrl: string, onLostConnection: LostConnection): PostgresDialect {
  return dialect({ max: 1, connectionString: databaseUrl }, onLostConnection);
}

function dialect(config: PoolConfig, onLostConnection: LostConnection): PostgresDialect {
  const pool = new Pool({ ...shared, ...config });
  // Without these two listeners a lost connection would crash the process: one for idle connections, one for those in
  // use.
  pool.on("error", onLostConnection);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return new PostgresDialect({ pool });
}

/** The database's address without user and password. */
export function databaseLocation(databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname || "localhost"}:${port || "5432"}${pathname}`;
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "the host is not known",
  EAI_AGAIN: "the host's name cannot be looked up now",
  ETIMEDOUT: "the host does not answer",
  EHOSTUNREACH: "the host cannot be reached",
  ECONNRESET: "the connection was cut",
  "28P01": "it refuses the user or the password",
  "28000": "it refuses the user",
  "3D000": "there is no such database",
  "42501": "the user may not make tables in it",
  "53300": "it has no connection left",
  "57P03": "it is still starting",
};

/**
 * One line that an operator can act on. The driver's message is left out: it can contain the address with its
 * password.
 */
export function connectionError(databaseUrl: string, error: unknown): StoreError {
  const code = (error as { code?: unknown } | null)?.code;
  const known = typeof code === "string" ? (reasons[code] ?? `error ${code}`) : "it does not answer";
  return new StoreError(`DATABASE_URL: the database at ${databaseLocation(databaseUrl)} cannot be used: ${known}.`);
}
