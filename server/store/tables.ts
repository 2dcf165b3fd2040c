import type { Kysely } from "kysely";
import type { Tables } from "./schema.ts";

export type Table = { readonly name: string; readonly columns: readonly string[] };

/** The tables of an embedded store as its file has them, so that a copy leaves out none that a later version adds. */
export async function listTables(db: Kysely<Tables>): Promise<readonly Table[]> {
  const tables = await db.introspection.getTables();
  return tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }));
}
