import type { Kysely } from "kysely";
import type { Store } from "#server/store/open.ts";
import type { Tables } from "#server/store/schema.ts";

/** The member's own passkeys, oldest first. */
export async function passkeysOf({ db }: Pick<Store, "db">, userId: string) {
  const rows = await db
    .selectFrom("desk_passkey")
    .select(["id", "name", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  return rows.map(({ id, name, created_at }) => ({
    id,
    name: name ?? "",
    addedAt: created_at === null ? undefined : Date.parse(created_at),
  }));
}

/** False if the member has no such passkey. */
export async function renamePasskey(tx: Kysely<Tables>, userId: string, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("desk_passkey")
    .set({ name })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False if the member has no such passkey. */
export async function dropPasskey(tx: Kysely<Tables>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("desk_passkey")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
