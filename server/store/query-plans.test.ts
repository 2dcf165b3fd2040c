import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CompiledQuery, Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LeadSort, leadSorts } from "#domain/desk/leads/lead-query.ts";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import { hotLeadScore } from "#domain/leads/lead-score.ts";
import { companyLeads } from "#server/store/desk/leads/lead-companies.ts";
import type { StoreFilters } from "#server/store/desk/leads/lead-conditions.ts";
import { leadEvents } from "#server/store/desk/leads/lead-events.ts";
import {
  insertNote,
  isMerged,
  lockDeskFields,
  mergedInto,
  notesOf,
  setMerged,
} from "#server/store/desk/leads/lead-fields.ts";
import { countLeads, findLeadPage, type PageRequest } from "#server/store/desk/leads/lead-page.ts";
import { readLeadRows } from "#server/store/desk/leads/lead-rows.ts";
import { auditOf, auditPage, mergesOf, pruneAudit, recordAudit } from "#server/store/desk/people/audit.ts";
import { findLink, takeLink } from "#server/store/desk/people/links.ts";
import { endSessions, findMember, findUserByEmail, removeUser } from "#server/store/desk/people/members.ts";
import { lastVisit } from "#server/store/desk/people/visits.ts";
import { findEvent, pruneEvents, removeEventsOf } from "#server/store/events/events.ts";
import { findWebhook, removeWebhook } from "#server/store/events/webhooks.ts";
import { findToken, writeUse } from "./api/api-tokens.ts";
import { sampleBooking } from "./bookings/booking-row.fixture.ts";
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
} from "./bookings/bookings.ts";
import { addTombstones, areDeletedBookings, deletedAmong } from "./deletions/deletion-tombstones.ts";
import {
  countOld,
  messagesAbout,
  oldLeadSlice,
  oldMessageSlice,
  removeSubjects,
  subjectsOfEmail,
} from "./deletions/removal.ts";
import { changeToken } from "./desk/change-token.ts";
import { deadJobIds, jobStates } from "./desk/deliveries.ts";
import { addDeliveryHours, deliveryHours } from "./desk/delivery-hours.ts";
import { addToFunnel, markedSteps, markStep } from "./desk/funnel.ts";
import { messagePage, unansweredCount } from "./desk/messages.ts";
import { openDisputes, salesPage, salesSums } from "./desk/sales.ts";
import { callCounts, leadsToCall, newLeads, salesSince } from "./desk/today.ts";
import { embeddedDialect, embeddedFile } from "./embedded.ts";
import { eventPage, numberEvents, numberOf } from "./events/event-feed.ts";
import { failedJobs } from "./jobs/failed-jobs.ts";
import {
  findJob,
  lastFailure,
  outboxDepth,
  prune,
  requeue,
  retryAfterOutage,
  retryNow,
  undelivered,
} from "./jobs/job-maintenance.ts";
import { claim, enqueue, fail, markDelivered, markUncertain, postpone, remember, renew } from "./jobs/jobs.ts";
import { heldBackLeads, oldestUndelivered, queueDepth } from "./jobs/queue-depth.ts";
import { findOutage, lockOutage } from "./jobs/vendor-outages.ts";
import { deleteReadings } from "./leads/analyses.ts";
import { findDocument, saveDocument } from "./leads/documents.ts";
import { idsFrom, jobsOf, newestLeads, newestMessages } from "./leads/lead-listing.ts";
import { findLead, lockLeads, writeLeads } from "./leads/leads.ts";
import { findMessage, insertMessage, messagesOfLead } from "./leads/messages.ts";
import { closeShare, countOpening, findShare, sharesOf } from "./leads/shares.ts";
import { findValuationRecord } from "./leads/valuations.ts";
import { dailyUse, takeFromDailyAllowance } from "./limits/daily-use.ts";
import { createStoreLimiter } from "./limits/store-limiter.ts";
import { openStore, type Store } from "./open.ts";
import { leadCountsOf } from "./partners/partner-sites.ts";
import {
  abandonAttempt,
  attachSession,
  changePurchase,
  eraseBuyersOfValuations,
  erasePurchaseEmail,
  findPurchase,
  insertPurchase,
  isSettledEvent,
  purchasesBoughtBy,
  purchasesOf,
  recordEvent,
  unlockedPackages,
} from "./payments/purchases.ts";
import { findSaleEvent, insertSaleEvent, saleEventsOf } from "./payments/sale-events.ts";
import type { Tables } from "./schema.ts";
import { sampleLead } from "./store.fixture.ts";

