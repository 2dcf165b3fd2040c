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
  if (all.leads.length + all.messages.length > 0) await emptyWriteAheadLog(store);
  // Another owner's report may have been paid for under this address, or a call booked.
  if (!("email" in person)) return { ...all, orders: 0 };
  const orders = await store.db.transaction().execute(async (tx) => {
    await removeBookingsOfEmail(tx, store, person.email, { now });
    return removeBuyerEmail(tx, store, person.email, { now });
  });
  return { ...all, orders };
}
