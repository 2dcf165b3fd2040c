import type { Kysely } from "kysely";
import type { Store } from "#server/store/open.ts";
import type { Tables } from "#server/store/schema.ts";

/**
 * Settings of the desk that owners change, the fingerprint of the secret that its accounts were made with, and what a
 * rollback set aside.
 */
type SettingName = "second-step-for-all" | "secret-fingerprint" | "owner-mails" | "migrations-set-aside";

export async function deskSetting({ db }: Pick<Store, "db">, name: SettingName): Promise<string | undefined> {
  const row = await db.selectFrom("desk_setting").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

export async function setDeskSetting(tx: Kysely<Tables>, name: SettingName, value: string): Promise<void> {
  await tx
    .insertInto("desk_setting")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}
