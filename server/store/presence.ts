import type { Store } from "./open.ts";

/** Whether there is such a record, be it one that this version can read or not. */
export async function isKept({ db }: Pick<Store, "db">, table: "lead" | "message", id: string): Promise<boolean> {
  return (await db.selectFrom(table).select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}
