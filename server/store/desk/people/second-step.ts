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
