import { expect, test } from "vitest";
import { leadSorts } from "#domain/desk/leads/lead-query.ts";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import { findToken, writeUse } from "#server/store/api/api-tokens.ts";
import { sampleBooking } from "#server/store/bookings/booking-row.fixture.ts";
import {
  bookingIdsOfEmail,
  bookingOf,
  lastBookingAt,
  leadByEmail,
  leadByReference,
  lockOrInsertBooking,
  pruneLeadlessBookings,
  upcomingCalls,
  updateBooking,
} from "#server/store/bookings/bookings.ts";
import { addTombstones, areDeletedBookings, deletedAmong } from "#server/store/deletions/deletion-tombstones.ts";
import {
  countOld,
  messagesAbout,
  oldLeadSlice,
  oldMessageSlice,
  removeSubjects,
  subjectsOfEmail,
} from "#server/store/deletions/removal.ts";
import { changeToken } from "#server/store/desk/change-token.ts";
import { deadJobIds, jobStates } from "#server/store/desk/deliveries.ts";
import { addDeliveryHours, deliveryHours } from "#server/store/desk/delivery-hours.ts";
import { addToFunnel, markedSteps, markStep } from "#server/store/desk/funnel.ts";
import { leadEvents } from "#server/store/desk/leads/lead-events.ts";
import { insertNote, isMerged, lockDeskFields } from "#server/store/desk/leads/lead-fields.ts";
import { readLeadRows } from "#server/store/desk/leads/lead-rows.ts";
import { auditOf, auditPage, mergesOf, pruneAudit, recordAudit } from "#server/store/desk/people/audit.ts";
import { findLink, takeLink } from "#server/store/desk/people/links.ts";
import { endSessions, findMember, findUserByEmail, removeUser } from "#server/store/desk/people/members.ts";
import { noteVisit } from "#server/store/desk/people/visits.ts";
import { openDisputes, salesPage } from "#server/store/desk/sales.ts";
import { callCounts, leadsToCall, newLeads, salesSince } from "#server/store/desk/today.ts";
import { numberOf } from "#server/store/events/event-feed.ts";
import { findEvent, pruneEvents, removeEventsOf } from "#server/store/events/events.ts";
import { removeWebhook } from "#server/store/events/webhooks.ts";
import { failedJobs } from "#server/store/jobs/failed-jobs.ts";
import {
  findJob,
  lastFailure,
  outboxDepth,
  pruneJobs,
  requeue,
  retryAfterOutage,
  retryNow,
  undelivered,
} from "#server/store/jobs/job-maintenance.ts";
import {
  claim,
  enqueue,
  fail,
  markDelivered,
  markUncertain,
  postpone,
  remember,
  renew,
} from "#server/store/jobs/jobs.ts";
import { heldBackLeads, oldestUndelivered, queueDepth } from "#server/store/jobs/queue-depth.ts";
import { findOutage, lockOutage } from "#server/store/jobs/vendor-outages.ts";
import { findDocument, saveDocument } from "#server/store/leads/documents.ts";
import { idsFrom, jobsOf, newestLeads, newestMessages } from "#server/store/leads/lead-listing.ts";
import { findLead, findValuationRecord, lockLeads, writeLeads } from "#server/store/leads/leads.ts";
import { findMessage, insertMessage, messagesOfLead } from "#server/store/leads/messages.ts";
import { closeShare, countOpening, findShare, sharesOf } from "#server/store/leads/shares.ts";
import { dailyUse, takeFromDailyAllowance } from "#server/store/limits/daily-use.ts";
import {
  abandonAttempt,
  attachSession,
  changePurchase,
  eraseBuyersOfValuations,
  erasePurchaseEmail,
  findPurchase,
  insertPurchase,
  isPaymentEventSettled,
  purchasesBoughtBy,
  purchasesOf,
  recordPaymentEvent,
  unlockedPackages,
} from "#server/store/payments/purchases.ts";
import { findSaleEvent, insertSaleEvent } from "#server/store/payments/sale-events.ts";
import {
  countAndSweep,
  now,
  numberAgain,
  othersOfCompany,
  page,
  place,
  queryPlansFixture,
  type StoreWork,
} from "./query-plans.fixture.ts";

