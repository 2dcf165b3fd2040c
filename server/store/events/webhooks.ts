import { type Kysely, sql } from "kysely";
import { type EventType, eventTypes, isEventType } from "#domain/events/event-types.ts";
import { hookKinds } from "#server/store/jobs/job-kinds.ts";
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
  return new Map(rows.map(({ id, slot, url }) => [slot, hostOf(id === environmentWebhook ? hookUrl : url)]));
}

export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : "");

export async function insertWebhook(tx: Kysely<Tables>, row: WebhookRow): Promise<void> {
  await tx.insertInto("webhook").values(row).execute();
}

export type WebhookChange = Partial<
  Pick<WebhookRow, "url" | "events" | "secret" | "old_secret" | "old_secret_until" | "state" | "state_at">
>;

export async function changeWebhook(tx: Kysely<Tables>, id: string, change: WebhookChange): Promise<void> {
  await tx.updateTable("webhook").set(change).where("id", "=", id).where("state", "!=", sql.lit("removed")).execute();
}

/** The receiver is gone. False if that was known. */
export async function markGone(tx: Kysely<Tables>, id: string, { now }: { readonly now: number }): Promise<boolean> {
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
  { now }: { readonly now: number },
): Promise<void> {
  const secrets = { secret: "", old_secret: null, old_secret_until: null };
  const origin = URL.canParse(url) ? new URL(url).origin : "";
  await changeWebhook(tx, id, { ...secrets, url: origin, state: "removed", state_at: now });
  const ofSlot = tx.deleteFrom("job").where("kind", "=", hookKinds[slot] ?? "");
  await ofSlot.where("run_at", "is not", null).execute();
  await ofSlot.where("state", "=", sql.lit("dead")).execute();
}

/**
 * Makes the store know whether the environment names a webhook, so that events are queued for it, whoever records
 * them. Address and secret stay in the environment.
 */
export async function setEnvironmentWebhook(
  { db }: Reading,
  { isSet, now }: { readonly isSet: boolean; readonly now: number },
): Promise<void> {
  if (!isSet) {
    await db.deleteFrom("webhook").where("id", "=", environmentWebhook).execute();
    return;
  }
  const row: WebhookRow = {
    id: environmentWebhook,
    slot: 0,
    url: "",
    events: eventTypes.join(" "),
    secret: "",
    old_secret: null,
    old_secret_until: null,
    state: "on",
    state_at: now,
    created_at: now,
    created_by: "",
  };
  await db
    .insertInto("webhook")
    .values(row)
    // A restart turns it on again. A later version may know more events.
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ events: row.events, state: "on", state_at: now }))
    .execute();
}
