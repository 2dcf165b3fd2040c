import { readStoredMessage } from "#contracts/leads/contact-message.ts";
import { recordEvents, type TimelineEvent } from "#domain/desk/leads/timeline.ts";
import type { CallLead } from "#domain/leads/call-lead.ts";
import type { Lead } from "#domain/leads/lead.ts";
import type { ReportPackage, ReportTier } from "#domain/report/tiers.ts";
import { bookingsOf } from "#server/store/bookings/bookings.ts";
import { noteSubjects } from "#server/store/bookings/note-subject.ts";
import { readCrmSyncState } from "#server/store/jobs/crm-sync-state.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { jobsOf } from "#server/store/leads/lead-listing.ts";
import { messagesOfLead, suspectKind } from "#server/store/leads/messages.ts";
import { sharesOf } from "#server/store/leads/shares.ts";
import { isWithheld } from "#server/store/mail/suppressed-addresses.ts";
import type { Store } from "#server/store/open.ts";
import { purchasesOf } from "#server/store/payments/purchases.ts";
import { saleEventsOf } from "#server/store/payments/sale-events.ts";
import type { BookingRow, JobRow, MessageRow, PurchaseRow, SaleEventRow } from "#server/store/schema.ts";

type Reading = Pick<Store, "db">;

const maxMessages = 100;

/** Deliveries covered by the record or by another event, or of no interest to anyone. */
const unlisted: readonly string[] = [
  jobKinds.paymentCheck,
  jobKinds.mailOutage,
  jobKinds.mailReminder,
  jobKinds.mailSeries,
];

/**
 * Everything that happened to a lead, except what the firm did on its desk. Each part is found by index and bounded,
 * and is deleted with the lead.
 */
export async function leadEvents(store: Reading, lead: Lead): Promise<readonly TimelineEvent[]> {
  return [...recordEvents(lead), ...(await subjectEvents(store, lead.valuationId, lead.userEmail))];
}

/** The same for a lead without a valuation. */
export async function callLeadEvents(store: Reading, lead: CallLead): Promise<readonly TimelineEvent[]> {
  return [{ what: "cameByCall", at: lead.createdAt }, ...(await subjectEvents(store, lead.id, lead.email))];
}

async function subjectEvents(store: Reading, id: string, email: string | undefined): Promise<readonly TimelineEvent[]> {
  const purchases = await purchasesOf(store, id);
  const sales = await saleEventsOf(
    store,
    purchases.map((purchase) => purchase.id),
  );
  const messages = await messagesOfLead(store, { id, email }, maxMessages);
  const bookings = await bookingsOf(store, [id]);
  const calls = bookings.flatMap(({ id: booking }) => noteSubjects(booking));
  const subjects = [id, ...purchases.map(idOf), ...sales.map(idOf), ...messages.map(idOf), ...calls];
  const jobs = await jobsOf(store, subjects);
  const documents = await store.db
    .selectFrom("document")
    .select(["tier", "format", "made_at"])
    .where("valuation_id", "=", id)
    .execute();
  return [
    ...messages.flatMap(messageEvent),
    ...bookings.flatMap(bookingEvents),
    ...jobs.flatMap(deliveryEvent),
    ...documents.map(
      ({ tier, format, made_at }) =>
        ({ what: "document", at: made_at, tier: tier as ReportTier, format }) satisfies TimelineEvent,
    ),
    ...purchases.flatMap(purchaseEvents),
    ...sales.flatMap((sale) => saleEvent(sale, purchases)),
    ...(await shareEvents(store, id)),
  ];
}

const idOf = ({ id }: { readonly id: string }) => id;

function messageEvent({ created_at, kind, record }: MessageRow): readonly TimelineEvent[] {
  const message = readStoredMessage(record);
  if (!message) return [];
  const { name, message: text, package: edition } = message;
  const isSuspect = kind === suspectKind;
  return [{ what: "message", at: created_at, kind: message.kind, name, text, package: edition, isSuspect }];
}

/** A moved call is listed by the booking that replaced it. */
function bookingEvents(row: BookingRow): readonly TimelineEvent[] {
  const { starts_at: startsAt, booked_at, ended_at, moved_from, state } = row;
  if (startsAt === null || booked_at === null) return [];
  return [
    { what: "callBooked", at: booked_at, startsAt, before: moved_from ?? undefined },
    ...(state === "cancelled" && ended_at !== null ? [{ what: "callCanceled", at: ended_at, startsAt } as const] : []),
  ];
}

/** When it arrived, or since when it waits or fails. */
function deliveryEvent(job: JobRow): readonly TimelineEvent[] {
  const { kind, state, settled, wanted, done_at, failing_since, created_at, memo } = job;
  if (unlisted.includes(kind) || (hasSentNothing(kind, memo) && state !== "dead")) return [];
  if (kind === jobKinds.mailFollowUp && settled < wanted && state !== "dead") return [];
  if (settled < wanted) {
    const at = failing_since ?? created_at;
    return [{ what: "delivery", at, kind, state: state === "dead" ? "failed" : "waiting" }];
  }
  if (isWithheld(JSON.parse(memo))) return [{ what: "delivery", at: done_at ?? created_at, kind, state: "withheld" }];
  const { itemId } = kind === jobKinds.crmLead ? readCrmSyncState(JSON.parse(memo)) : {};
  return [{ what: "delivery", at: done_at ?? created_at, kind, state: "delivered", item: itemId }];
}

/** The key that the memo of a mail to the firm has once a mail was sent. A job that had nothing to report lacks it. */
const sentMemo: Readonly<Record<string, string>> = {
  [jobKinds.mailAlert]: "contact",
  [jobKinds.mailFollowUp]: "sentFor",
};

function hasSentNothing(kind: string, memo: string): boolean {
  const key = sentMemo[kind];
  const stored: unknown = JSON.parse(memo);
  return key !== undefined && !(typeof stored === "object" && stored !== null && key in stored);
}

function purchaseEvents(row: PurchaseRow): readonly TimelineEvent[] {
  const edition = row.package as ReportPackage;
  if (row.source === "firm")
    return [
      { what: "opened", at: row.created_at, package: edition },
      ...(row.state === "cancelled" ? [{ what: "closed", at: row.updated_at, package: edition } as const] : []),
    ];
  if (row.paid_at !== null && row.amount !== null && row.currency !== null)
    return [{ what: "paid", at: row.paid_at, package: edition, amount: row.amount, currency: row.currency }];
  return row.state === "pending" ? [{ what: "checkout", at: row.created_at, package: edition }] : [];
}

function saleEvent(sale: SaleEventRow, purchases: readonly PurchaseRow[]): readonly TimelineEvent[] {
  const { kind, created_at, refunded, purchase_id } = sale;
  const row = purchases.find(({ id }) => id === purchase_id);
  if (kind === "sold" || !row) return [];
  const edition = row.package as ReportPackage;
  return [{ what: "sale", at: created_at, kind, package: edition, refunded, currency: row.currency ?? "usd" }];
}

async function shareEvents(store: Reading, id: string): Promise<readonly TimelineEvent[]> {
  const shares = await sharesOf(store, id);
  return shares.flatMap(({ label, createdAt, closedAt }) => [
    { what: "shared", at: createdAt, label } as const,
    ...(closedAt === undefined ? [] : [{ what: "shareClosed", at: closedAt, label } as const]),
  ]);
}
