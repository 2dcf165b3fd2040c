import { createHmac, randomBytes } from "node:crypto";
import { createEventSender, type Entered, type Forgery } from "./event-sender.ts";

export const calSecret = "cal-webhook-secret";

type Booking = { readonly uid: string; readonly entered: Entered };

/**
 * Cal.com's webhooks, payload version 2021-10-20, signed without a time. A rescheduling is one event, about a new
 * booking that names the former one.
 */
export function createFakeCal({ now, secret = calSecret }: { now: () => number; secret?: string }) {
  const sender = createEventSender(sign);
  const iso = (at: number) => new Date(at).toISOString();

  function sign(body: string, forgery?: Forgery): Readonly<Record<string, string>> {
    if (forgery === "unsigned") return { "X-Cal-Signature-256": "no-secret-provided" };
    const key = forgery === "otherSecret" ? `${secret}x` : secret;
    return { "X-Cal-Signature-256": createHmac("sha256", key).update(body).digest("hex") };
  }

  function eventOf(triggerEvent: string, { uid, entered }: Booking, more: object) {
    const query = new URL(entered.address ?? "https://cal.com/amiva/intro").searchParams;
    const metadata = [...query].flatMap(([name, value]) => {
      const [, key] = /^metadata\[(.+)\]$/.exec(name) ?? [];
      return key === undefined ? [] : [[key, value] as const];
    });
    const [name, email] = [entered.name ?? query.get("name") ?? "", entered.email ?? query.get("email") ?? ""];
    return {
      triggerEvent,
      createdAt: iso(now()),
      payload: {
        bookerUrl: "https://cal.com",
        type: "intro",
        title: `Intro call between AMIVA+ and ${name}`,
        additionalNotes: query.get("notes") ?? "",
        customInputs: {},
        startTime: iso(entered.startsAt),
        endTime: iso(entered.startsAt + 15 * 60_000),
        organizer: { id: 1, name: "AMIVA+", email: "partners@amiva.example", timeZone: "America/New_York" },
        responses: {
          name: { label: "your_name", value: name, isHidden: false },
          email: { label: "email_address", value: email, isHidden: false },
        },
        attendees: [
          {
            name,
            email,
            phoneNumber: entered.phone ?? null,
            timeZone: "America/New_York",
            language: { locale: "en" },
            utcOffset: -300,
          },
        ],
        uid,
        bookingId: 7,
        eventTypeId: 3,
        length: 15,
        status: "ACCEPTED",
        metadata: Object.fromEntries(metadata),
        ...more,
      },
    };
  }

  const newUid = () => randomBytes(12).toString("hex").slice(0, 22);
  const take = (trigger: string, booking: Booking, more: object = {}) => sender.take(eventOf(trigger, booking, more));
  return {
    ...sender,
    book(entered: Entered): Booking {
      const booking = { uid: newUid(), entered };
      take("BOOKING_CREATED", booking);
      return booking;
    },
    /** A booking that the firm must confirm. */
    request(entered: Entered): Booking {
      const booking = { uid: newUid(), entered };
      take("BOOKING_REQUESTED", booking, { status: "PENDING" });
      return booking;
    },
    confirm: (booking: Booking) => take("BOOKING_CREATED", booking),
    reject: (booking: Booking) => take("BOOKING_REJECTED", booking, { status: "REJECTED" }),
    cancel: (booking: Booking) =>
      take("BOOKING_CANCELLED", booking, { status: "CANCELLED", cancellationReason: "", requestReschedule: false }),
    reschedule(booking: Booking, startsAt: number): Booking {
      const next = { uid: newUid(), entered: { ...booking.entered, startsAt } };
      take("BOOKING_RESCHEDULED", next, {
        rescheduleId: 7,
        rescheduleUid: booking.uid,
        rescheduleStartTime: iso(booking.entered.startsAt),
        rescheduleEndTime: iso(booking.entered.startsAt + 15 * 60_000),
        rescheduledBy: booking.entered.email,
      });
      return next;
    },
    /** An event that is not about a booking's time. */
    other: () => sender.take({ triggerEvent: "MEETING_ENDED", createdAt: iso(now()), payload: {} }),
  };
}
