import { type Kysely, sql } from "kysely";
import { isOwnEmail } from "#server/store/leads/merged-contact.ts";
import type { Store } from "#server/store/open.ts";
import type { BookingRow, Tables } from "#server/store/schema.ts";
import { fillReferences } from "./booking-references.ts";

type Reading = Pick<Store, "db">;

/** A call that is to take place, or has. */
export type BookedCall = {
  readonly id: string;
  readonly leadId: string;
  readonly startsAt: number;
  /** When it was booked. */
  readonly bookedAt: number;
};

/** The booked call with the latest start of the lead and of what was merged into it. */
export async function bookingOf(store: Reading, leadId: string): Promise<BookedCall | undefined> {
  return (await bookedCalls(store, [leadId])).get(leadId);
}

/** The same of each of these leads. */
export async function bookedCalls(
  { db }: Reading,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, BookedCall>> {
  if (leadIds.length === 0) return new Map();
  const merged = await db
    .selectFrom("lead")
    .select(["id", "merged_into"])
    .where("merged_into", "in", leadIds)
    .execute();
  const keepers = new Map(merged.map(({ id, merged_into }) => [id, merged_into ?? id]));
  const rows = await db
    .selectFrom("booking")
    .select(["id", "lead_id", "starts_at", "booked_at"])
    .where("lead_id", "in", [...leadIds, ...keepers.keys()])
    .where("state", "=", "booked")
    .execute();
  const calls = rows.map(callOf).toSorted((a, b) => a.startsAt - b.startsAt);
  return new Map(calls.map((call) => [keepers.get(call.leadId) ?? call.leadId, call]));
}

const callOf = (row: Pick<BookingRow, "id" | "lead_id" | "starts_at" | "booked_at">): BookedCall => ({
  id: row.id,
  leadId: row.lead_id ?? "",
  startsAt: row.starts_at ?? 0,
  bookedAt: row.booked_at ?? 0,
});

/** When a call was last booked, moved or canceled. */
export async function lastBookingAt({ db }: Reading): Promise<number | undefined> {
  const row = await db
    .selectFrom("booking")
    .select(({ fn }) => fn.max("updated_at").as("at"))
    .executeTakeFirst();
  return row?.at ?? undefined;
}

/** Everything that was booked for these leads, oldest first. */
export async function bookingsOf({ db }: Reading, leadIds: readonly string[]): Promise<readonly BookingRow[]> {
  if (leadIds.length === 0) return [];
  const rows = await db.selectFrom("booking").selectAll().where("lead_id", "in", leadIds).execute();
  return rows.toSorted((a, b) => a.created_at - b.created_at);
}

export type UpcomingCall = {
  readonly id: string;
  readonly starts_at: number;
  readonly name: string | null;
  readonly lead: { readonly id: string; readonly company: string };
};

/** The calls from a time on, the next one first, up to a limit. */
export async function upcomingCalls({ db }: Reading, from: number, most: number): Promise<readonly UpcomingCall[]> {
  const rows = await db
    .selectFrom("booking")
    .innerJoin("lead", "lead.id", "booking.lead_id")
    .leftJoin("lead as keeper", "keeper.id", "lead.merged_into")
    .select(["booking.id", "booking.starts_at", "booking.name"])
    .select(({ fn }) => [
      fn.coalesce("keeper.id", "lead.id").as("leadId"),
      fn.coalesce("keeper.company", "lead.company").as("company"),
    ])
    // As in the index.
    .where(sql<boolean>`booking.state = 'booked'`)
    .where("booking.starts_at", ">=", from)
    .orderBy("booking.starts_at")
    .orderBy("booking.id")
    .limit(most)
    .execute();
  return rows.map(({ id, starts_at, name, leadId, company }) => ({
    id,
    starts_at: starts_at ?? 0,
    name,
    lead: { id: leadId, company },
  }));
}

export function findBooking({ db }: Reading, id: string): Promise<BookingRow | undefined> {
  return db.selectFrom("booking").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * The booking, locked for the caller's transaction. If there is none, `row` is written and undefined returned; another
 * transaction that is about to write the same one is waited for.
 */
export async function lockOrInsertBooking(
  tx: Kysely<Tables>,
  engine: Store["engine"],
  row: BookingRow,
): Promise<BookingRow | undefined> {
  const inserted = await tx
    .insertInto("booking")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted) return undefined;
  return tx
    .selectFrom("booking")
    .selectAll()
    .where("id", "=", row.id)
    .$if(engine === "postgres", (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
}

export async function updateBooking(
  tx: Kysely<Tables>,
  id: string,
  change: Partial<Omit<BookingRow, "id" | "vendor" | "created_at">> & Pick<BookingRow, "updated_at">,
): Promise<void> {
  await tx.updateTable("booking").set(change).where("id", "=", id).execute();
}

export async function deleteBookings(tx: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom("booking").where("id", "in", ids).execute();
}

/** The leads of these bookings. */
export async function leadsOfBookings(tx: Kysely<Tables>, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await tx.selectFrom("booking").select("lead_id").where("id", "in", ids).execute();
  return [...new Set(rows.flatMap(({ lead_id }) => lead_id ?? []))];
}

/** The ids of the bookings of these leads. */
export async function bookingIdsOf(tx: Kysely<Tables>, leadIds: readonly string[]): Promise<readonly string[]> {
  if (leadIds.length === 0) return [];
  const rows = await tx.selectFrom("booking").select("id").where("lead_id", "in", leadIds).execute();
  return rows.map(({ id }) => id);
}

/** The ids of the bookings under an address, however it was typed. */
export async function bookingIdsOfEmail(tx: Kysely<Tables>, email: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom("booking")
    .select("id")
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .execute();
  return rows.map(({ id }) => id);
}

/** Vendors repeat an event for a day or two; after this time none comes any more. */
const leadlessLifetimeMs = 30 * 24 * 60 * 60_000;

/** Removes what was remembered about bookings that were never reported as booked. */
export async function pruneLeadlessBookings(db: Kysely<Tables>, { now }: { readonly now: number }): Promise<void> {
  await db
    .deleteFrom("booking")
    .where("lead_id", "is", null)
    .where("created_at", "<", now - leadlessLifetimeMs)
    .execute();
}

/** The lead that a reference of ours names. */
export async function leadByReference(tx: Kysely<Tables>, reference: string): Promise<string | undefined> {
  const find = () => tx.selectFrom("lead").select("id").where("booking_ref", "=", reference).executeTakeFirst();
  const row = (await find()) ?? ((await fillReferences(tx)) > 0 ? await find() : undefined);
  return row?.id;
}

/** The newest lead whose owner left an address, however it was typed. */
export async function leadByEmail(tx: Kysely<Tables>, email: string): Promise<string | undefined> {
  const rows = await tx
    .selectFrom("lead")
    .select(["id", "record", "created_at"])
    .where("email", "is not", null)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .execute();
  return rows
    .filter(({ record }) => isOwnEmail(record))
    .toSorted((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1))
    .at(-1)?.id;
}
