import { isDeepStrictEqual } from "node:util";
import { type Kysely, sql } from "kysely";
import { errorCode } from "#server/ops/error-code.ts";
import type { Tables } from "#server/store/schema.ts";
import { StoreError } from "#server/store/store-error.ts";
import { listTables } from "#server/store/tables.ts";

/** A row of any table. */
type Row = Readonly<Record<string, unknown>>;
type SourceTable = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
  readonly parents: readonly string[];
  readonly rows: number;
};

export type Progress = {
  readonly table: string;
  readonly step: "copied" | "checked";
  readonly done: number;
  readonly all: number;
};
export type OnProgress = (progress: Progress) => void;

/** Tables that a started site fills without any visitor: a database with rows only in these counts as empty. */
const filledBySite: readonly string[] = [
  "rate_limit",
  "daily_use",
  "analysis",
  "vendor_outage",
  "secret",
  "funnel_count",
  "delivery_hour",
  // Only that of the environment: others are made by members of the desk, who are counted.
  "webhook",
];

/** Batch limits: within PostgreSQL's number of parameters and the memory that documents take. */
const maxRows = 500;
const maxCharacters = 4_000_000;

/**
 * Copies every table of an embedded store into an empty database and compares row by row, both in the callers'
 * transactions.
 */
export async function copyStore(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  onProgress: OnProgress = () => undefined,
): Promise<readonly Pick<SourceTable, "name" | "rows">[]> {
  const tables = parentsFirst(await sourceTables(from));
  await refuseNonEmpty(from, to);
  for (const name of filledBySite) await sql`delete from ${sql.ref(name)}`.execute(to);
  for (const table of tables) await copyTable(from, to, table, onProgress);
  for (const table of tables) await compareTable(from, to, table, onProgress);
  return tables;
}

async function sourceTables(from: Kysely<Tables>): Promise<readonly SourceTable[]> {
  const tables: SourceTable[] = [];
  for (const { name, columns } of await listTables(from)) {
    const info = await sql<{ name: string; pk: number }>`select name, pk from pragma_table_info(${name})`.execute(from);
    const foreign = await sql<{ table: string }>`select "table" from pragma_foreign_key_list(${name})`.execute(from);
    const key = info.rows.filter(({ pk }) => pk > 0).map((column) => column.name);
    if (key.length === 0) throw new Error(`The table ${name} has no primary key to compare its rows by`);
    tables.push({ name, columns, key, parents: foreign.rows.map(({ table }) => table), rows: await count(from, name) });
  }
  return tables;
}

/** A row that refers to another must be written after it. */
function parentsFirst(tables: readonly SourceTable[]): readonly SourceTable[] {
  const placed: SourceTable[] = [];
  const isPlaced = (name: string) => placed.some((table) => table.name === name);
  while (placed.length < tables.length) {
    const next = tables.filter(({ name, parents }) => !isPlaced(name) && parents.every(isPlaced));
    if (next.length === 0) throw new Error("Tables refer to each other in a circle");
    placed.push(...next);
  }
  return placed;
}

/** @throws StoreError if the database holds anything that a visitor or the firm put there */
export async function refuseNonEmpty(from: Kysely<Tables>, to: Kysely<Tables>): Promise<void> {
  for (const { name } of await listTables(from)) {
    const rows = filledBySite.includes(name) ? 0 : await count(to, name);
    if (rows > 0)
      throw new StoreError(
        `The database is not empty: its table ${name} holds ${rows} ${rows === 1 ? "row" : "rows"}. Nothing was moved.`,
      );
  }
}

async function copyTable(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  { name, columns, rows: all }: SourceTable,
  onProgress: OnProgress,
): Promise<void> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  let done = 0;
  for await (const rows of batches(from, name)) {
    const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    await sql`insert into ${sql.ref(name)} (${list}) values ${sql.join(values)}`.execute(to).catch((error: unknown) => {
      // The driver's message can quote visitor input.
      throw new StoreError(`PostgreSQL rejected a row of ${name} (${errorCode(error)}). Nothing was moved.`);
    });
    done += rows.length;
    onProgress({ table: name, step: "copied", done, all });
  }
}

async function compareTable(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  { name, columns, key, rows: all }: SourceTable,
  onProgress: OnProgress,
): Promise<void> {
  const keyList = sql.join(key.map((column) => sql.ref(column)));
  const keyOf = (row: Row) => JSON.stringify(key.map((column) => row[column]));
  const valuesOf = (row: Row | undefined) => row && columns.map((column) => row[column]);
  let done = 0;
  for await (const rows of batches(from, name)) {
    const keys = sql.join(rows.map((row) => sql`(${sql.join(key.map((column) => row[column]))})`));
    const found = await sql<Row>`select * from ${sql.ref(name)} where (${keyList}) in (${keys})`.execute(to);
    const arrived = new Map(found.rows.map((row) => [keyOf(row), row]));
    for (const row of rows)
      if (!isDeepStrictEqual(valuesOf(arrived.get(keyOf(row))), valuesOf(row)))
        throw new StoreError(`A row of the table ${name} was not copied exactly: ${keyOf(row)}. Nothing was moved.`);
    done += rows.length;
    onProgress({ table: name, step: "checked", done, all });
  }
  const there = await count(to, name);
  if (there !== all) throw new StoreError(`The table ${name} has ${there} rows instead of ${all}. Nothing was moved.`);
}

async function* batches(from: Kysely<Tables>, name: string): AsyncGenerator<readonly Row[]> {
  let rows: Row[] = [];
  let characters = 0;
  for await (const row of from
    .selectFrom(name as keyof Tables)
    .selectAll()
    .stream()) {
    rows.push(row);
    for (const value of Object.values(row)) characters += typeof value === "string" ? value.length : 8;
    if (rows.length < maxRows && characters < maxCharacters) continue;
    yield rows;
    rows = [];
    characters = 0;
  }
  if (rows.length > 0) yield rows;
}

async function count(db: Kysely<Tables>, name: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.ref(name)}`.execute(db);
  return Number(rows[0]?.rows);
}
