import { sql } from "kysely";
import type { Store } from "../../../server/store/open.ts";
import { listTables } from "../../../server/store/tables.ts";

export type Row = Readonly<Record<string, unknown>>;
/** The rows of each table. */
export type Rows = ReadonlyMap<string, readonly Row[]>;

/** A row that is new has no `before`, a removed one no `after`. */
export type RowChange = { readonly table: string; readonly before?: Row; readonly after?: Row };

/** Every table that the store's file has, also those that a later version adds. */
export async function readRows({ db }: Pick<Store, "db">): Promise<Rows> {
  const rows = new Map<string, readonly Row[]>();
  for (const { name } of await listTables(db)) {
    const found = await sql<Row>`select * from ${sql.table(name)}`.execute(db);
    rows.set(name, found.rows);
  }
  return rows;
}

/** What is different; rows with the same id are one change. */
export function changesBetween(before: Rows, after: Rows): readonly RowChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((table) => {
    const gone = without(before.get(table) ?? [], after.get(table) ?? []);
    const added = without(after.get(table) ?? [], before.get(table) ?? []);
    const isSame = (a: Row, b: Row) => a["id"] !== undefined && a["id"] === b["id"];
    const changed = gone.map((row): RowChange => {
      const now = added.find((other) => isSame(row, other));
      return { table, before: row, ...(now && { after: now }) };
    });
    const fresh = added.filter((row) => !gone.some((other) => isSame(row, other)));
    return [...changed, ...fresh.map((row): RowChange => ({ table, after: row }))];
  });
}

/** The rows of the first list that the second does not have. */
function without(rows: readonly Row[], others: readonly Row[]): readonly Row[] {
  const known = new Set(others.map((row) => JSON.stringify(row)));
  return rows.filter((row) => !known.has(JSON.stringify(row)));
}

/** `lead: stage, stage_at`, without values: they may be private. */
export function changeText({ table, before, after }: RowChange): string {
  if (!before) return `${table}: a row was added`;
  if (!after) return `${table}: a row was removed`;
  return `${table}: ${changedColumns(before, after).join(", ")} changed`;
}

export function changedColumns(before: Row, after: Row): readonly string[] {
  return Object.keys({ ...before, ...after }).filter((column) => before[column] !== after[column]);
}
