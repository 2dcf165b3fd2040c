import { findBooking } from "#server/store/bookings/bookings.ts";
import type { Store } from "#server/store/open.ts";
import type { BookingRow } from "#server/store/schema.ts";

/** What the firm is told about a call: `what` happened to the booking `id`. */
export type CallNote = { readonly id: string; readonly what: "booked" | "cancelled" };

/** The subject of its deliveries. */
export const noteSubject = ({ id, what }: CallNote): string => `${id}.${what}`;

export type FoundNote = {
  readonly what: CallNote["what"];
  readonly booking: BookingRow & { readonly starts_at: number };
  readonly lead: { readonly id: string; readonly company: string };
};

/**
 * What a delivery tells. Undefined if there is nothing left to tell: the lead was deleted, or the call was moved or
 * cancelled before the firm was told that it is booked.
 */
export async function findNote(store: Pick<Store, "db">, subject: string): Promise<FoundNote | undefined> {
  const [, id = "", what] = /^(.+)\.(booked|cancelled)$/.exec(subject) ?? [];
  const booking = await findBooking(store, id);
  if (!booking || booking.lead_id === null || booking.starts_at === null || booking.state !== what) return undefined;
  const lead = await store.db
    .selectFrom("lead")
    .select(["id", "company"])
    .where("id", "=", booking.lead_id)
    .executeTakeFirst();
  return lead && { what: what as CallNote["what"], booking: { ...booking, starts_at: booking.starts_at }, lead };
}
