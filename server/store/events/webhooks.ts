import { type Kysely, sql } from "kysely";
import { type EventType, eventTypes, isEventType } from "#domain/events/event-types.ts";
import { webhookKinds } from "#server/store/jobs/job-kinds.ts";
import type { Store } from "#server/store/open.ts";
import type { Tables, WebhookRow } from "#server/store/schema.ts";

type Reading = Pick<Store, "db">;

/** The webhook of the environment. */
export const environmentWebhook = "environment";

export const wantedEvents = ({ events }: Pick<WebhookRow, "events">): readonly EventType[] =>
  events.split(" ").filter(isEventType);

/** By slot; without those that were removed. */
export function listWebhooks({ db }: Reading): Promise<readonly WebhookRow[]> {
  return db.selectFrom("webhook").selectAll().where("state", "!=", sql.lit("removed")).orderBy("slot").execute();
}

export function findWebhook(
  { db }: Reading,
  key: "id" | "slot",
  value: string | number,
): Promise<WebhookRow | undefined> {
  return db
    .selectFrom("webhook")
    .selectAll()
    .where(key, "=", value)
    .where("state", "!=", sql.lit("removed"))
    .executeTakeFirst();
}

/** The receivers' names for lists. `hookUrl`: of the environment. */
export function hostsBySlot(rows: readonly WebhookRow[], hookUrl = ""): ReadonlyMap<number, string> {
  return new Map(rows.map(({ id, slot, url }) => [slot, receiverHost(id === environmentWebhook ? hookUrl : url)]));
}

export const receiverHost = (url: string): string => (URL.canParse(url) ? new URL(url).host : "");

type NewWebhook = Pick<WebhookRow, "id" | "slot" | "url" | "events" | "secret" | "created_by">;
type At = { readonly now: number };

const newRow = (webhook: NewWebhook, { now }: At): WebhookRow => ({
  ...webhook,
  old_secret: null,
  old_secret_until: null,
  state: "on",
  state_at: now,
  created_at: now,
});

export async function insertWebhook(tx: Kysely<Tables>, webhook: NewWebhook, at: At): Promise<void> {
  await tx.insertInto("webhook").values(newRow(webhook, at)).execute();
}

export type WebhookChange = Partial<
  Pick<WebhookRow, "url" | "events" | "secret" | "old_secret" | "old_secret_until" | "state" | "state_at">
>;

export async function changeWebhook(tx: Kysely<Tables>, id: string, change: WebhookChange): Promise<void> {
  await tx.updateTable("webhook").set(change).where("id", "=", id).where("state", "!=", sql.lit("removed")).execute();
}

/** The receiver is gone. False if that was known. */
export async function markGone(tx: Kysely<Tables>, id: string, { now }: At): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("webhook")
    .set({ state: "gone", state_at: now })
    .where("id", "=", id)
    .where("state", "=", "on")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Nothing waits for it any more. Its row stays without secrets, so that a restore does not revive it. Its address may
 * hold one in its path or query, so only the origin stays.
 */
export async function removeWebhook(
  tx: Kysely<Tables>,
  { id, slot, url }: Pick<WebhookRow, "id" | "slot" | "url">,
  { now }: At,
): Promise<void> {
  const secrets = { secret: "", old_secret: null, old_secret_until: null };
  const origin = URL.canParse(url) ? new URL(url).origin : "";
  await changeWebhook(tx, id, { ...secrets, url: origin, state: "removed", state_at: now });
  const ofSlot = tx.deleteFrom("job").where("kind", "=", webhookKinds[slot] ?? "");
  await ofSlot.where("run_at", "is not", null).execute();
  await ofSlot.where("state", "=", sql.lit("dead")).execute();
}

/**
 * Makes the store know whether the environment names a webhook, so that events are queued for it, whoever records
 * them. Address and secret stay in the environment.
 */
export async function setEnvironmentWebhook(
  { db }: Reading,
  { isSet, now }: At & { readonly isSet: boolean },
): Promise<void> {
  if (!isSet) {
    await db.deleteFrom("webhook").where("id", "=", environmentWebhook).execute();
    return;
  }
  const events = eventTypes.join(" ");
  const row = newRow({ id: environmentWebhook, slot: 0, url: "", events, secret: "", created_by: "" }, { now });
  await db
    .insertInto("webhook")
    .values(row)
    // A restart turns it on again. A later version may know more events.
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ events, state: "on", state_at: now }))
    .execute();
}
