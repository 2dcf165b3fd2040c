import type { CallData, LeadData, MessageData, PurchaseData } from "#contracts/events.ts";
import { noCounts } from "#domain/desk/funnel/funnel.ts";
import type { EventType } from "#domain/events/event-types.ts";
import type { ApiEventPage, ApiFunnel, ApiLeadPage } from "./answers.ts";

/** What the API's description shows. Tests hold each to its schema. */

const id = "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11";
const timestamp = "2026-11-03T15:00:00.000Z";
const eventId = "evt_0mhj5s8xq0001f0c9c1e6c2b4c";

export const leadExample: LeadData = {
  id,
  createdAt: timestamp,
  updatedAt: "2026-11-03T15:04:10.000Z",
  company: "Northgate Dental",
  website: "https://www.northgate-dental.example/",
  industry: "Dental practices",
  industryGroup: "Healthcare",
  businessModel: "Fee for service with yearly care plans",
  location: "Dublin, Ohio",
  contact: { email: "owner@northgate-dental.example", phone: "(614) 555-0142" },
  answers: { preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 50 },
  valuation: { at: timestamp, ebitda: 1_650_000, multiple: 6, value: 9_900_000, low: 8_415_000, high: 11_385_000 },
  score: 55,
  source: {
    source: "newsletter",
    medium: "email",
    campaign: "autumn",
    referrer: "https://news.example/letters/7",
    partnerSite: null,
  },
  stage: "tried",
  assignedTo: { id: "9a0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11", name: "Anita Nair" },
  followUpOn: "2026-11-05",
  mergedInto: null,
};

const messageExample: MessageData = {
  id: "1b9f6f0e-2d63-4a51-8c39-5a1f7f1d9e42",
  receivedAt: timestamp,
  kind: "contact",
  leadId: id,
  name: "Pat Doe",
  email: "owner@northgate-dental.example",
  phone: null,
  company: "Northgate Dental",
  package: null,
  text: "Please call me on Thursday.",
};

const purchaseExample: PurchaseData = {
  id: "2c8f6f0e-2d63-4a51-8c39-5a1f7f1d9e42",
  leadId: id,
  package: "professional",
  state: "paid",
  amount: 49_000,
  refunded: 0,
  currency: "usd",
  paidAt: timestamp,
  buyerEmail: "owner@northgate-dental.example",
};

const callExample: CallData = {
  id: "cal-8QyWm2fBvZ4kR1xT6nLpHd",
  leadId: id,
  calendar: "cal",
  state: "booked",
  startsAt: "2026-11-10T19:00:00.000Z",
  movedFrom: null,
  name: "Pat Doe",
  email: "owner@northgate-dental.example",
};

const dataOf = (type: EventType): object => {
  if (type === "lead.deleted") return { id };
  if (type === "message.received") return messageExample;
  if (type.startsWith("call.")) return callExample;
  return type.startsWith("purchase.") ? purchaseExample : leadExample;
};

/** The body of a webhook. */
export const webhookExample = (type: EventType) => ({ type, timestamp, data: dataOf(type) });

export const leadPageExample: ApiLeadPage = {
  data: [leadExample],
  next: "cmVjZWl2ZWR-MTc5MzcxODAwMDAwMH43ZjBjOWMxZQ",
};

export const eventPageExample: ApiEventPage = {
  data: [{ id: eventId, ...webhookExample("lead.created") }],
  next: "1042",
  hasMore: false,
};

const counts = { ...noCounts, visit: 412, address: 61, figures: 44, result: 40, contact: 9, report: 12, paid: 1 };
export const funnelExample: ApiFunnel = {
  from: "2026-11-02",
  to: "2026-11-08",
  timeZone: "America/New_York",
  weeks: [{ monday: "2026-11-02", counts }],
  byPage: [{ name: "home", counts: { ...counts, address: 0, figures: 0 } }],
  bySource: [{ name: "newsletter", counts: { ...counts, address: 0, figures: 0 } }],
  byIndustry: [{ name: null, counts: { ...counts, visit: 0, address: 0, figures: 0 } }],
  byPartner: [],
};