const { plansOf } = queryPlansFixture();

const job = { id: "crm:a", kind: "crm", subject: "a", wanted: 1, tries: 1, lease: "x", memo: {}, interrupted: false };
const message = { messageId: "a", kind: "contact", name: "", email: "", message: "" } as const;
const purchase = { id: "p", valuationId: "a", package: "professional", source: "stripe", state: "pending" } as const;
const document = { valuationId: "a", tier: "summary", format: "pdf" } as const;
const change = { state: "paid", payment_id: "pi", amount: 1, currency: "usd", paid_at: 1, now } as const;
const saleEvent = { id: "e", created_at: now, purchase_id: "p", kind: "sold", refunded: 0 } as const;
const auditEntry = { at: now, actor: "site", action: "test", subject: "a" } as const;
const funnelCount = { day: "2026-11-16", step: "visit", page: "", source: "", industry: "", count: 1 } as const;
const deliveryHour = { hour: 1, kind: "crm", arrived: 1, failed: 0, total_ms: 1, slowest_ms: 1 };
const note = { id: "n", lead_id: "a", created_at: now, author_id: "m", question: null, text: "" };

/** A full table scan, or a sort of all rows, costs more with every lead. */
test.each<[string, StoreWork]>([
  ["want", (store) => enqueue(store.db, [{ kind: "crm", subject: "a" }], { now })],
  ["claim", (store) => claim(store, "crm", { now, leaseMs: 1 })],
  ["doubt", (store) => markUncertain(store, { kind: "crm", subject: "a" }, { now })],
  ["settle", (store) => markDelivered(store, job, { now })],
  ["fail", (store) => fail(store, job, { reason: "x", now })],
  ["remember", (store) => remember(store, job, {})],
  ["renew", (store) => renew(store, job, { now, leaseMs: 1 })],
  ["find a job", (store) => findJob(store, "crm", "a")],
  ["bring forward", (store) => retryAfterOutage(store, { kind: "crm", now })],
  ["requeue all", (store) => requeue(store, { now })],
  ["requeue a kind", (store) => requeue(store, { kind: "crm", now })],
  ["depth", (store) => outboxDepth(store)],
  ["why deliveries of a vendor fail", (store) => lastFailure(store, ["crm", "mail"])],
  ["count what waits of a kind", (store) => undelivered(store, "crm")],
  ["add to the funnel", (store) => addToFunnel(store.db, [funnelCount])],
  ["mark a step", (store) => markStep(store.db, { valuationId: "a", step: "report", now })],
  ["marked steps", (store) => markedSteps(store, ["a"], "report")],
  ["add to the hours", (store) => addDeliveryHours(store, [deliveryHour])],
  ["deliveries of a day", (store) => deliveryHours(store, now)],
  ["leads to call", (store) => leadsToCall(store, "2026-11-16", 9)],
  ["how many to call", (store) => callCounts(store, "2026-11-16")],
  ["new leads since a time", (store) => newLeads(store, now, 5)],
  ["sales since a time", (store) => salesSince(store, now, 5)],
  ["a member's visit", (store) => noteVisit(store, "m", { now: 9 })],
  ["a lead's events", (store) => leadEvents(store, leadOf(fullCapture, { now }))],
  ["sales of a month", (store) => salesPage(store, { span: { from: 0, to: 9 }, filter: "all" }, 9)],
  ["calls to come", (store) => upcomingCalls(store, now, 9)],
  ["the last report of the calendar", (store) => lastBookingAt(store)],
  ["the call of a lead", (store) => bookingOf(store, "a")],
  ["a lead by the calendar's reference", (store) => leadByReference(store.db, "x")],
  ["a lead by address", (store) => leadByEmail(store.db, "known@b.example")],
  ["write a booking", (store) => lockOrInsertBooking(store.db, "embedded", sampleBooking("b", now))],
  ["change a booking", (store) => updateBooking(store.db, "b", { state: "booked", updated_at: now })],
  ["bookings by address", (store) => bookingIdsOfEmail(store.db, "a@b.example")],
  ["prune bookings without a lead", (store) => pruneLeadlessBookings(store.db, { now })],
  ["a deleted booking", (store) => areDeletedBookings(store.db, ["a"])],
  ["open disputes", (store) => openDisputes(store, 9)],
  ["the state of deliveries", (store) => jobStates(store, ["crm:a"])],
  ["deliveries that were given up", (store) => deadJobIds(store, 9)],
  ["retry one now", (store) => retryNow(store, { kind: "crm", subject: "a", now })],
  ["how each kind stands", (store) => queueDepth(store, { now })],
  ["what has changed on the desk", (store) => changeToken(store)],
  ["since when a lead is lacking", (store) => oldestUndelivered(store)],
  ["leads that are held back", (store) => heldBackLeads(store, { now })],
  ["postpone", (store) => postpone(store, job, { until: now, now })],
  ["take of a day's allowance", (store) => takeFromDailyAllowance(store, { name: "calls", day: "2026-11-16" }, 9)],
  ["what of a day's allowance is used", (store) => dailyUse(store, { name: "calls", day: "2026-11-16" })],
  ["find an outage", (store) => findOutage(store.db, "crm")],
  ["hold an outage", (store) => lockOutage(store.db, "embedded", "crm")],
  ["prune jobs", (store) => pruneJobs(store, { doneBefore: now })],
  ["leads, newest first", (store) => newestLeads(store, { since: 1 }).next()],
  ["leads from a score up, newest first", (store) => newestLeads(store, { minScore: 40, since: 1 }).next()],
  ["leads of an industry, newest first", (store) => newestLeads(store, { industry: "soft", minScore: 1 }).next()],
  ["leads with contact, newest first", (store) => newestLeads(store, { withContact: true }).next()],
  ["leads that are not delivered", (store) => newestLeads(store, { undelivered: true }).next()],
  ["messages, newest first", (store) => newestMessages(store, {}).next()],
  ["suspect messages, newest first", (store) => newestMessages(store, { suspect: true }).next()],
  ["ids by how they start", (store) => idsFrom(store, "message", "abcd", 2)],
  ["the deliveries of a subject", (store) => jobsOf(store, ["a"])],
  ["deliveries that failed", (store) => failedJobs(store, { most: 9 })],
  ["deliveries of a kind that failed", (store) => failedJobs(store, { kind: "crm", most: 9 })],
  ["the messages of a lead", (store) => messagesOfLead(store, { id: "a", email: "known@b.example" }, 9)],
  ["a person by address", (store) => subjectsOfEmail(store.db, "known@b.example", 9)],
  ["messages about leads", (store) => messagesAbout(store.db, ["a", "b"])],
  ["remove", (store) => removeSubjects(store.db, store, { leads: ["b"], messages: ["c"] }, { now })],
  ["old leads", (store) => oldLeadSlice(store.db, 9, { created_at: 1, id: "a" }, 9)],
  ["old messages", (store) => oldMessageSlice(store.db, 9, 9)],
  ["count what is old", (store) => countOld(store.db, 9)],
  ...leadSorts.flatMap((by): [string, StoreWork][] => [
    [`the desk's list by ${by}`, (store) => page(store, by)],
    [`the desk's list by ${by}, its next page`, (store) => page(store, by, {}, { ...place, key: "1~2" })],
  ]),
  ["the desk's search", (store) => page(store, "received", { search: "exam" })],
  ["the desk's search by the end of a phone number", (store) => page(store, "received", { search: "0118" })],
  ["other leads of a company", othersOfCompany],
  ["the rows of the desk's list", (store) => readLeadRows(store, ["a", "b"])],
  ["the fields of the desk", (store) => lockDeskFields(store.db, "embedded", ["a", "b"])],
  ["whether a lead is merged", (store) => isMerged(store, "a")],
  ["write a note", (store) => insertNote(store.db, note)],
  ["find a lead", (store) => findLead(store, "a")],
  ["hold leads", (store) => lockLeads(store.db, "embedded", ["a", "b"])],
  ["write leads", (store) => writeLeads(store.db, [{ lead: leadOf(fullCapture, { now }), version: 1 }])],
  ["find a message", (store) => findMessage(store, "a")],
  ["write a message", (store) => insertMessage(store.db, { id: "a", createdAt: now, suspect: false, message })],
  ["find a valuation", (store) => findValuationRecord(store, "a")],
  ["what is open for a valuation", (store) => unlockedPackages(store, "a")],
  ["the purchases of a valuation", (store) => purchasesOf(store, "a")],
  ["write a purchase", (store) => insertPurchase(store.db, { ...purchase, now })],
  ["find a purchase by its slot", (store) => findPurchase(store, "slot", "a")],
  ["find a purchase by its checkout", (store) => findPurchase(store, "session_id", "a")],
  ["find a purchase by its payment", (store) => findPurchase(store, "payment_id", "a")],
  ["write down a checkout", (store) => attachSession(store, "p", "cs")],
  ["give up an attempt", (store) => abandonAttempt(store, "p", now)],
  ["change a purchase", (store) => changePurchase(store, { id: "p", version: 1 }, change)],
  ["erase buyers", (store) => eraseBuyersOfValuations(store.db, ["a", "b"])],
  ["purchases by the buyer's address", (store) => purchasesBoughtBy(store.db, "a@b.example", 9)],
  ["erase an email address from purchases", (store) => erasePurchaseEmail(store.db, "a@b.example")],
  ["find a sale event", (store) => findSaleEvent(store, "e")],
  ["write a sale event", (store) => insertSaleEvent(store.db, saleEvent)],
  ["add tombstones", (store) => addTombstones(store.db, [{ hash: "a", at: now }], { now })],
  ["find tombstones", (store) => deletedAmong(store.db, ["a", "b"])],
  ["find a document", (store) => findDocument(store, document, "x")],
  ["keep a document", (store) => saveDocument(store, document, { fingerprint: "x", bytes: new Uint8Array([1]), now })],
  ["the shared links of a valuation", (store) => sharesOf(store, "a")],
  ["find a shared link", (store) => findShare(store, "token")],
  ["close a shared link", (store) => closeShare(store, { valuationId: "a", hash: "x" }, { now })],
  ["count an opening", (store) => countOpening(store, "x", { now })],
  ["look for an event", (store) => isPaymentEventSettled(store, "evt")],
  ["remember an event", (store) => recordPaymentEvent(store, "evt", now)],
  ["count against a limit, and sweep", countAndSweep],
  ["find a token of the API", (store) => findToken(store, "hash", { now })],
  ["note the use of a token", (store) => writeUse(store, "t", { now })],
  ["number events", numberAgain],
  ["the number of an event", (store) => numberOf(store, "evt_1")],
  ["find a member", (store) => findMember(store, "m")],
  ["find a member by address", (store) => findUserByEmail(store, "m@b.example")],
  ["end the sessions of a member", (store) => endSessions(store.db, "m", { except: "s" })],
  ["remove a member", (store) => removeUser(store.db, "m", { now })],
  ["find a link to the desk", (store) => findLink(store, "reset", "token", { now })],
  ["use up a link to the desk", (store) => takeLink(store.db, "reset", "token", { now })],
  ["add to the audit log", (store) => recordAudit(store.db, auditEntry)],
  ["the audit log of a subject", (store) => auditOf(store, "a")],
  ["the merges of a lead", (store) => mergesOf(store, "a")],
  ["a page of the audit log", (store) => auditPage(store, { since: 1, after: { at: 9, id: "x" } }, 9)],
  ["what one person did", (store) => auditPage(store, { actor: "m" }, 9)],
  ["old entries of the audit log", (store) => pruneAudit(store, { now })],
  ["find an event", (store) => findEvent(store, "evt_1")],
  ["delete the events of a subject", (store) => removeEventsOf(store.db, ["a"])],
  ["delete old events", (store) => pruneEvents(store, { now })],
  ["drop what waits for a webhook", (store) => removeWebhook(store.db, { id: "w", slot: 1, url: "" }, { now })],
])("%s uses an index", async (_name, work) => {
  const plans = await plansOf(work);
  expect(
    plans.filter((step) =>
      /^SCAN (?!some|entry|\(subquery|CONSTANT ROW|\d+-ROW VALUES)(?!.*USING)|TEMP B-TREE/.test(step),
    ),
  ).toEqual([]);
});
