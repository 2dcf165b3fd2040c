import {
  messagesAbout,
  type Removed,
  removeBuyerEmail,
  removeSubjects,
  type Subjects,
  subjectsOfEmail,
} from "#server/store/deletions/removal.ts";
import { exists } from "#server/store/leads/presence.ts";
import type { Store } from "#server/store/open.ts";

/** By the id of a lead or of a message, by a valuation's id alone, or by an e-mail address. */
export type Person = { readonly id: string } | { readonly valuationId: string } | { readonly email: string };

export type RemovedPerson = Removed & {
  /** Orders of others out of which the address was taken. */
  readonly orders: number;
};

/** So that nobody waits long for a store that is busy removing. */
const mostAtOnce = 200;

/** What `deletePerson` would remove; of very much, the first part. */
export async function findPerson({ db }: Pick<Store, "db">, person: Person): Promise<Subjects> {
  if ("email" in person) return subjectsOfEmail(db, person.email, mostAtOnce);
  if ("valuationId" in person) {
    const leads = [person.valuationId];
    return { leads, messages: await messagesAbout(db, leads) };
  }
  const { id } = person;
  if (await exists({ db }, "lead", id)) return { leads: [id], messages: await messagesAbout(db, [id]) };
  return { leads: [], messages: (await exists({ db }, "message", id)) ? [id] : [] };
}

/**
 * Removes what a person has given us: leads, messages, and mails that wait. The board's items go through the outbox, since
 * nobody can promise that the board answers now. What was read from a public website stays: it is nobody's. So does a mark that
 * each valuation was deleted, which says nothing but that.
 */
export async function deletePerson(
  store: Pick<Store, "db" | "engine" | "deletions">,
  person: Person,
  { now }: { readonly now: number },
): Promise<RemovedPerson> {
  const all = { leads: [] as string[], messages: [] as string[], onBoard: 0 };
  for (;;) {
    const removed = await store.db.transaction().execute(async (tx) => {
      return removeSubjects(tx, store, await findPerson({ db: tx }, person), { now });
    });
    if (removed.leads.length + removed.messages.length === 0) break;
    all.leads.push(...removed.leads);
    all.messages.push(...removed.messages);
    all.onBoard += removed.onBoard;
  }
  // Somebody else's report may have been paid for under this address.
  if (!("email" in person)) return { ...all, orders: 0 };
  const orders = await store.db.transaction().execute((tx) => removeBuyerEmail(tx, store, person.email, { now }));
  return { ...all, orders };
}
