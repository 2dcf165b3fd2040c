import type { Kysely } from "kysely";
import { recordAudit } from "#server/store/desk/people/audit.ts";
import { deskSetting, setDeskSetting } from "#server/store/desk/people/settings.ts";
import type { PartnerSiteRow, SuppressedAddressRow, Tables } from "#server/store/schema.ts";
import { addressSecretName } from "#server/store/secrets.ts";

/** What people and the firm have stopped. A backup from before must not start it again. */
export type DisabledState = {
  readonly addresses: readonly SuppressedAddressRow[];
  /** The addresses are hashed with it. */
  readonly addressSecret: string | undefined;
  /** Removed or turned off. */
  readonly partnerSites: readonly Pick<PartnerSiteRow, "key" | "is_on" | "removed_at">[];
  readonly hasOwnerMailsOff: boolean;
};

const insertedAtOnce = 200;

export async function readDisabledState(db: Kysely<Tables>): Promise<DisabledState> {
  const addresses = await db
    .selectFrom("suppressed_address")
    .select(["hash", "reason", "code", "created_at"])
    .execute();
  const secret = await db.selectFrom("secret").select("value").where("name", "=", addressSecretName).executeTakeFirst();
  const partnerSites = await db
    .selectFrom("partner_site")
    .select(["key", "is_on", "removed_at"])
    .where((eb) => eb.or([eb("removed_at", "is not", null), eb("is_on", "=", 0)]))
    .execute();
  const hasOwnerMailsOff = (await deskSetting({ db }, "owner-mails")) === "off";
  return { addresses, addressSecret: secret?.value, partnerSites, hasOwnerMailsOff };
}

/** In the transaction that restores: adds them to what the backup holds. */
export async function applyDisabledState(tx: Kysely<Tables>, disabled: DisabledState): Promise<void> {
  const { addresses, addressSecret, partnerSites, hasOwnerMailsOff } = disabled;
  if (addressSecret !== undefined)
    await tx
      .insertInto("secret")
      .values({ name: addressSecretName, value: addressSecret })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
  for (let from = 0; from < addresses.length; from += insertedAtOnce)
    await tx
      .insertInto("suppressed_address")
      .values(addresses.slice(from, from + insertedAtOnce))
      .onConflict((conflict) =>
        conflict.column("hash").doUpdateSet((eb) => ({
          reason: eb.ref("excluded.reason"),
          code: eb.ref("excluded.code"),
          created_at: eb.ref("excluded.created_at"),
        })),
      )
      .execute();
  for (const { key, is_on, removed_at } of partnerSites)
    await tx.updateTable("partner_site").set({ is_on, removed_at }).where("key", "=", key).execute();
  if (hasOwnerMailsOff) await setDeskSetting(tx, "owner-mails", "off");
}

/** For a restore that cannot know what was stopped since the backup: an owner turns on again what is right. */
export async function disableAll(tx: Kysely<Tables>, { now }: { readonly now: number }): Promise<void> {
  const entry = { at: now, actor: "command", from: "on", to: "off" } as const;
  const ownerMails = await deskSetting({ db: tx }, "owner-mails");
  if (ownerMails !== undefined && ownerMails !== "off") {
    await setDeskSetting(tx, "owner-mails", "off");
    await recordAudit(tx, { ...entry, action: "ownerMails", subject: "desk" });
  }
  const shown = await tx
    .updateTable("partner_site")
    .set({ is_on: 0 })
    .where("is_on", "=", 1)
    .where("removed_at", "is", null)
    .returning("name")
    .execute();
  for (const { name } of shown) await recordAudit(tx, { ...entry, action: "partnerSiteChanged", subject: name });
}
