import type { Store } from "#server/store/open.ts";

/** Whether there is such a record, be it one that this version can read or not. */
export async function exists({ db }: Pick<Store, "db">, table: "lead" | "message", id: string): Promise<boolean> {
  return (await db.selectFrom(table).select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}
