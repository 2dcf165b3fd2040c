import type { Kysely } from "kysely";
import type { Tables } from "./schema.ts";

export type Table = { readonly name: string; readonly columns: readonly string[] };

/** The tables of an embedded store as found in its file, so that a copy includes tables that a later version adds. */
export async function listTables(db: Kysely<Tables>): Promise<readonly Table[]> {
  const tables = await db.introspection.getTables();
  return tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }));
}
