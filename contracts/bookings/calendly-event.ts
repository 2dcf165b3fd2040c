import * as z from "zod/mini";
import { momentSchema } from "#contracts/dates.ts";
import { type BookingReading, personEmail, personName, personPhone, referenceField } from "./booking-fields.ts";

/** `invitee.created` and `invitee.canceled` of Calendly's webhooks, API version 2. */

/** An invitee is one person's booking; its address ends with its id. */
const inviteeUri = z.pipe(
  z.string().check(z.regex(/^https:\/\/[\w.-]+(:\d+)?\/scheduled_events\/[\w-]{1,100}\/invitees\/[\w-]{1,100}$/)),
  z.transform((uri) => uri.slice(uri.lastIndexOf("/") + 1)),
);

const head = { created_at: momentSchema };

const createdSchema = z.object({
  event: z.literal("invitee.created"),
  ...head,
  payload: z.object({
    uri: inviteeUri,
    email: personEmail,
    name: personName,
    text_reminder_number: personPhone,
    old_invitee: z.nullish(inviteeUri),
    scheduled_event: z.object({ start_time: momentSchema }),
    tracking: z.nullish(z.object({ utm_content: referenceField })),
  }),
});

const canceledSchema = z.object({
  event: z.literal("invitee.canceled"),
  ...head,
  payload: z.object({ uri: inviteeUri, rescheduled: z.optional(z.boolean()) }),
});

const knownSchema = z.discriminatedUnion("event", [createdSchema, canceledSchema]);
const anySchema = z.object({ event: z.string() });
const handled: readonly string[] = ["invitee.created", "invitee.canceled"];

export function readCalendlyEvent(body: unknown): BookingReading {
  const any = anySchema.safeParse(body).data;
  if (any && !handled.includes(any.event)) return "otherEvent";
  const known = knownSchema.safeParse(body).data;
  if (!known) return "unreadable";
  const facts = { vendor: "calendly", bookingId: known.payload.uri, at: known.created_at } as const;
  if (known.event === "invitee.canceled")
    return { ...facts, kind: "cancelled", isMoved: known.payload.rescheduled ?? false };
  const { name, email, text_reminder_number: phone, scheduled_event, tracking, old_invitee } = known.payload;
  return {
    ...facts,
    kind: "booked",
    startsAt: scheduled_event.start_time,
    person: { name, email, phone },
    reference: tracking?.utm_content,
    replaces: old_invitee ?? undefined,
  };
}
