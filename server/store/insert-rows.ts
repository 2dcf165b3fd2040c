import { type Compilable, CompiledQuery, type DialectAdapter, type Kysely } from "kysely";
import type { Tables } from "./schema.ts";

type Text = {
  readonly sql: string;
  /** What follows the rows, the same each time. */
  readonly further: readonly unknown[];
};

const texts = new WeakMap<DialectAdapter, Map<string, Text>>();

/**
 * An insert of several rows with columns in a fixed order. Kysely builds a query node by node, which is slow for many
 * rows; the SQL text depends only on the number of rows, so it is built once per number and only the values change.
 */
export async function insertRows<Row extends object, Result>(
  tx: Kysely<Tables>,
  purpose: string,
  rows: readonly Row[],
  build: (rows: readonly Row[]) => Compilable<Result>,
): Promise<readonly Result[]> {
  const { adapter } = tx.getExecutor();
  const made = texts.get(adapter) ?? new Map<string, Text>();
  texts.set(adapter, made);
  const key = `${purpose} ${rows.length}`;
  const values: unknown[] = [];
  for (const row of rows) for (const value of Object.values(row)) values.push(value);
  let text = made.get(key);
  if (!text) {
    const { sql, parameters } = build(rows).compile();
    text = { sql, further: parameters.slice(values.length) };
    made.set(key, text);
  }
  const { rows: results } = await tx.executeQuery<Result>(CompiledQuery.raw(text.sql, [...values, ...text.further]));
  return results;
}
