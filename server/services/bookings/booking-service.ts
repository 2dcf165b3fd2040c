import type { BookingReading } from "#contracts/bookings/booking-fields.ts";
import { readCalEvent } from "#contracts/bookings/cal-event.ts";
import { readCalendlyEvent } from "#contracts/bookings/calendly-event.ts";
import type { BookingVendor } from "#domain/bookings/booking.ts";
import type { Env } from "#server/env.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Log } from "#server/ops/log.ts";
import { storeErrorsAs503 } from "#server/services/store-errors-as-503.ts";
import type { Store } from "#server/store/open.ts";
import { recordBooking } from "./record-booking.ts";
import { isFromCal, isFromCalendly, type Signed } from "./signatures.ts";

export type BookingService = {
  /**
   * Stores what a signed event says, with everything that follows from it. An event of another kind is ignored.
   * @throws AppError notFound, eventRefused, badRequest, unavailable
   */
  take(vendor: BookingVendor, signed: Signed): Promise<void>;
};

type Parts = {
  readonly store: Store;
  readonly log: Log;
  /** The secrets of each vendor that is set up. */
  readonly secrets: Env["bookings"];
  readonly now?: () => number;
};

type Vendor = {
  readonly isSigned: (signed: Signed, secrets: readonly string[], at: { readonly now: number }) => boolean;
  readonly read: (body: unknown) => BookingReading;
};

const vendors: Readonly<Record<BookingVendor, Vendor>> = {
  calendly: { isSigned: isFromCalendly, read: readCalendlyEvent },
  cal: { isSigned: isFromCal, read: readCalEvent },
};

export function createBookingService({ store, log, secrets, now = Date.now }: Parts): BookingService {
  return {
    async take(vendor, signed) {
      const { [vendor]: known } = secrets;
      if (!known) throw new AppError("notFound", "this calendar is not set up");
      const { isSigned, read } = vendors[vendor];
      if (!isSigned(signed, known, { now: now() })) throw new AppError("eventRefused", "forged or stale");
      const event = read(jsonOf(signed.body));
      if (event === "unreadable") throw new AppError("badRequest", "a calendar's event that cannot be read");
      if (event === "otherEvent") return;
      const step = await storeErrorsAs503(log, () => recordBooking(store, event, { now: now() }));
      log.info({ vendor, event: event.kind, step }, "calendar event");
    },
  };
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString("utf8"));
  } catch {
    return undefined;
  }
}
