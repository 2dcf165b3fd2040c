import type { CallData, EventBody, eventDataSchemas, LeadData, MessageData, PurchaseData } from "#contracts/events.ts";
import type { EventType } from "#domain/events/event-types.ts";
import { captured, fullCapture } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import { readLeadData } from "./lead-data.ts";

const lead = leadOf(fullCapture, { now: captured });
const at = (minutes: number) => new Date(captured + minutes * 60_000).toISOString();

const fresh = { stage: "new", stage_at: 0, owner_id: "", owner_at: 0, merged_into: null } as const;
const followUp = { follow_up_on: "2025-11-10", follow_up_at: 0 };
const handled = { stage: "talked", stage_at: captured + 5_400_000, owner_id: "7Qm2" } as const;

function leadExample(desk: object): LeadData {
  const row = { record: JSON.stringify(lead), ...fresh, ...followUp, ...desk };
  const data = readLeadData(row, new Map([["7Qm2", "Daniel Mercer"]]));
  if (!data) throw new Error("The example cannot be read");
  return data;
}

const messageExample: MessageData = {
  id: "5d2f0f7e-3c0a-4c57-9f43-0a8c8f6f2d10",
  receivedAt: at(30),
  kind: "contact",
  leadId: lead.valuationId,
  name: "Ada Owner",
  email: "owner@northgate-dental.example",
  phone: null,
  company: "Northgate Dental",
  package: null,
  text: "May we talk this week?",
};

const purchaseExample: PurchaseData = {
  id: "b1e5a2c4-7d1f-4a0e-8f6a-2f1f0c9d7e33",
  leadId: lead.valuationId,
  package: "professional",
  state: "paid",
  amount: 49_000,
  refunded: 0,
  currency: "usd",
  paidAt: at(60),
  buyerEmail: "owner@northgate-dental.example",
};

const callExample: CallData = {
  id: "calendly-5f1c0b7a",
  leadId: lead.valuationId,
  calendar: "calendly",
  state: "booked",
  startsAt: at(24 * 60),
  movedFrom: null,
  name: "Ada Owner",
  email: "owner@northgate-dental.example",
};

type Example = Omit<EventBody, "type">;

/** What a receiver gets, one of each type, for the documentation. */
const examples: Readonly<Record<keyof typeof eventDataSchemas, Example>> = {
  "lead.created": { timestamp: at(0), data: leadExample({}) },
  "lead.contact": { timestamp: at(0), data: leadExample({}) },
  "lead.updated": { timestamp: at(90), data: leadExample(handled) },
  "lead.deleted": { timestamp: at(120), data: { id: lead.valuationId } },
  "message.received": { timestamp: at(30), data: messageExample },
  "purchase.paid": { timestamp: at(60), data: purchaseExample },
  "purchase.refunded": {
    timestamp: at(180),
    data: { ...purchaseExample, state: "refunded", refunded: 49_000 } satisfies PurchaseData,
  },
  "purchase.disputed": {
    timestamp: at(240),
    data: { ...purchaseExample, state: "disputed" } satisfies PurchaseData,
  },
  "call.booked": { timestamp: at(45), data: callExample },
  "call.cancelled": { timestamp: at(75), data: { ...callExample, state: "cancelled" } satisfies CallData },
};

export const eventExamples: readonly EventBody[] = Object.entries(examples).map(([type, example]) => ({
  type: type as EventType,
  ...example,
}));
