import { randomBytes } from "node:crypto";
import { CompiledQuery, type Kysely } from "kysely";
import type { EventType } from "#domain/events/event-types.ts";
import { insertRows } from "#server/store/insert-rows.ts";
import { type JobKind, webhookKinds } from "#server/store/jobs/job-kinds.ts";
import { enqueue, type JobRequest, jobId } from "#server/store/jobs/jobs.ts";
import type { Store } from "#server/store/open.ts";
import type { EventRow, Tables, WebhookRow } from "#server/store/schema.ts";

export type NewEvent = Pick<EventRow, "type" | "subject" | "at">;

/** How long events can be read and sent again. */
export const eventsKeptMs = 90 * 24 * 60 * 60_000;

/** Built once, because every capture asks. */
const webhooksOn = CompiledQuery.raw("select slot, events from webhook where state = 'on'") as CompiledQuery<
  Pick<WebhookRow, "slot" | "events">
>;

/**
 * Records events in the transaction of their cause, with a delivery per webhook that wants them. What is sent is read
 * from the store at that moment, so an event holds nothing about a person.
 */
export async function recordEvents(tx: Kysely<Tables>, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ type, subject, at }, place) => ({ id: eventId(at, place), type, subject, at }));
  await insertRows(tx, "events", rows, (some) => tx.insertInto("event").values(some));
  const { rows: webhooks } = await tx.executeQuery(webhooksOn);
  const requests = webhooks.flatMap(({ slot, events: wanted }) => deliveriesTo(webhookKinds[slot], wanted, rows));
  await enqueue(tx, requests, { now: Math.max(...rows.map(({ at }) => at)) });
}

function deliveriesTo(kind: JobKind | undefined, wanted: string, events: readonly EventRow[]): readonly JobRequest[] {
  if (kind === undefined) return [];
  const types = new Set(wanted.split(" "));
  return events.flatMap(({ id, type, at }) => (types.has(type) ? [{ kind, subject: id, runAt: at, since: at }] : []));
}

/** Sorts by time, then by the order in which events were recorded together. */
function eventId(at: number, place: number): string {
  return `${eventIdFrom(at)}${place.toString(36).padStart(3, "0")}${randomBytes(7).toString("hex")}`;
}

/** The lowest id that an event of that time can have. */
function eventIdFrom(at: number): string {
  return `evt_${Math.max(0, at).toString(36).padStart(9, "0")}`;
}

export function findEvent({ db }: Pick<Store, "db">, id: string): Promise<EventRow | undefined> {
  return db.selectFrom("event").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The types of those ids that are events. */
export async function typesOfEvents(
  { db }: Pick<Store, "db">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EventType>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("event").select(["id", "type"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, type }) => [id, type]));
}

/** Deletes the events of these subjects with their deliveries: the subjects are deleted in the same transaction. */
export async function removeEventsOf(tx: Kysely<Tables>, subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return;
  const removed = await tx.deleteFrom("event").where("subject", "in", subjects).returning("id").execute();
  await removeDeliveries(
    tx,
    removed.map(({ id }) => id),
  );
}

/** Within the number of parameters that a statement may have. */
const idsPerStatement = 5_000;

async function removeDeliveries(tx: Kysely<Tables>, eventIds: readonly string[]): Promise<void> {
  if (eventIds.length === 0) return;
  const jobs = eventIds.flatMap((subject) => webhookKinds.map((kind) => jobId({ kind, subject })));
  for (let from = 0; from < jobs.length; from += idsPerStatement)
    await tx
      .deleteFrom("job")
      .where("id", "in", jobs.slice(from, from + idsPerStatement))
      .execute();
}

/** Deletes one batch of events older than `eventsKeptMs`. False once there is none left. */
export async function pruneEvents(
  { db }: Pick<Store, "db">,
  { now, batch = 200 }: { readonly now: number; readonly batch?: number },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const old = await tx
      .selectFrom("event")
      .select("id")
      .where("id", "<", eventIdFrom(now - eventsKeptMs))
      .orderBy("id")
      .limit(batch)
      .execute();
    if (old.length === 0) return false;
    const ids = old.map(({ id }) => id);
    await tx.deleteFrom("event").where("id", "in", ids).execute();
    await removeDeliveries(tx, ids);
    return true;
  });
}
