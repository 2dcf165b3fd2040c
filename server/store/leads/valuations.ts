import type { Store } from "#server/store/open.ts";

export async function findValuationRecord({ db }: Store, id: string): Promise<string | undefined> {
  const row = await db.selectFrom("lead").select("record").where("id", "=", id).executeTakeFirst();
  return row?.record;
}
