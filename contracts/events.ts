import * as z from "zod/mini";
import { financialInputsSchema } from "#contracts/valuation/financial-inputs.ts";
import { bookingStates, bookingVendors } from "#domain/bookings/booking.ts";
import { stages } from "#domain/desk/leads/stages.ts";
import type { EventType } from "#domain/events/event-types.ts";
import { purchaseStates } from "#domain/payments/purchase-state.ts";
import { reportPackages } from "#domain/report/tiers.ts";

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
  id: text.check(
    z.describe("The same for good. It is also the key to the owner's private page: treat it as a secret."),
  ),
  createdAt: moment,
  updatedAt: moment.check(z.describe("When the owner or a colleague last changed something.")),
  company: text,
  website: text.check(z.describe("As the owner entered it.")),
  industry: text,
  industryGroup: text,
  businessModel: text,
  location: text,
  contact: z.object({ email: orNull, phone: orNull }),
  answers: z
    .nullable(financialInputsSchema)
    .check(
      z.describe("Null for somebody who booked a call without a valuation, as is `valuation`. The profit is per year."),
    ),
  valuation: z.nullable(
    z.object({
      at: moment.check(z.describe("When the owner last gave or changed the answers.")),
      ebitda: z.number().check(z.describe("Adjusted yearly earnings, in US dollars.")),
      multiple: z.number(),
      value: z.number().check(z.describe("The middle of the range, in US dollars.")),
      low: z.number(),
      high: z.number(),
    }),
  ),
  score: z.number().check(z.describe("Up to 100: how soon the firm should call. From 55 on a lead is hot.")),
  source: z.object({
    source: text,
    medium: text,
    campaign: orNull,
    referrer: text,
    partnerSite: orNull.check(z.describe("The partner site on which the valuation was made.")),
  }),
  stage: z.enum(stages),
  assignedTo: z
    .nullable(z.object({ id: text, name: text }))
    .check(z.describe("The colleague who is assigned to the lead.")),
  followUpOn: z.nullable(z.iso.date()).check(z.describe("The day on which the firm means to call again.")),
  mergedInto: orNull.check(z.describe("The id of the lead of the same company that it was merged into.")),
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
  leadId: orNull.check(z.describe("Null once the owner's data was deleted, as is `buyerEmail`.")),
  package: z.enum(reportPackages),
  state: z.enum(purchaseStates),
  amount: z.nullable(z.int()).check(z.describe("In the currency's smallest unit, such as cents.")),
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
  state: z.enum(bookingStates).check(z.describe("`moved`: another call, with its own id, has taken its place.")),
  startsAt: moment,
  movedFrom: z.nullable(moment).check(z.describe("When it was to be before another time was chosen.")),
  name: text.check(z.describe("Who booked, as typed in the calendar.")),
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
