import type { Store } from "#server/store/open.ts";

type Reading = Pick<Store, "db">;

/** Longer than an authenticator's code is accepted. */
const rememberedMs = 300_000;

export async function hasPasskey({ db }: Reading, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("desk_passkey")
    .select("id")
    .where("user_id", "=", userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export function passkeysOf({ db }: Reading, userId: string) {
  return db
    .selectFrom("desk_passkey")
    .select(["id", "name", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
}

export async function dropPasskey({ db }: Reading, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("desk_passkey")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** False if this code was used already. */
export async function addUsedCode(
  { db }: Reading,
  codeHash: string,
  { now }: { readonly now: number },
): Promise<boolean> {
  await db
    .deleteFrom("desk_used_code")
    .where("used_at", "<", now - rememberedMs)
    .execute();
  const added = await db
    .insertInto("desk_used_code")
    .values({ code_hash: codeHash, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("code_hash")
    .executeTakeFirst();
  return added !== undefined;
}
