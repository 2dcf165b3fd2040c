import type { EventBody, eventDataSchemas, LeadData, MessageData, PurchaseData } from "#contracts/events.ts";
import type { EventType } from "#domain/events/event-types.ts";
import { captured, fullCapture } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import { leadDataOf } from "./lead-data.ts";

const lead = leadOf(fullCapture, { now: captured });
const at = (minutes: number) => new Date(captured + minutes * 60_000).toISOString();

const desk = { stage: "talked", owner_id: "7Qm2", follow_up_on: "2025-11-10", merged_into: null } as const;
const leadExample: LeadData = leadDataOf(desk, lead, new Map([["7Qm2", "Daniel Mercer"]]));

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

type Example = Omit<EventBody, "type">;

/** What a receiver gets, one of each type, for the documentation. */
const examples: Readonly<Record<keyof typeof eventDataSchemas, Example>> = {
  "lead.created": { timestamp: at(0), data: { ...leadExample, stage: "new", assignedTo: null } },
  "lead.contact": { timestamp: at(0), data: { ...leadExample, stage: "new", assignedTo: null } },
  "lead.updated": { timestamp: at(90), data: leadExample },
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
};

export const eventExamples: readonly EventBody[] = Object.entries(examples).map(([type, example]) => ({
  type: type as EventType,
  ...example,
}));
