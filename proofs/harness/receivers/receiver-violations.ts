import { z } from "zod";
import type { Lead } from "../../../domain/leads/lead.ts";
import { leadProfileOf } from "../../../domain/leads/lead-profile.ts";

export type ReceivedMail = { readonly id: string; readonly text: string };
/** One request of a webhook; a repeat has the same id. */
export type ReceivedEvent = { readonly id: string; readonly body: string; readonly isSigned: boolean };
export type StoredEvent = { readonly id: string; readonly type: string; readonly subject: string };

type Leads = ReadonlyMap<string, Lead>;

/** What must never happen to the firm's mails about leads, each with the affected valuations. */
export function mailViolations(leads: Leads, mails: readonly ReceivedMail[]) {
  const about = new Map([...leads.keys()].map((id) => [id, mails.filter(({ text }) => text.includes(id))]));
  const hasContact = ({ userEmail, userPhone }: Lead) => (userEmail ?? userPhone) !== undefined;
  return {
    lost: [...leads].filter(([id, lead]) => hasContact(lead) && about.get(id)?.length === 0).map(([id]) => id),
    // The same mail sent twice has one id, and mail programs show it once.
    doubled: [...about].filter(([, found]) => isDoubled(found)).map(([id]) => id),
  };
}

/** Two mails with the same words. */
function isDoubled(mails: readonly ReceivedMail[]): boolean {
  return [...Map.groupBy(mails, ({ text }) => text).values()].some(
    (same) => new Set(same.map(({ id }) => id)).size > 1,
  );
}

const bodySchema = z.object({
  type: z.string(),
  data: z.object({
    id: z.string(),
    /** Null in messages without one. */
    company: z.string().nullish(),
    location: z.string().optional(),
    contact: z.object({ email: z.string().nullable(), phone: z.string().nullable() }).optional(),
  }),
});
type Body = z.output<typeof bodySchema>;

/** What must never happen to webhooks about leads. */
export function webhookViolations(leads: Leads, stored: readonly StoredEvent[], received: readonly ReceivedEvent[]) {
  const ids = new Set(received.map(({ id }) => id));
  const known = new Set(stored.map(({ id }) => id));
  const bodies = received.map(({ body }) => bodySchema.parse(JSON.parse(body)));
  const told = Map.groupBy(bodies, ({ data }) => data.id);
  const created = Map.groupBy(
    stored.filter(({ type }) => type === "lead.created"),
    ({ subject }) => subject,
  );
  return {
    lost: stored.filter(({ id }) => !ids.has(id)).map(({ id }) => id),
    strays: [...ids].filter((id) => !known.has(id)),
    unsigned: received.filter(({ isSigned }) => !isSigned).map(({ id }) => id),
    /** One event, whatever its repeats, says that a lead is new. */
    "not created once": [...leads.keys()].filter((id) => created.get(id)?.length !== 1),
    /** No request has told the lead as it stands. */
    stale: [...leads].filter(([id, lead]) => !told.get(id)?.some((body) => shows(body, lead))).map(([id]) => id),
  };
}

function shows({ data }: Body, lead: Lead): boolean {
  const { company, location } = leadProfileOf(lead);
  return (
    data.company === company &&
    data.location === location &&
    data.contact?.email === (lead.userEmail ?? null) &&
    data.contact.phone === (lead.userPhone ?? null)
  );
}

/** What a system that asks for events must never see. */
export function readerViolations(stored: readonly StoredEvent[], read: readonly string[]) {
  const ids = new Set(read);
  const known = new Set(stored.map(({ id }) => id));
  return {
    missed: stored.filter(({ id }) => !ids.has(id)).map(({ id }) => id),
    strays: [...ids].filter((id) => !known.has(id)),
    twice: [...Map.groupBy(read, (id) => id)].filter(([, times]) => times.length > 1).map(([id]) => id),
  };
}
