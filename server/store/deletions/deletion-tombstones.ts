import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import { insertRows } from "#server/store/insert-rows.ts";
import type { Tables } from "#server/store/schema.ts";

const day = 24 * 60 * 60_000;

/**
 * Browsers keep an unsent capture for 30 days, but a tab that is left open or restored may send one much later. A
 * tombstone identifies no one, so it can be kept longer than that.
 */
export const tombstoneLifetimeMs = 400 * day;

/** The fact that a lead, a message, a booking or the buyer of a purchase was deleted, and when. */
export type Tombstone = { readonly hash: string; readonly at: number };

/**
 * Keyed, so that it matches no hash of the same id elsewhere. An id is 122 random bits, so the key need not be
 * secret.
 */
const keyedHash = (key: string) => (id: string) => createHmac("sha256", key).update(id).digest("base64url");
export const hashOf = {
  lead: keyedHash("forgotten valuation"),
  message: keyedHash("forgotten message"),
  /** For a purchase whose buyer was deleted. */
  buyer: keyedHash("forgotten buyer"),
  booking: keyedHash("forgotten booking"),
} as const;

/** Records deletions in the caller's transaction. */
export async function addTombstones(
  tx: Kysely<Tables>,
  tombstones: readonly Tombstone[],
  { now }: { readonly now: number },
): Promise<void> {
  if (tombstones.length === 0) return;
  const rows = tombstones
    .map(({ hash, at }) => ({ hash, forgotten_at: at }))
    // A fixed order prevents deadlocks between instances.
    .toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
  await insertRows(tx, "forgotten", rows, (some) =>
    tx
      .insertInto("forgotten")
      .values(some)
      .onConflict((conflict) =>
        conflict.column("hash").doUpdateSet((eb) => ({ forgotten_at: eb.ref("excluded.forgotten_at") })),
      ),
  );
  await pruneTombstones(tx, { now });
}

export async function storedTombstones(db: Kysely<Tables>): Promise<readonly Tombstone[]> {
  const rows = await db.selectFrom("forgotten").selectAll().execute();
  return rows.map(({ hash, forgotten_at }) => ({ hash, at: forgotten_at }));
}

/** Those of the given valuations that were deleted. */
export async function deletedAmong(db: Kysely<Tables>, valuationIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (valuationIds.length === 0) return new Set();
  const hashes = new Map(valuationIds.map((id) => [hashOf.lead(id), id]));
  const rows = await db
    .selectFrom("forgotten")
    .select("hash")
    .where("hash", "in", [...hashes.keys()])
    .execute();
  return new Set(rows.flatMap(({ hash }) => hashes.get(hash) ?? []));
}

/** Whether one of these bookings was deleted with its person. */
export async function areDeletedBookings(db: Kysely<Tables>, ids: readonly string[]): Promise<boolean> {
  const hashes = ids.map(hashOf.booking);
  return (await db.selectFrom("forgotten").select("hash").where("hash", "in", hashes).executeTakeFirst()) !== undefined;
}

/** Removes tombstones that are too old to matter. */
export async function pruneTombstones(db: Kysely<Tables>, { now }: { readonly now: number }): Promise<void> {
  await db
    .deleteFrom("forgotten")
    .where("forgotten_at", "<=", now - tombstoneLifetimeMs)
    .execute();
}
