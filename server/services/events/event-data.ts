import type { CallData, EventBody, MessageData, PurchaseData } from "#contracts/events.ts";
import { readStoredMessage } from "#contracts/leads/contact-message.ts";
import type { ReportPackage } from "#domain/report/tiers.ts";
import { findBooking } from "#server/store/bookings/bookings.ts";
import { memberNames } from "#server/store/desk/people/members.ts";
import type { Store } from "#server/store/open.ts";
import { findPurchase } from "#server/store/payments/purchases.ts";
import type { EventRow } from "#server/store/schema.ts";
import { readLeadData } from "./lead-data.ts";

/** `gone`: its subject was deleted. `unreadable`: this version cannot parse what is stored. */
export type EventReading = EventBody | "gone" | "unreadable";
type Data = object | "gone" | "unreadable";

type Reading = Pick<Store, "db">;

/** What other systems are told about an event: its subject as it stands now. */
export async function eventData(store: Reading, { type, subject, at }: EventRow): Promise<EventReading> {
  const data = await readers[type](store, subject);
  return typeof data === "string" ? data : { type, timestamp: new Date(at).toISOString(), data };
}

type Reader = (store: Reading, subject: string) => Promise<Data> | Data;

const readers: Readonly<Record<EventRow["type"], Reader>> = {
  "lead.created": leadData,
  "lead.contact": leadData,
  "lead.updated": leadData,
  "lead.deleted": (_, id) => ({ id }),
  "message.received": messageData,
  "purchase.paid": purchaseData,
  "purchase.refunded": purchaseData,
  "purchase.disputed": purchaseData,
  "call.booked": callData,
  "call.cancelled": callData,
};

async function leadData(store: Reading, id: string): Promise<Data> {
  const row = await store.db.selectFrom("lead").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return "gone";
  return readLeadData(row, await memberNames(store)) ?? "unreadable";
}

async function callData(store: Reading, id: string): Promise<CallData | "gone"> {
  const row = await findBooking(store, id);
  if (!row || row.lead_id === null || row.starts_at === null) return "gone";
  return {
    id,
    leadId: row.lead_id,
    calendar: row.vendor,
    state: row.state,
    startsAt: new Date(row.starts_at).toISOString(),
    movedFrom: row.moved_from === null ? null : new Date(row.moved_from).toISOString(),
    name: row.name ?? "",
    email: row.email,
  };
}

async function messageData(store: Reading, id: string): Promise<MessageData | "gone" | "unreadable"> {
  const row = await store.db
    .selectFrom("message")
    .select(["created_at", "record"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return "gone";
  const message = readStoredMessage(row.record);
  if (!message) return "unreadable";
  return {
    id,
    receivedAt: new Date(row.created_at).toISOString(),
    kind: message.kind,
    leadId: message.valuationId ?? null,
    name: message.name,
    email: message.email,
    phone: message.phone ?? null,
    company: message.company ?? null,
    package: message.package ?? null,
    text: message.message,
  };
}

async function purchaseData(store: Reading, id: string): Promise<PurchaseData | "gone"> {
  const row = await findPurchase(store, "id", id);
  if (!row) return "gone";
  return {
    id,
    leadId: row.valuation_id,
    package: row.package as ReportPackage,
    state: row.state,
    amount: row.amount,
    refunded: row.refunded,
    currency: row.currency,
    paidAt: row.paid_at === null ? null : new Date(row.paid_at).toISOString(),
    buyerEmail: row.buyer_email,
  };
}
