import * as z from "zod/mini";
import { bookingVendors } from "#domain/bookings/booking.ts";
import { stages } from "#domain/desk/leads/stages.ts";
import type { EventType } from "#domain/events/event-types.ts";
import { purchaseStates } from "#domain/payments/purchase-state.ts";
import { reportPackages } from "#domain/report/tiers.ts";
import { financialInputsSchema } from "./financial-inputs.ts";

/**
 * What other systems get, by webhook and through the API. Fields may be added; none is renamed or removed. What is not
 * known is null, so that a kind of data always has the same fields.
 */

const text = z.string();
const orNull = z.nullable(text);
/** ISO 8601, in UTC. */
const moment = z.iso.datetime();

/** A lead as it stands. Amounts are US dollars. */
export const leadDataSchema = z.object({
  /** The valuation's id, which is also the key to the owner's private page. */
  id: text,
  createdAt: moment,
  updatedAt: moment,
  company: text,
  website: text,
  industry: text,
  industryGroup: text,
  businessModel: text,
  location: text,
  contact: z.object({ email: orNull, phone: orNull }),
  /** The owner's answers; null for somebody who booked a call without a valuation, as is `valuation`. */
  answers: z.nullable(financialInputsSchema),
  valuation: z.nullable(
    z.object({
      /** When the owner last gave or changed the answers. */
      at: moment,
      ebitda: z.number(),
      multiple: z.number(),
      value: z.number(),
      low: z.number(),
      high: z.number(),
    }),
  ),
  score: z.number(),
  source: z.object({ source: text, medium: text, campaign: orNull, referrer: text }),
  stage: z.enum(stages),
  /** The colleague who has the lead in hand. */
  assignedTo: z.nullable(z.object({ id: text, name: text })),
  followUpOn: z.nullable(z.iso.date()),
  /** The lead of the same company that it was merged into. */
  mergedInto: orNull,
});
export type LeadData = z.output<typeof leadDataSchema>;

export const deletedLeadDataSchema = z.object({ id: text });

export const messageDataSchema = z.object({
  id: text,
  receivedAt: moment,
  kind: z.enum(["contact", "report"]),
  leadId: orNull,
  name: text,
  email: text,
  phone: orNull,
  company: orNull,
  package: z.nullable(z.enum(reportPackages)),
  text,
});
export type MessageData = z.output<typeof messageDataSchema>;

/** A purchase as it stands. Amounts are in the currency's smallest unit. */
export const purchaseDataSchema = z.object({
  id: text,
  /** Null once the owner's data was deleted, as is `buyerEmail`. */
  leadId: orNull,
  package: z.enum(reportPackages),
  state: z.enum(purchaseStates),
  amount: z.nullable(z.int()),
  refunded: z.int(),
  currency: orNull,
  paidAt: z.nullable(moment),
  buyerEmail: orNull,
});
export type PurchaseData = z.output<typeof purchaseDataSchema>;

/** A call that was booked in the firm's calendar, as it stands. */
export const callDataSchema = z.object({
  id: text,
  leadId: text,
  calendar: z.enum(bookingVendors),
  /** `moved`: another call, with its own id, has taken its place. */
  state: z.enum(["booked", "cancelled", "moved"]),
  startsAt: moment,
  /** When it was to be before another time was chosen. */
  movedFrom: z.nullable(moment),
  /** Who booked, as typed in the calendar. */
  name: text,
  email: orNull,
});
export type CallData = z.output<typeof callDataSchema>;

/** The data of each type. */
export const eventDataSchemas = {
  "lead.created": leadDataSchema,
  "lead.contact": leadDataSchema,
  "lead.updated": leadDataSchema,
  "lead.deleted": deletedLeadDataSchema,
  "message.received": messageDataSchema,
  "purchase.paid": purchaseDataSchema,
  "purchase.refunded": purchaseDataSchema,
  "purchase.disputed": purchaseDataSchema,
  "call.booked": callDataSchema,
  "call.cancelled": callDataSchema,
} as const satisfies Record<EventType, z.ZodMiniType>;

/** The body of a webhook. */
export type EventBody = {
  readonly type: EventType;
  /** When it happened. */
  readonly timestamp: string;
  readonly data: object;
};
