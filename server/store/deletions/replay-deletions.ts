import type { Kysely } from "kysely";
import type { Store } from "#server/store/open.ts";
import { eraseBuyersOfPurchases } from "#server/store/payments/purchases.ts";
import type { Tables } from "#server/store/schema.ts";
import { addTombstones, hashOf, storedTombstones, type Tombstone, tombstoneLifetimeMs } from "./deletion-tombstones.ts";
import { messagesAbout, removeSubjects, type Subjects } from "./removal.ts";
import { removeBookings } from "./remove-bookings.ts";

const idsAtOnce = 5_000;
const removedAtOnce = 200;

/**
 * Makes the store and the deletion log agree before the site answers. A tombstone that only the log has means that
 * the store was restored from an older backup, or that a deletion was interrupted before it was acknowledged. One
 * that only the store has was written by a version without the log, or by another server. Returns what was removed.
 */
export async function syncDeletions(store: Store, { now }: { readonly now: number }): Promise<Subjects> {
  store.deletions.prepare({ now });
  const logged = store.deletions.read();
  const inLog = new Set(logged.map(({ hash }) => hash));
  store.deletions.append((await storedTombstones(store.db)).filter(({ hash }) => !inLog.has(hash)));
  return store.db.transaction().execute((tx) => replayDeletions(tx, store, logged, { now }));
}

/**
 * Deletes, in the caller's transaction, what was deleted after the backup was made, exactly as a person's deletion
 * does.
 */
export async function replayDeletions(
  tx: Kysely<Tables>,
  store: Pick<Store, "engine" | "deletions">,
  tombstones: readonly Tombstone[],
  { now }: { readonly now: number },
): Promise<Subjects> {
  const known = new Set((await storedTombstones(tx)).map(({ hash }) => hash));
  const isMissed = ({ hash, at }: Tombstone) => !known.has(hash) && at > now - tombstoneLifetimeMs;
  const missed = new Map(tombstones.filter(isMissed).map((each) => [each.hash, each]));
  if (missed.size === 0) return { leads: [], messages: [] };
  const leads = await idsWhere(tx, "lead", (id) => missed.has(hashOf.lead(id)));
  const messages = await idsWhere(tx, "message", (id) => missed.has(hashOf.message(id)));
  const purchases = await idsWhere(tx, "purchase", (id) => missed.has(hashOf.buyer(id)));
  const bookings = await idsWhere(tx, "booking", (id) => missed.has(hashOf.booking(id)));

  const removed = { leads: [] as string[], messages: [] as string[] };
  const remove = async (subjects: Subjects) => {
    const gone = await removeSubjects(tx, store, subjects, { now });
    removed.leads.push(...gone.leads);
    removed.messages.push(...gone.messages);
  };
  for (const some of inParts(leads, removedAtOnce))
    await remove({ leads: some, messages: await messagesAbout(tx, some) });
  for (const some of inParts(messages, removedAtOnce)) await remove({ leads: [], messages: some });
  for (const some of inParts(purchases, removedAtOnce)) await eraseBuyersOfPurchases(tx, some);
  for (const some of inParts(bookings, removedAtOnce)) await removeBookings(tx, some, { now });
  // Also for ids that the backup never had: a browser may still send them.
  for (const some of inParts([...missed.values()], removedAtOnce)) await addTombstones(tx, some, { now });
  return removed;
}

async function idsWhere(
  tx: Kysely<Tables>,
  table: "lead" | "message" | "purchase" | "booking",
  isWanted: (id: string) => boolean,
): Promise<readonly string[]> {
  const found: string[] = [];
  let after: string | undefined = "";
  while (after !== undefined) {
    const rows: { id: string }[] = await tx
      .selectFrom(table)
      .select("id")
      .where("id", ">", after)
      .orderBy("id")
      .limit(idsAtOnce)
      .execute();
    for (const { id } of rows) if (isWanted(id)) found.push(id);
    after = rows.at(-1)?.id;
  }
  return found;
}

function inParts<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_, index) =>
    items.slice(index * most, (index + 1) * most),
  );
}
