import { findBooking } from "#server/store/bookings/bookings.ts";
import { type CallNote, noteOfSubject } from "#server/store/bookings/note-subject.ts";
import { listedLead } from "#server/store/desk/leads/lead-fields.ts";
import type { Store } from "#server/store/open.ts";
import type { BookingRow } from "#server/store/schema.ts";

export type FoundNote = {
  readonly what: CallNote["what"];
  readonly booking: BookingRow & { readonly starts_at: number };
  /** As the lists show it. */
  readonly lead: { readonly id: string; readonly company: string };
};

/**
 * What the firm is notified of. Undefined if there is nothing left to report: the lead was deleted, or the call was
 * moved or canceled before the firm heard that it is booked.
 */
export async function findNote(store: Pick<Store, "db">, subject: string): Promise<FoundNote | undefined> {
  const note = noteOfSubject(subject);
  const booking = note && (await findBooking(store, note.id));
  if (!booking || booking.lead_id === null || booking.starts_at === null || booking.state !== note.what)
    return undefined;
  const lead = await listedLead(store, booking.lead_id);
  return lead && { what: note.what, booking: { ...booking, starts_at: booking.starts_at }, lead };
}
