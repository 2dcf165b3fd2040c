import * as z from "zod/mini";
import { emailSchema, phoneSchema, startOfLine } from "#contracts/leads/contact-details.ts";
import type { BookingEvent } from "#domain/bookings/booking.ts";

/** Fields of the calendars' events. Whatever a visitor typed there is cut and tidied, never refused. */

const maxNameLength = 120;

export const vendorId = z.string().check(z.regex(/^[\w-]{1,100}$/));

export const personName = z.pipe(
  z.string(),
  z.transform((text) => startOfLine(text, maxNameLength)),
);

export const personEmail = emailSchema;

/** A number that is none counts as left out. */
export const personPhone = z.catch(z.optional(phoneSchema), undefined);

/** What our own link has passed to the calendar; anything else is another page's. */
export const referenceField = z.catch(z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))), undefined);

/** `otherEvent`: it is not about a booking. */
export type BookingReading = BookingEvent | "otherEvent" | "unreadable";