const dataDir = mkdtempSync(join(tmpdir(), "plans-"));
const asked: CompiledQuery[] = [];
let store: Store;

beforeAll(async () => {
  const opened = await openStore({ dataDir });
  await opened.close();
  const db = new Kysely<Tables>({
    dialect: embeddedDialect(embeddedFile(dataDir)),
    log: ({ query }) => {
      asked.push(query);
    },
  });
  store = { ...opened, db, close: () => db.destroy() };
  await db
    .insertInto("lead")
    .values(sampleLead({ id: "a" }))
    .execute();
  const message = {
    id: "c",
    created_at: 1,
    kind: "contact",
    valuation_id: "a",
    email: "known@b.example",
    record: "{}",
  };
  await db.insertInto("message").values(message).execute();
  await db.insertInto("event").values({ id: "evt_1", type: "lead.created", subject: "a", at: 1 }).execute();
  for (const word of ["example", "tel8110555"])
    await db.insertInto("lead_word").values({ lead_id: "a", word, created_at: 1 }).execute();
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
  asked.length = 0;
  await work();
  const queries = asked.filter(({ sql }) => /^(select|update|delete|insert)/.test(sql));
  expect(queries.length).toBeGreaterThan(0);
  const plans = await Promise.all(
    queries.map(({ sql, parameters }) =>
      store.db.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])),
    ),
  );
  return plans.flatMap(({ rows }) => rows.map(({ detail }) => detail));
}

const now = 1;
const job = { id: "crm:a", kind: "crm", subject: "a", wanted: 1, tries: 1, lease: "x", memo: {}, interrupted: false };
const message = { messageId: "a", kind: "contact", name: "", email: "", message: "" } as const;
const purchase = { id: "p", valuationId: "a", package: "professional", source: "stripe", state: "pending" } as const;
const document = { valuationId: "a", tier: "summary", format: "pdf" } as const;
const change = { state: "paid", payment_id: "pi", amount: 1, currency: "usd", paid_at: 1, now } as const;
const saleEvent = { id: "e", created_at: now, purchase_id: "p", kind: "sold", refunded: 0 } as const;
const auditEntry = { at: now, actor: "site", action: "test", subject: "a" } as const;
const funnelCount = { day: "2026-11-16", step: "visit", page: "", source: "", industry: "", count: 1 } as const;
const deliveryHour = { hour: 1, kind: "crm", arrived: 1, failed: 0, total_ms: 1, slowest_ms: 1 };
let at = 0;

function countAndSweep(): Promise<void> {
  const limiter = createStoreLimiter(store, () => {
    at += 61_000;
    return at;
  });
  return limiter.count({ name: "leads", max: 9, windowMs: 1 }, "a");
}

const page = (by: LeadSort, filters: StoreFilters = {}, cursor?: PageRequest["cursor"]) =>
  findLeadPage(store, { filters, sort: { by, descending: by === "received" }, cursor, size: 9 });
const number = (by: LeadSort, filters: StoreFilters) => countLeads(store, { filters, sort: { by, descending: true } });
const place = { direction: "after", key: "2026-11-16", id: "a" } as const;
async function othersOfCompany(): Promise<void> {
  const [lead] = await lockDeskFields(store.db, "embedded", ["a"]);
  if (lead) await companyLeads(store, { ...lead, email: "known@b.example" }, 9);
}
/** Numbers the event, as the first reader of it does. */
async function numberAgain(): Promise<void> {
  await store.db.updateTable("event").set({ seq: null }).where("id", "=", "evt_1").execute();
  asked.length = 0;
  await numberEvents(store);
}
const changedPage = (cursor?: PageRequest["cursor"]) =>
  findLeadPage(store, { filters: { changed: 1 }, sort: { by: "changed", descending: false }, cursor, size: 9 });
