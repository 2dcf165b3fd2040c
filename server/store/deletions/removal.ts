import { type Kysely, sql } from "kysely";
import { bookingIdsOf, bookingIdsOfEmail } from "#server/store/bookings/bookings.ts";
import { everMerged } from "#server/store/desk/people/audit.ts";
import { type NewEvent, recordEvents, removeEventsOf } from "#server/store/events/events.ts";
import { jobKinds, plannedKinds } from "#server/store/jobs/job-kinds.ts";
import { enqueue, jobId } from "#server/store/jobs/jobs.ts";
import { lockLeads } from "#server/store/leads/leads.ts";
import { isOwnEmail, updateMergedContact } from "#server/store/leads/merged-contact.ts";
import { suspectKind } from "#server/store/leads/messages.ts";
import type { Store } from "#server/store/open.ts";
import { eraseBuyersOfValuations, erasePurchaseEmail, purchasesBoughtBy } from "#server/store/payments/purchases.ts";
import type { Tables } from "#server/store/schema.ts";
import type { DeletionLog } from "./deletion-log.ts";
import { addTombstones, hashOf } from "./deletion-tombstones.ts";
import { jobsOfBookings, removeBookings } from "./remove-bookings.ts";

/** What is removed together. */
export type Subjects = { readonly leads: readonly string[]; readonly messages: readonly string[] };

export type RemovalResult = Subjects & {
  /** How many deletions on the firm's board were enqueued. */
  readonly onBoard: number;
};

/**
 * Deletes leads and messages in the caller's transaction. Waiting mails, reminders and events are dropped; documents,
 * shared links and bookings are deleted with their lead by the database. Purchases keep what the books need, and an
 * open checkout is expired. A delivery then finds the subject gone and deletes its item on the board. Neither a capture
 * nor a restored backup can bring a deleted subject back.
 */
export async function removeSubjects(
  tx: Kysely<Tables>,
  { engine, deletions }: Pick<Store, "engine" | "deletions">,
  { leads, messages }: Subjects,
  { now }: { readonly now: number },
): Promise<RemovalResult> {
  const held = leads.length > 0 ? [...(await lockLeads(tx, engine, leads)).values()] : [];
  // Comments about these may be on the item of the lead that theirs is or was merged into.
  const merged = await everMerged(tx, leads);
  const bookingsOfMerged = await bookingIdsOf(tx, merged);
  const callsOnBoard = await removeBookings(tx, bookingsOfMerged, { now });
  // Deleted with their lead by the database.
  const bookings = await bookingIdsOf(tx, leads);
  const goneLeads =
    leads.length === 0 ? [] : await tx.deleteFrom("lead").where("id", "in", leads).returning("id").execute();
  const goneIds = goneLeads.map(({ id }) => id);
  const released = await releaseMerged(tx, goneIds);
  // What they had given to the leads that they were merged into.
  const keepers = [...new Set(held.flatMap(({ merged_into }) => merged_into ?? []))];
  const kept = await updateMergedContact(tx, engine, keepers, { now });
  const unpaid = await eraseBuyersOfValuations(tx, goneIds);
  const goneMessages =
    messages.length === 0
      ? []
      : await tx.deleteFrom("message").where("id", "in", messages).returning(["id", "kind"]).execute();
  const hashes = [
    ...goneIds.map(hashOf.lead),
    ...goneMessages.map(({ id }) => hashOf.message(id)),
    ...[...bookingsOfMerged, ...bookings].map(hashOf.booking),
  ];
  await note(tx, deletions, hashes, now);
  const withdrawn = [jobKinds.mailAlert, jobKinds.mailLink, jobKinds.crmLeadFields, ...plannedKinds];
  const jobs = [
    ...goneLeads.flatMap(({ id }) => withdrawn.map((kind) => jobId({ kind, subject: id }))),
    ...goneMessages.map(({ id }) => jobId({ kind: jobKinds.mailMessage, subject: id })),
    // Their comments are deleted with the lead's item.
    ...jobsOfBookings(jobKinds.mailCall, bookings),
    ...jobsOfBookings(jobKinds.crmCall, bookings),
  ];
  if (jobs.length > 0) await tx.deleteFrom("job").where("id", "in", jobs).execute();
  await removeEventsOf(tx, [...goneIds, ...goneMessages.map(({ id }) => id), ...bookings]);
  await recordEvents(tx, [
    ...goneIds.map((subject): NewEvent => ({ type: "lead.deleted", subject, at: now })),
    ...[...released, ...kept].map((subject): NewEvent => ({ type: "lead.updated", subject, at: now })),
  ]);
  const requests = [
    ...[...released, ...kept].map((id) => ({ kind: jobKinds.crmLead, subject: id })),
    ...goneLeads.map(({ id }) => ({ kind: jobKinds.crmLead, subject: id, urgent: true })),
    // Suspect messages were never on the board.
    ...goneMessages.flatMap(({ id, kind }) =>
      kind === suspectKind ? [] : [{ kind: jobKinds.crmMessage, subject: id }],
    ),
  ];
  // Their payment pages must be closed.
  const checks = unpaid.map((id) => ({ kind: jobKinds.paymentCheck, subject: id }));
  await enqueue(tx, [...requests, ...checks], { now });
  return { leads: goneIds, messages: goneMessages.map(({ id }) => id), onBoard: requests.length + callsOnBoard };
}

