import {
  type BookedEvent,
  type BookingEvent,
  type BookingStep,
  bookingKey,
  bookingStep,
  type CanceledEvent,
} from "#domain/bookings/booking.ts";
import { countOnce } from "#server/services/funnel/lead-funnel.ts";
import {
  deleteBookings,
  leadsOfBookings,
  lockOrInsertBooking,
  pruneLeadlessBookings,
  updateBooking,
} from "#server/store/bookings/bookings.ts";
import { noteSubject } from "#server/store/bookings/note-subject.ts";
import { areDeletedBookings } from "#server/store/deletions/deletion-tombstones.ts";
import { listedLead, lockDeskFields } from "#server/store/desk/leads/lead-fields.ts";
import { recordEvents } from "#server/store/events/events.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { enqueue } from "#server/store/jobs/jobs.ts";
import type { Store } from "#server/store/open.ts";
import type { BookingRow } from "#server/store/schema.ts";
import { leadOfBooking, markBooked, type Work } from "./lead-of-booking.ts";

/**
 * Stores a calendar's event and everything that follows from it in one transaction. Events may come twice and in any
 * order. A deleted person's booking is not stored again.
 */
export function recordBooking(
  { db, engine }: Pick<Store, "db" | "engine">,
  event: BookingEvent,
  { now }: { readonly now: number },
): Promise<BookingStep | "deleted"> {
  return db.transaction().execute(async (tx) => {
    const work = { tx, engine, now };
    const id = bookingKey(event.vendor, event.bookingId);
    await lockLeadsOf(work, event);
    const known = await lockOrInsertBooking(tx, engine, rowOf(id, event, now));
    // Checked after the write: an event that runs into a deletion waits there until it ends.
    if (!known && (await areDeletedBookings(tx, [id]))) {
      await deleteBookings(tx, [id]);
      return "deleted";
    }
    const step = bookingStep(known && knownBooking(known), event);
    if (event.kind === "booked") await takeBooked(work, step, known, event);
    else await takeCanceled(work, step, known, event);
    return step;
  });
}

const knownBooking = ({ state, starts_at, vendor_at }: BookingRow) => ({
  state,
  startsAt: starts_at ?? undefined,
  vendorAt: vendor_at,
});

async function takeBooked(work: Work, step: BookingStep, known: BookingRow | undefined, event: BookedEvent) {
  const id = bookingKey(event.vendor, event.bookingId);
  if (step === "book") await book(work, id, known, event);
  if (step === "fill") await fill(work, id, known, event);
}

async function takeCanceled(work: Work, step: BookingStep, known: BookingRow | undefined, event: CanceledEvent) {
  if (step === "end" && known) await end(work, known, event);
  if (step === "remember") await pruneLeadlessBookings(work.tx, work);
}

/** Before the bookings, in the order of a deletion, which would otherwise wait for us while we wait for it. */
async function lockLeadsOf({ tx, engine }: Work, event: BookingEvent): Promise<void> {
  const replaced = event.kind === "booked" ? event.replaces : undefined;
  const ids = [event.bookingId, ...(replaced === undefined ? [] : [replaced])].map((each) =>
    bookingKey(event.vendor, each),
  );
  const leads = await leadsOfBookings(tx, ids);
  if (leads.length > 0) await lockDeskFields(tx, engine, leads);
}

/** As it is written if there is none yet. */
function rowOf(id: string, event: BookingEvent, now: number): BookingRow {
  const isBooked = event.kind === "booked";
  return {
    id,
    vendor: event.vendor,
    lead_id: null,
    state: isBooked ? "booked" : event.isMoved ? "moved" : "cancelled",
    starts_at: isBooked ? event.startsAt : null,
    moved_from: null,
    name: isBooked ? event.person.name : null,
    email: isBooked ? event.person.email : null,
    phone: isBooked ? (event.person.phone ?? null) : null,
    created_at: now,
    updated_at: now,
    booked_at: isBooked ? now : null,
    ended_at: isBooked ? null : now,
    vendor_at: event.at,
  };
}

/** A new booking, or another time for a known one. */
async function book(work: Work, id: string, known: BookingRow | undefined, event: BookedEvent): Promise<void> {
  const { tx, now } = work;
  const former = event.replaces === undefined ? undefined : await endFormer(work, event, event.replaces);
  const leadId = known?.lead_id ?? former?.lead_id ?? (await leadOfBooking(tx, event, { now }));
  await updateBooking(tx, id, {
    ...personOf(event),
    lead_id: leadId,
    starts_at: event.startsAt,
    moved_from: former?.starts_at ?? known?.starts_at ?? null,
    vendor_at: event.at,
    updated_at: now,
  });
  if (event.replaces !== undefined && former?.lead_id !== leadId)
    await updateBooking(tx, bookingKey(event.vendor, event.replaces), { lead_id: leadId, updated_at: now });
  await markBooked(work, leadId, event);
  await countOnce(tx, { valuationId: leadId, step: "booked", now });
  await announce(work, { id, leadId, what: "booked" });
  await recordEvents(tx, [{ type: "call.booked", subject: id, at: now }]);
}

/** The booking that this one takes the place of, ended; also if its own event is still to come. */
async function endFormer(work: Work, event: BookedEvent, replaced: string): Promise<BookingRow | undefined> {
  const { tx, engine, now } = work;
  const id = bookingKey(event.vendor, replaced);
  const ended = { vendor: event.vendor, bookingId: replaced, at: event.at, kind: "cancelled", isMoved: true } as const;
  const known = await lockOrInsertBooking(tx, engine, rowOf(id, ended, now));
  if (known?.state === "booked") await end(work, known, ended);
  return known;
}

/** It has ended already: only what its own event adds is stored. */
async function fill(work: Work, id: string, known: BookingRow | undefined, event: BookedEvent): Promise<void> {
  const { tx, now } = work;
  const leadId = known?.lead_id ?? (await leadOfBooking(tx, event, { now }));
  await updateBooking(tx, id, {
    ...personOf(event),
    lead_id: leadId,
    starts_at: event.startsAt,
    booked_at: known?.ended_at ?? now,
    updated_at: now,
  });
  await countOnce(tx, { valuationId: leadId, step: "booked", now });
}

const personOf = ({ person: { name, email, phone } }: BookedEvent) => ({ name, email, phone: phone ?? null });

async function end(work: Work, known: BookingRow, event: CanceledEvent): Promise<void> {
  const { tx, now } = work;
  const { id, lead_id: leadId } = known;
  const state = event.isMoved ? "moved" : "cancelled";
  await updateBooking(tx, id, { state, ended_at: now, vendor_at: event.at, updated_at: now });
  // A call that was moved is announced with its new time.
  if (leadId !== null && !event.isMoved) await announce(work, { id, leadId, what: "cancelled" });
  await recordEvents(tx, [{ type: "call.cancelled", subject: id, at: now }]);
}

type Announced = { readonly id: string; readonly leadId: string; readonly what: "booked" | "cancelled" };

/** The lead's item is updated first: the firm may have removed it, and the comment needs it. */
async function announce({ tx, now }: Work, { id, leadId, what }: Announced): Promise<void> {
  const subject = noteSubject({ id, what });
  const listed = await listedLead({ db: tx }, leadId);
  await enqueue(
    tx,
    [
      { kind: jobKinds.crmLead, subject: listed?.id ?? leadId, urgent: true },
      { kind: jobKinds.crmCall, subject },
      { kind: jobKinds.mailCall, subject },
    ],
    { now },
  );
}
