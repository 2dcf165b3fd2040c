import type { Kysely } from "kysely";
import { emptyWriteAheadLog } from "#server/store/deletions/empty-write-ahead-log.ts";
import {
  messagesAbout,
  type RemovalResult,
  removeBookingsOfEmail,
  removeBuyerEmail,
  removeSubjects,
  type Subjects,
  subjectsOfEmail,
} from "#server/store/deletions/removal.ts";
import { exists } from "#server/store/leads/exists.ts";
import type { Store } from "#server/store/open.ts";
import type { Tables } from "#server/store/schema.ts";

/** By the id of a lead or of a message, by a valuation's id, or by an email address. */
export type Person = { readonly id: string } | { readonly valuationId: string } | { readonly email: string };

export type RemovedPerson = RemovalResult & {
  /** Other owners' orders from which the address was removed. */
  readonly orders: number;
  /** Bookings of other people's leads that were deleted. */
  readonly bookings: number;
};

type Removal = {
  readonly now: number;
  /** Called in the transaction that removes them. */
  readonly onRemoved?: (tx: Kysely<Tables>, removed: RemovalResult) => Promise<unknown>;
};

/** A batch size that does not block the store for long. */
const maxAtOnce = 200;

/** What `deletePerson` would remove, up to one batch. */
export async function findPerson({ db }: Pick<Store, "db">, person: Person): Promise<Subjects> {
  if ("email" in person) return subjectsOfEmail(db, person.email, maxAtOnce);
  if ("valuationId" in person) {
    const leads = [person.valuationId];
    return { leads, messages: await messagesAbout(db, leads) };
  }
  const { id } = person;
  if (await exists({ db }, "lead", id)) return { leads: [id], messages: await messagesAbout(db, [id]) };
  return { leads: [], messages: (await exists({ db }, "message", id)) ? [id] : [] };
}

/**
 * Removes everything a person gave us: leads, messages and waiting mails. The board's items are deleted through the
 * outbox, since the board may not answer now. The cached reading of a public website stays, as does a tombstone of
 * each valuation.
 */
export async function deletePerson(
  store: Pick<Store, "db" | "engine" | "deletions">,
  person: Person,
  { now, onRemoved }: Removal,
): Promise<RemovedPerson> {
  const all = { leads: [] as string[], messages: [] as string[], onBoard: 0 };
  for (;;) {
    const removed = await store.db.transaction().execute(async (tx) => {
      const gone = await removeSubjects(tx, store, await findPerson({ db: tx }, person), { now });
      await onRemoved?.(tx, gone);
      return gone;
    });
    if (removed.leads.length + removed.messages.length === 0) break;
    all.leads.push(...removed.leads);
    all.messages.push(...removed.messages);
    all.onBoard += removed.onBoard;
  }
  const others =
    "email" in person ? await removeFromOthers(store, person.email, now) : { orders: 0, bookings: 0, onBoard: 0 };
  const removed = { ...all, ...others, onBoard: all.onBoard + others.onBoard };
  const { leads, messages, orders, bookings } = removed;
  if (leads.length + messages.length + orders + bookings > 0) await emptyWriteAheadLog(store);
  return removed;
}

/** Another owner's report may have been paid for under this address, or a call booked. */
function removeFromOthers(store: Pick<Store, "db" | "deletions">, email: string, now: number) {
  return store.db.transaction().execute(async (tx) => ({
    ...(await removeBookingsOfEmail(tx, store, email, { now })),
    orders: await removeBuyerEmail(tx, store, email, { now }),
  }));
}
