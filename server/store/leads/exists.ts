import type { Store } from "#server/store/open.ts";

/** Whether the record exists, even if this version cannot parse it. */
export async function exists({ db }: Pick<Store, "db">, table: "lead" | "message", id: string): Promise<boolean> {
  return (await db.selectFrom(table).select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}
