import type { BookingRow } from "#server/store/schema.ts";

/** A call that was booked at a time, of nobody that is known. */
export function sampleBooking(id: string, at: number, given: Partial<BookingRow> = {}): BookingRow {
  return {
    id,
    vendor: "cal",
    lead_id: null,
    state: "booked",
    starts_at: at,
    moved_from: null,
    name: null,
    email: null,
    phone: null,
    created_at: at,
    updated_at: at,
    booked_at: at,
    ended_at: null,
    vendor_at: at,
    ...given,
  };
}
