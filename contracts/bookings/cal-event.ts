import * as z from "zod/mini";
import { momentSchema } from "#contracts/dates.ts";
import {
  type BookingReading,
  personEmail,
  personName,
  personPhone,
  referenceField,
  vendorId,
} from "./booking-fields.ts";

/**
 * Cal.com's webhooks, payload version 2021-10-20. A booking that the firm must confirm first is reported as requested,
 * which we ignore, and as created once it is confirmed.
 */

const bookedTriggers = ["BOOKING_CREATED", "BOOKING_RESCHEDULED"] as const;
const endedTriggers = ["BOOKING_CANCELLED", "BOOKING_REJECTED"] as const;

const bookedSchema = z.object({
  triggerEvent: z.enum(bookedTriggers),
  createdAt: momentSchema,
  payload: z.object({
    uid: vendorId,
    startTime: momentSchema,
    rescheduleUid: z.nullish(vendorId),
    attendees: z.tuple(
      [z.object({ name: z._default(personName, ""), email: personEmail, phoneNumber: personPhone })],
      z.unknown(),
    ),
    // Our link passes the reference under this name (`domain/contact/scheduling-link.ts`).
    metadata: z.nullish(z.object({ reference: referenceField })),
  }),
});

const endedSchema = z.object({
  triggerEvent: z.enum(endedTriggers),
  createdAt: momentSchema,
  payload: z.object({ uid: vendorId }),
});

const anySchema = z.object({ triggerEvent: z.string() });
const handled: readonly string[] = [...bookedTriggers, ...endedTriggers];

export function readCalEvent(body: unknown): BookingReading {
  const any = anySchema.safeParse(body).data;
  if (any && !handled.includes(any.triggerEvent)) return "otherEvent";
  const ended = endedSchema.safeParse(body).data;
  if (ended)
    return {
      vendor: "cal",
      bookingId: ended.payload.uid,
      at: ended.createdAt,
      kind: "cancelled",
      isMoved: false,
    };
  const booked = bookedSchema.safeParse(body).data;
  if (!booked) return "unreadable";
  const { uid, startTime, rescheduleUid, attendees, metadata } = booked.payload;
  const [{ name, email, phoneNumber: phone }] = attendees;
  return {
    vendor: "cal",
    bookingId: uid,
    at: booked.createdAt,
    kind: "booked",
    startsAt: startTime,
    person: { name, email, phone },
    reference: metadata?.reference,
    // The same booking with another time, if the ids are equal.
    replaces: rescheduleUid === uid ? undefined : (rescheduleUid ?? undefined),
  };
}
