import { type Stage, stages } from "#domain/desk/leads/stages.ts";

/** A call that somebody booked in the firm's calendar. */

export const bookingVendors = ["calendly", "cal"] as const;
export type BookingVendor = (typeof bookingVendors)[number];

/** `moved`: another booking has taken its place. */
export const bookingStates = ["booked", "cancelled", "moved"] as const;
export type BookingState = (typeof bookingStates)[number];

/** Who booked, as typed in the calendar. */
export type BookingPerson = { readonly name: string; readonly email: string; readonly phone?: string | undefined };

type EventFacts = {
  readonly vendor: BookingVendor;
  /** The vendor's id of the booking. */
  readonly bookingId: string;
  /** When it happened, by the vendor's clock. */
  readonly at: number;
};

/** What a calendar reports, whichever vendor it is from. */
export type BookingEvent = EventFacts &
  (
    | {
        readonly kind: "booked";
        readonly startsAt: number;
        readonly person: BookingPerson;
        /** Names the valuation from whose page the call was booked (`booking-reference.ts`). */
        readonly reference?: string | undefined;
        /** The vendor's id of the booking that this one takes the place of. */
        readonly replaces?: string | undefined;
      }
    | {
        readonly kind: "cancelled";
        /** Canceled because another time was chosen, which is reported as a separate booking. */
        readonly isMoved: boolean;
      }
  );

export type BookedEvent = Extract<BookingEvent, { kind: "booked" }>;
export type CanceledEvent = Extract<BookingEvent, { kind: "cancelled" }>;

/** Our own id of a booking, which tells the vendors' ids apart. */
export const bookingKey = (vendor: BookingVendor, bookingId: string): string => `${vendor}-${bookingId}`;

/** What is stored about a booking and decides what an event changes. */
export type KnownBooking = {
  readonly state: BookingState;
  /** Undefined if only its end was reported so far. */
  readonly startsAt: number | undefined;
  /** When the last event that changed it happened, by the vendor's clock. */
  readonly vendorAt: number;
};

/**
 * What an event changes; the order in which events come makes no difference to how a booking ends up.
 * - `book`: a new booking, or another time for a known one;
 * - `fill`: the booking has ended already, and its event comes late: only what is missing is stored;
 * - `end`: canceled, or moved to another booking;
 * - `remember`: ended before it was reported as booked, so that the late report does not bring it back;
 * - `nothing`: a repeat, or an older time.
 */
export type BookingStep = "book" | "fill" | "end" | "remember" | "nothing";

export function bookingStep(known: KnownBooking | undefined, event: BookingEvent): BookingStep {
  if (event.kind === "cancelled") {
    if (!known) return "remember";
    return known.state === "booked" ? "end" : "nothing";
  }
  if (!known) return "book";
  if (known.state !== "booked") return known.startsAt === undefined ? "fill" : "nothing";
  return event.startsAt !== known.startsAt && event.at > known.vendorAt ? "book" : "nothing";
}

/** The stage of a lead whose owner has booked a call; a later stage stays. */
export function stageAfterBooking(stage: Stage): Stage {
  return stages.indexOf(stage) < stages.indexOf("meeting") ? "meeting" : stage;
}