const note = { id: "n", lead_id: "a", created_at: now, author_id: "m", question: null, text: "" };

/** A full table scan, or a sort of all rows, costs more with every lead. */
test.each<[string, () => Promise<unknown>]>([
  ["want", () => enqueue(store.db, [{ kind: "crm", subject: "a" }], { now })],
  ["claim", () => claim(store, "crm", { now, leaseMs: 1 })],
  ["doubt", () => markUncertain(store, { kind: "crm", subject: "a" }, { now })],
  ["settle", () => markDelivered(store, job, { now })],
  ["fail", () => fail(store, job, { reason: "x", maxTries: 1, now })],
  ["remember", () => remember(store, job, {})],
  ["renew", () => renew(store, job, { now, leaseMs: 1 })],
  ["find a job", () => findJob(store, "crm", "a")],
  ["bring forward", () => retryAfterOutage(store, { kind: "crm", now })],
  ["requeue all", () => requeue(store, { now })],
  ["requeue a kind", () => requeue(store, { kind: "crm", now })],
  ["depth", () => outboxDepth(store)],
  ["why deliveries of a vendor fail", () => lastFailure(store, ["crm", "mail"])],
  ["count what waits of a kind", () => undelivered(store, "crm")],
  ["add to the funnel", () => addToFunnel(store.db, [funnelCount])],
  ["mark a step", () => markStep(store.db, { valuationId: "a", step: "report", now })],
  ["marked steps", () => markedSteps(store, ["a"], "report")],
  ["add to the hours", () => addDeliveryHours(store, [deliveryHour])],
  ["deliveries of a day", () => deliveryHours(store, now)],
  ["leads to call", () => leadsToCall(store, "2026-11-16", 9)],
  ["how many to call", () => callCounts(store, "2026-11-16")],
  ["new leads since a time", () => newLeads(store, now, 5)],
  ["sales since a time", () => salesSince(store, now, 5)],
  ["a member's last visit", () => lastVisit(store, "m", { now: 9 })],
  ["a lead's events", () => leadEvents(store, leadOf(fullCapture, { now }))],
  ["sales of a month", () => salesPage(store, { span: { from: 0, to: 9 }, filter: "all" }, 9)],
  ["calls to come", () => upcomingCalls(store, now, 9)],
  ["the last report of the calendar", () => lastBookingAt(store)],
  ["the call of a lead", () => bookingOf(store, "a")],
  ["a lead by the calendar's reference", () => leadByReference(store.db, "x")],
  ["a lead by address", () => leadByEmail(store.db, "known@b.example")],
  ["write a booking", () => lockOrInsertBooking(store.db, "embedded", sampleBooking("b", now))],
  ["change a booking", () => updateBooking(store.db, "b", { state: "booked", updated_at: now })],
  ["bookings by address", () => bookingIdsOfEmail(store.db, "a@b.example")],
  ["prune bookings without a lead", () => pruneLeadlessBookings(store.db, { now })],
  ["a deleted booking", () => areDeletedBookings(store.db, ["a"])],
  ["open disputes", () => openDisputes(store, 9)],
  ["the state of deliveries", () => jobStates(store, ["crm:a"])],
  ["deliveries that were given up", () => deadJobIds(store, 9)],
  ["retry one now", () => retryNow(store, { kind: "crm", subject: "a", now })],
  ["how each kind stands", () => queueDepth(store, { now })],
  ["what has changed on the desk", () => changeToken(store)],
  ["since when a lead is lacking", () => oldestUndelivered(store)],
  ["leads that are held back", () => heldBackLeads(store, { now })],
  ["postpone", () => postpone(store, job, { until: now, now })],
  ["take of a day's allowance", () => takeFromDailyAllowance(store, { name: "calls", day: "2026-11-16" }, 9)],
  ["what of a day's allowance is used", () => dailyUse(store, { name: "calls", day: "2026-11-16" })],
  ["find an outage", () => findOutage(store.db, "crm")],
  ["hold an outage", () => lockOutage(store.db, "embedded", "crm")],
  ["prune", () => prune(store, { doneBefore: now })],
  ["leads, newest first", () => newestLeads(store, { since: 1 }).next()],
  ["leads from a score up, newest first", () => newestLeads(store, { minScore: 40, since: 1 }).next()],
  ["leads of an industry, newest first", () => newestLeads(store, { industry: "soft", minScore: 1 }).next()],
  ["leads with contact, newest first", () => newestLeads(store, { withContact: true }).next()],
  ["leads that are not delivered", () => newestLeads(store, { undelivered: true }).next()],
  ["messages, newest first", () => newestMessages(store, {}).next()],
  ["suspect messages, newest first", () => newestMessages(store, { suspect: true }).next()],
  ["ids by how they start", () => idsFrom(store, "message", "abcd", 2)],
  ["the deliveries of a subject", () => jobsOf(store, ["a"])],
  ["deliveries that failed", () => failedJobs(store, { most: 9 })],
  ["deliveries of a kind that failed", () => failedJobs(store, { kind: "crm", most: 9 })],
  ["the messages of a lead", () => messagesOfLead(store, { id: "a", email: "known@b.example" }, 9)],
  ["a person by address", () => subjectsOfEmail(store.db, "known@b.example", 9)],
  ["messages about leads", () => messagesAbout(store.db, ["a", "b"])],
  ["remove", () => removeSubjects(store.db, store, { leads: ["b"], messages: ["c"] }, { now })],
  ["old leads", () => oldLeadSlice(store.db, 9, { created_at: 1, id: "a" }, 9)],
  ["old messages", () => oldMessageSlice(store.db, 9, 9)],
  ["count what is old", () => countOld(store.db, 9)],
  ...leadSorts.flatMap((by): [string, () => Promise<unknown>][] => [
    [`the desk's list by ${by}`, () => page(by)],
    [`the desk's list by ${by}, its next page`, () => page(by, {}, { ...place, key: "1~2" })],
  ]),
  ["the desk's search", () => page("received", { search: "exam" })],
  ["the desk's search by the end of a phone number", () => page("received", { search: "0118" })],
  ["other leads of a company", othersOfCompany],
  ["the rows of the desk's list", () => readLeadRows(store, ["a", "b"])],
  ["the fields of the desk", () => lockDeskFields(store.db, "embedded", ["a", "b"])],
  ["whether a lead is merged", () => isMerged(store, "a")],
  ["write a note", () => insertNote(store.db, note)],
  ["find a lead", () => findLead(store, "a")],
  ["hold leads", () => lockLeads(store.db, "embedded", ["a", "b"])],
  ["write leads", () => writeLeads(store.db, [{ lead: leadOf(fullCapture, { now }), version: 1 }])],
  ["find a message", () => findMessage(store, "a")],
  ["write a message", () => insertMessage(store.db, { id: "a", createdAt: now, suspect: false, message })],
  ["find a valuation", () => findValuationRecord(store, "a")],
  ["what is open for a valuation", () => unlockedPackages(store, "a")],
  ["the purchases of a valuation", () => purchasesOf(store, "a")],
  ["write a purchase", () => insertPurchase(store.db, { ...purchase, now })],
  ["find a purchase by its slot", () => findPurchase(store, "slot", "a")],
  ["find a purchase by its checkout", () => findPurchase(store, "session_id", "a")],
  ["find a purchase by its payment", () => findPurchase(store, "payment_id", "a")],
  ["write down a checkout", () => attachSession(store, "p", "cs")],
  ["give up an attempt", () => abandonAttempt(store, "p", now)],
  ["change a purchase", () => changePurchase(store, { id: "p", version: 1 }, change)],
  ["erase buyers", () => eraseBuyersOfValuations(store.db, ["a", "b"])],
  ["purchases by the buyer's address", () => purchasesBoughtBy(store.db, "a@b.example", 9)],
  ["erase an email address from purchases", () => erasePurchaseEmail(store.db, "a@b.example")],
  ["find a sale event", () => findSaleEvent(store, "e")],
  ["write a sale event", () => insertSaleEvent(store.db, saleEvent)],
  ["add tombstones", () => addTombstones(store.db, [{ hash: "a", at: now }], { now })],
  ["find tombstones", () => deletedAmong(store.db, ["a", "b"])],
  ["find a document", () => findDocument(store, document, "x")],
  ["keep a document", () => saveDocument(store, document, { fingerprint: "x", bytes: new Uint8Array([1]), now })],
  ["the shared links of a valuation", () => sharesOf(store, "a")],
  ["find a shared link", () => findShare(store, "token")],
  ["close a shared link", () => closeShare(store, { valuationId: "a", hash: "x" }, { now })],
  ["count an opening", () => countOpening(store, "x", { now })],
  ["look for an event", () => isSettledEvent(store, "evt")],
  ["remember an event", () => recordEvent(store, "evt", now)],
  ["count against a limit, and sweep", countAndSweep],
  ["find a token of the API", () => findToken(store, "hash", { now })],
  ["note the use of a token", () => writeUse(store, "t", { now })],
  ["number events", numberAgain],
  ["the number of an event", () => numberOf(store, "evt_1")],
  ["find a member", () => findMember(store, "m")],
  ["find a member by address", () => findUserByEmail(store, "m@b.example")],
  ["end the sessions of a member", () => endSessions(store.db, "m", { except: "s" })],
  ["remove a member", () => removeUser(store.db, "m", { now })],
  ["find a link to the desk", () => findLink(store, "reset", "token", { now })],
  ["use up a link to the desk", () => takeLink(store.db, "reset", "token", { now })],
  ["add to the audit log", () => recordAudit(store.db, auditEntry)],
  ["the audit log of a subject", () => auditOf(store, "a")],
  ["the merges of a lead", () => mergesOf(store, "a")],
  ["a page of the audit log", () => auditPage(store, { since: 1, after: { at: 9, id: "x" } }, 9)],
  ["what one person did", () => auditPage(store, { actor: "m" }, 9)],
  ["old entries of the audit log", () => pruneAudit(store, { now })],
  ["find an event", () => findEvent(store, "evt_1")],
  ["delete the events of a subject", () => removeEventsOf(store.db, ["a"])],
  ["delete old events", () => pruneEvents(store, { now })],
  ["drop what waits for a webhook", () => removeWebhook(store.db, { id: "w", slot: 1, url: "" }, { now })],
])("%s uses an index", async (_name, work) => {
  const plans = await plansOf(work);
  expect(
    plans.filter((step) =>
      /^SCAN (?!some|entry|\(subquery|CONSTANT ROW|\d+-ROW VALUES)(?!.*USING)|TEMP B-TREE/.test(step),
    ),
  ).toEqual([]);
});

/** Where two indexes fit, only one keeps the cost constant: these must be used. */
const uses: readonly (readonly [index: string, what: string, work: () => Promise<unknown>])[] = [
  ["lead_created_at", "the list", () => newestLeads(store, {}).next()],
  ["lead_hot_phone", "whom to call", () => leadsToCall(store, "2026-11-16", 1)],
  ["lead_hot_phone", "how many to call", () => callCounts(store, "2026-11-16")],
  ["lead_hot_email", "whom to write to", () => callCounts(store, "2026-11-16")],
  ["lead_call", "whom to follow up", () => callCounts(store, "2026-11-16")],
  ["lead_created_at", "new leads since a time", () => newLeads(store, 1, 5)],
  ["job_lead", "the deliveries in the list", () => newestLeads(store, {}).next()],
  ["job_lead", "the deliveries in the list by score", () => newestLeads(store, { minScore: 40 }).next()],
  ["job_lead", "the deliveries in the list by industry", () => newestLeads(store, { industry: "soft" }).next()],
  ["job_lead", "the deliveries in the list by contact", () => newestLeads(store, { withContact: true }).next()],
  ["lead_score", "the list by score", () => newestLeads(store, { minScore: 40 }).next()],
  ["lead_industry", "the list by industry", () => newestLeads(store, { industry: "soft" }).next()],
  ["lead_contact", "the list by contact", () => newestLeads(store, { withContact: true }).next()],
  ["lead_follow_up", "the desk's list", () => page("followUp", {}, place)],
  ["lead_follow_up", "the number of leads", () => number("followUp", {})],
  ["lead_company", "the desk's list by company", () => page("company")],
  ["lead_company", "other leads of a company's name", othersOfCompany],
  ["lead_value", "the desk's list by value", () => page("value", { valueFrom: 9 })],
  ["lead_source", "the desk's list by source", () => page("source")],
  ["lead_source", "the desk's list of a source", () => page("received", { source: "direct" })],
  ["lead_partner_site", "the desk's list of a partner site", () => page("received", { partner: "harbor" })],
  ["lead_partner_site", "the leads of partner sites", () => leadCountsOf(store, ["harbor", "pier"])],
  ["lead_state", "the desk's list of a state", () => page("received", { state: "VA" })],
  ["lead_industry", "the desk's list of an industry", () => page("received", { industry: "Software" })],
  ["lead_contact", "the desk's list of those with contact", () => page("received", { contact: "any" })],
  ["lead_no_contact", "the desk's list of those without", () => page("received", { contact: "none" })],
  ["lead_no_contact", "their number", () => number("received", { contact: "none" })],
  ["lead_stage", "the desk's list of a stage", () => page("followUp", { stage: ["talked", "new"] })],
  ["lead_owner", "the desk's list of a colleague", () => page("followUp", { owner: "m" })],
  ["lead_hot_new", "hot leads that nobody called", () => page("followUp", { score: hotLeadScore, stage: ["new"] })],
  ["lead_hot_new", "their number", () => number("followUp", { score: hotLeadScore, stage: ["new"] })],
  ["lead_call", "whom to call", () => page("call", { call: "2026-11-16" })],
  ["lead_call", "how many to call", () => number("call", { call: "2026-11-16" })],
  ["lead_word_word", "the desk's search", () => page("received", { search: "exam" })],
  ["purchase_state", "the desk's list of buyers", () => number("received", { purchase: "bought" })],
  ["job_undelivered", "what did not arrive", () => number("received", { delivery: "failed" })],
  ["lead_merged", "the leads merged into one", () => mergedInto(store.db, "a")],
  ["lead_merged", "a merge", () => setMerged(store.db, { keep: "a", other: "b" })],
  ["lead_note_lead_id", "the notes of a lead", () => notesOf(store, ["a"])],
  ["lead_email", "a person by address", () => subjectsOfEmail(store.db, "known@b.example", 9)],
  ["lead_email", "other leads of an owner", othersOfCompany],
  ["lead_changed", "leads by their last change", () => changedPage()],
  ["lead_changed", "the next page of these", () => changedPage({ ...place, key: "1" })],
  ["event_seq", "events after a position", () => eventPage(store, { after: 0, most: 9 })],
  ["event_without_seq", "new events", numberAgain],
  ["message_unanswered", "messages to answer", () => messagePage(store, { filter: "unanswered" }, 9)],
  ["message_unanswered", "their number", () => unansweredCount(store, 9)],
  ["message_suspect", "messages held back", () => messagePage(store, { filter: "heldBack" }, 9)],
  ["message_suspect", "suspect messages, newest first", () => newestMessages(store, { suspect: true }).next()],
  ["message_created_at", "messages, newest first", () => newestMessages(store, {}).next()],
  ["message_email", "a person by address", () => subjectsOfEmail(store.db, "known@b.example", 9)],
  ["message_valuation_id", "messages about leads", () => messagesAbout(store.db, ["a"])],
  ["job_due", "claim", () => claim(store, "crm", { now, leaseMs: 1 })],
  ["job_urgent", "claim", () => claim(store, "crm", { now, leaseMs: 1 })],
  ["job_open", "depth", () => outboxDepth(store)],
  ["job_dead", "requeue", () => requeue(store, { now })],
  ["purchase_valuation_id", "the purchases of a valuation", () => purchasesOf(store, "a")],
  ["purchase_payment_id", "a purchase by its payment", () => findPurchase(store, "payment_id", "a")],
  ["purchase_buyer_email", "purchases by the buyer's address", () => purchasesBoughtBy(store.db, "a@b.example", 9)],
  ["sale_event_purchase_id", "the events that go with a purchase", () => saleEventsOf(store, ["p"])],
  ["share_valuation_id", "the shared links of a valuation", () => sharesOf(store, "a")],
  ["payment_event_created_at", "old events", () => recordEvent(store, "evt", now)],
  ["forgotten_at", "old tombstones", () => addTombstones(store.db, [{ hash: "a", at: now }], { now })],
  ["analysis_created_at", "old readings", () => deleteReadings(store, now)],
  ["rate_limit_reset_at", "limits that are over", countAndSweep],
  ["purchase_paid_at", "the sums of a month", () => salesSums(store, { from: 0, to: 9 })],
  ["purchase_disputed", "open disputes", () => openDisputes(store, 9)],
  ["lead_updated_at", "the newest change of a lead", () => changeToken(store)],
  ["job_done_at", "the newest delivery", () => changeToken(store)],
  ["sale_event_created_at", "the newest sale event", () => changeToken(store)],
  ["event_subject", "the events of a subject", () => removeEventsOf(store.db, ["a"])],
  ["webhook_slot", "the webhook of a lane", () => findWebhook(store, "slot", 1)],
  ["booking_updated_at", "the newest change of a booking", () => changeToken(store)],
  ["booking_lead_id", "the calls of a lead", () => bookingOf(store, "a")],
  ["booking_starts_at", "calls to come", () => upcomingCalls(store, now, 9)],
  ["booking_email", "bookings by address", () => bookingIdsOfEmail(store.db, "a@b.example")],
  ["booking_lead_id", "bookings without a lead", () => pruneLeadlessBookings(store.db, { now })],
  ["lead_booking_ref", "a lead by the calendar's reference", () => leadByReference(store.db, "x")],
  ["desk_session_user", "the sessions of a member", () => endSessions(store.db, "m")],
  ["desk_credential_user", "the credentials of a member", () => removeUser(store.db, "m", { now })],
  ["desk_two_factor_user", "the second step of a member", () => removeUser(store.db, "m", { now })],
  ["desk_passkey_user", "the passkeys of a member", () => removeUser(store.db, "m", { now })],
  ["desk_audit_subject", "the audit log of a subject", () => auditOf(store, "a")],
  ["desk_audit_merge", "the merges of a lead", () => mergesOf(store, "a")],
  ["desk_audit_actor", "what one person did", () => auditPage(store, { actor: "m", after: { at: 9, id: "x" } }, 9)],
  ["desk_audit_at", "a page of the audit log", () => auditPage(store, {}, 9)],
  [
    "desk_verification_identifier",
    "what better-auth looks up",
    () => store.db.selectFrom("desk_verification").select("id").where("identifier", "=", "x").execute(),
  ],
];

test.each(uses)("%s is used for %s", async (index, _for, work) => {
  expect((await plansOf(work)).filter((step) => step.split(" ").includes(index))).not.toEqual([]);
});

test("there is no unused index", async () => {
  const { rows } = await store.db.executeQuery<{ name: string }>(
    CompiledQuery.raw("select name from sqlite_master where type = 'index' and sql is not null"),
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...new Set(uses.map(([index]) => index))].toSorted());
});
