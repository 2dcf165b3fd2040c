import type { Store } from "./open.ts";

export async function findValuationRecord({ db }: Store, id: string): Promise<string | undefined> {
  const row = await db.selectFrom("valuation").select("record").where("id", "=", id).executeTakeFirst();
  return row?.record;
}
