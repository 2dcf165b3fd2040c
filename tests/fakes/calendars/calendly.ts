import { createHmac, randomUUID } from "node:crypto";
import { createEventSender, type Entered, type Forgery } from "./event-sender.ts";

export const calendlySecret = "calendly-signing-key";

type Invitee = { readonly uri: string; readonly entered: Entered; readonly old: string | null };

/**
 * Calendly's webhooks, API version 2: `invitee.created` and `invitee.canceled`, signed with the time of sending. A
 * rescheduling cancels one invitee and creates another.
 */
export function createFakeCalendly({ now, secret = calendlySecret }: { now: () => number; secret?: string }) {
  const sender = createEventSender(sign);
  const iso = (at: number) => new Date(at).toISOString().replace("Z", "000Z");

  function sign(body: string, forgery?: Forgery): Readonly<Record<string, string>> {
    if (forgery === "unsigned") return {};
    const seconds = Math.floor(now() / 1_000) - (forgery === "stale" ? 301 : 0);
    const key = forgery === "otherSecret" ? `${secret}x` : secret;
    const hex = createHmac("sha256", key).update(`${seconds}.${body}`).digest("hex");
    return { "Calendly-Webhook-Signature": `t=${seconds},v1=${hex}` };
  }

  function eventOf(event: string, { uri, entered, old }: Invitee, more: object) {
    const query = new URL(entered.address ?? "https://calendly.com/amiva/intro").searchParams;
    const [eventUri] = uri.split("/invitees/");
    return {
      created_at: iso(now()),
      created_by: "https://api.calendly.com/users/AAAAAAAAAAAAAAAA",
      event,
      payload: {
        cancel_url: "https://calendly.com/cancellations/AAAAAAAAAAAAAAAA",
        created_at: iso(now()),
        email: entered.email ?? query.get("email") ?? "",
        event: eventUri,
        first_name: null,
        last_name: null,
        name: entered.name ?? query.get("name") ?? "",
        new_invitee: null,
        old_invitee: old,
        questions_and_answers: [{ answer: query.get("a1") ?? "", position: 0, question: "Your company" }],
        reschedule_url: "https://calendly.com/reschedulings/AAAAAAAAAAAAAAAA",
        rescheduled: false,
        status: "active",
        text_reminder_number: entered.phone ?? null,
        timezone: "America/New_York",
        tracking: {
          utm_campaign: null,
          utm_source: null,
          utm_medium: null,
          utm_content: query.get("utm_content"),
          utm_term: null,
          salesforce_uuid: null,
        },
        updated_at: iso(now()),
        uri,
        scheduled_event: {
          uri: eventUri,
          name: "Intro call",
          status: "active",
          start_time: iso(entered.startsAt),
          end_time: iso(entered.startsAt + 15 * 60_000),
          event_type: "https://api.calendly.com/event_types/AAAAAAAAAAAAAAAA",
          location: { type: "outbound_call", location: entered.phone ?? null },
          invitees_counter: { total: 1, active: 1, limit: 1 },
        },
        ...more,
      },
    };
  }

  const newUri = () => `https://api.calendly.com/scheduled_events/${randomUUID()}/invitees/${randomUUID()}`;
  const canceled = (invitee: Invitee, more: object) =>
    eventOf("invitee.canceled", invitee, {
      status: "canceled",
      cancellation: { canceled_by: invitee.entered.name ?? "", reason: "", canceler_type: "invitee" },
      ...more,
    });

  return {
    ...sender,
    book(entered: Entered): Invitee {
      const invitee = { uri: newUri(), entered, old: null };
      sender.take(eventOf("invitee.created", invitee, {}));
      return invitee;
    },
    cancel: (invitee: Invitee) => sender.take(canceled(invitee, {})),
    /** The cancellation is sent first, as Calendly does. */
    reschedule(invitee: Invitee, startsAt: number): Invitee {
      const next = { uri: newUri(), entered: { ...invitee.entered, startsAt }, old: invitee.uri };
      sender.take(canceled(invitee, { rescheduled: true, new_invitee: next.uri }));
      sender.take(eventOf("invitee.created", next, {}));
      return next;
    },
    /** An event that is not about a booking. */
    other: () => sender.take({ event: "routing_form_submission.created", created_at: iso(now()), payload: {} }),
  };
}