/** What was merged into a deleted lead is a lead again, so that nobody's data stays where no list shows it. */
async function releaseMerged(tx: Kysely<Tables>, leads: readonly string[]): Promise<readonly string[]> {
  if (leads.length === 0) return [];
  const released = await tx
    .updateTable("lead")
    .set({ merged_into: null })
    .where("merged_into", "in", leads)
    .returning("id")
    .execute();
  return released.map(({ id }) => id);
}

/**
 * Removes an address from every purchase in the caller's transaction, including purchases for another owner's
 * valuation. Returns how many those were.
 */
export async function removeBuyerEmail(
  tx: Kysely<Tables>,
  { deletions }: Pick<Store, "deletions">,
  email: string,
  { now }: { readonly now: number },
): Promise<number> {
  const purchases = await erasePurchaseEmail(tx, email);
  await note(tx, deletions, purchases.map(hashOf.buyer), now);
  return purchases.length;
}

/**
 * Deletes every booking under an address in the caller's transaction, also one of another person's lead, such as a
 * colleague's of the owner. Returns how many those were, and how many deletions in the CRM were enqueued.
 */
export async function removeBookingsOfEmail(
  tx: Kysely<Tables>,
  { deletions }: Pick<Store, "deletions">,
  email: string,
  { now }: { readonly now: number },
): Promise<{ readonly bookings: number; readonly onBoard: number }> {
  const ids = await bookingIdsOfEmail(tx, email);
  const onBoard = await removeBookings(tx, ids, { now });
  await note(tx, deletions, ids.map(hashOf.booking), now);
  return { bookings: ids.length, onBoard };
}

/** First outside the store, then in it: once the caller's transaction has ended, no restore can miss it. */
async function note(tx: Kysely<Tables>, deletions: DeletionLog, hashes: readonly string[], now: number): Promise<void> {
  const tombstones = hashes.map((hash) => ({ hash, at: now }));
  deletions.append(tombstones);
  await addTombstones(tx, tombstones, { now });
}

/**
 * Everything stored under an email address, however it was typed: leads, messages, and the leads that those messages
 * or orders are about, unless another address is stored for them.
 */
export async function subjectsOfEmail(db: Kysely<Tables>, email: string, most: number): Promise<Subjects> {
  const same = sql<boolean>`lower(email) = lower(${email})`;
  const messages = await db.selectFrom("message").select(["id", "valuation_id"]).where(same).limit(most).execute();
  const orders = await purchasesBoughtBy(db, email, most);
  const named = [...messages, ...orders].flatMap(({ valuation_id }) => valuation_id ?? []);
  const stored = db.selectFrom("lead").select(["id", "email", "record"]);
  const addressed = await stored.where("email", "is not", null).where(same).limit(most).execute();
  const namedLeads = named.length === 0 ? [] : await stored.where("id", "in", named).execute();
  const own = addressed.filter(({ record }) => isOwnEmail(record));
  const nobodys = namedLeads.filter((lead) => lead.email === null || !isOwnEmail(lead.record));
  const leads = [...new Set([...own, ...nobodys].map(({ id }) => id))];
  const about = await messagesAbout(db, leads);
  return { leads, messages: [...new Set([...messages.map(({ id }) => id), ...about])] };
}

/** The messages about one of these leads. */
export async function messagesAbout(db: Kysely<Tables>, leads: readonly string[]): Promise<readonly string[]> {
  if (leads.length === 0) return [];
  const rows = await db.selectFrom("message").select("id").where("valuation_id", "in", leads).execute();
  return rows.map(({ id }) => id);
}

/** The position of a scan through the leads. */
export type LeadCursor = { readonly created_at: number; readonly id: string };

/**
 * Leads created and last changed before that time, oldest first. A lead with a newer message, order or call is not old.
 */
function oldLeads(db: Kysely<Tables>, before: number) {
  return db
    .selectFrom("lead")
    .where("created_at", "<", before)
    .where("updated_at", "<", before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("message")
            .select("message.id")
            .whereRef("message.valuation_id", "=", "lead.id")
            .where("message.created_at", ">=", before),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("purchase")
            .select("purchase.id")
            .whereRef("purchase.valuation_id", "=", "lead.id")
            .where("purchase.created_at", ">=", before),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("booking")
            .select("booking.id")
            .whereRef("booking.lead_id", "=", "lead.id")
            .where("booking.starts_at", ">=", before),
        ),
      ),
    );
}

export function oldLeadSlice(
  db: Kysely<Tables>,
  before: number,
  after: LeadCursor | undefined,
  slice: number,
): Promise<LeadCursor[]> {
  return oldLeads(db, before)
    .select(["created_at", "id"])
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("created_at", "id"), ">", tuple(after?.created_at ?? 0, after?.id ?? "")),
      ),
    )
    .orderBy("created_at")
    .orderBy("id")
    .limit(slice)
    .execute();
}

export async function oldMessageSlice(db: Kysely<Tables>, before: number, slice: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("message")
    .select("id")
    .where("created_at", "<", before)
    .orderBy("created_at")
    .limit(slice)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countOld(db: Kysely<Tables>, before: number): Promise<{ leads: number; messages: number }> {
  const counted = { count: (eb: { fn: Kysely<Tables>["fn"] }) => eb.fn.countAll<number>().as("count") };
  const leads = await oldLeads(db, before).select(counted.count).executeTakeFirstOrThrow();
  const messages = await db
    .selectFrom("message")
    .select(counted.count)
    .where("created_at", "<", before)
    .executeTakeFirstOrThrow();
  return { leads: leads.count, messages: messages.count };
}
