import { CompiledQuery } from "kysely";
import { expect, test } from "vitest";
import type { LeadSort } from "#domain/desk/leads/lead-query.ts";
import { hotLeadScore } from "#domain/leads/lead-score.ts";
import {
  bookingIdsOfEmail,
  bookingOf,
  leadByReference,
  pruneLeadlessBookings,
  upcomingCalls,
} from "#server/store/bookings/bookings.ts";
import { addTombstones } from "#server/store/deletions/deletion-tombstones.ts";
import { messagesAbout, subjectsOfEmail } from "#server/store/deletions/removal.ts";
import { changeToken } from "#server/store/desk/change-token.ts";
import type { StoreFilters } from "#server/store/desk/leads/lead-conditions.ts";
import { mergedInto, notesOf, setMerged } from "#server/store/desk/leads/lead-fields.ts";
import { countLeads, findLeadPage, type PageRequest } from "#server/store/desk/leads/lead-page.ts";
import { messagePage, unansweredCount } from "#server/store/desk/messages.ts";
import { auditOf, auditPage, mergesOf } from "#server/store/desk/people/audit.ts";
import { endSessions, removeUser } from "#server/store/desk/people/members.ts";
import { openDisputes, salesSums } from "#server/store/desk/sales.ts";
import { callCounts, leadsToCall, newLeads } from "#server/store/desk/today.ts";
import { eventPage } from "#server/store/events/event-feed.ts";
import { removeEventsOf } from "#server/store/events/events.ts";
import { findWebhook } from "#server/store/events/webhooks.ts";
import { outboxDepth, requeue } from "#server/store/jobs/job-maintenance.ts";
import { claim } from "#server/store/jobs/jobs.ts";
import { deleteReadings } from "#server/store/leads/analyses.ts";
import { newestLeads, newestMessages } from "#server/store/leads/lead-listing.ts";
import { sharesOf } from "#server/store/leads/shares.ts";
import type { Store } from "#server/store/open.ts";
import { leadCountsOf } from "#server/store/partners/partner-sites.ts";
import { findPurchase, purchasesBoughtBy, purchasesOf, recordPaymentEvent } from "#server/store/payments/purchases.ts";
import { saleEventsOf } from "#server/store/payments/sale-events.ts";
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

const { store, plansOf } = queryPlansFixture();

const number = (store: Store, by: LeadSort, filters: StoreFilters) =>
  countLeads(store, { filters, sort: { by, descending: true } });
const changedPage = (store: Store, cursor?: PageRequest["cursor"]) =>
  findLeadPage(store, { filters: { changed: 1 }, sort: { by: "changed", descending: false }, cursor, size: 9 });

/** Where two indexes fit, only one keeps the cost constant: these must be used. */
const uses: readonly (readonly [index: string, what: string, work: StoreWork])[] = [
  ["lead_created_at", "the list", (store) => newestLeads(store, {}).next()],
  ["lead_hot_phone", "whom to call", (store) => leadsToCall(store, "2026-11-16", 1)],
  ["lead_hot_phone", "how many to call", (store) => callCounts(store, "2026-11-16")],
  ["lead_hot_email", "whom to write to", (store) => callCounts(store, "2026-11-16")],
  ["lead_call", "whom to follow up", (store) => callCounts(store, "2026-11-16")],
  ["lead_created_at", "new leads since a time", (store) => newLeads(store, 1, 5)],
  ["job_lead", "the deliveries in the list", (store) => newestLeads(store, {}).next()],
  ["job_lead", "the deliveries in the list by score", (store) => newestLeads(store, { minScore: 40 }).next()],
  ["job_lead", "the deliveries in the list by industry", (store) => newestLeads(store, { industry: "soft" }).next()],
  ["job_lead", "the deliveries in the list by contact", (store) => newestLeads(store, { withContact: true }).next()],
  ["lead_score", "the list by score", (store) => newestLeads(store, { minScore: 40 }).next()],
  ["lead_industry", "the list by industry", (store) => newestLeads(store, { industry: "soft" }).next()],
  ["lead_contact", "the list by contact", (store) => newestLeads(store, { withContact: true }).next()],
  ["lead_follow_up", "the desk's list", (store) => page(store, "followUp", {}, place)],
  ["lead_follow_up", "the number of leads", (store) => number(store, "followUp", {})],
  ["lead_company", "the desk's list by company", (store) => page(store, "company")],
  ["lead_company", "other leads of a company's name", othersOfCompany],
  ["lead_value", "the desk's list by value", (store) => page(store, "value", { valueFrom: 9 })],
  ["lead_source", "the desk's list by source", (store) => page(store, "source")],
  ["lead_source", "the desk's list of a source", (store) => page(store, "received", { source: "direct" })],
  ["lead_partner_site", "the desk's list of a partner site", (store) => page(store, "received", { partner: "harbor" })],
  ["lead_partner_site", "the leads of partner sites", (store) => leadCountsOf(store, ["harbor", "pier"])],
  ["lead_state", "the desk's list of a state", (store) => page(store, "received", { state: "VA" })],
  ["lead_industry", "the desk's list of an industry", (store) => page(store, "received", { industry: "Software" })],
  ["lead_contact", "the desk's list of those with contact", (store) => page(store, "received", { contact: "any" })],
  ["lead_no_contact", "the desk's list of those without", (store) => page(store, "received", { contact: "none" })],
  ["lead_no_contact", "their number", (store) => number(store, "received", { contact: "none" })],
  ["lead_stage", "the desk's list of a stage", (store) => page(store, "followUp", { stage: ["talked", "new"] })],
  ["lead_owner", "the desk's list of a colleague", (store) => page(store, "followUp", { owner: "m" })],
  [
    "lead_hot_new",
    "hot leads that nobody called",
    (store) => page(store, "followUp", { score: hotLeadScore, stage: ["new"] }),
  ],
  ["lead_hot_new", "their number", (store) => number(store, "followUp", { score: hotLeadScore, stage: ["new"] })],
  ["lead_call", "whom to call", (store) => page(store, "call", { call: "2026-11-16" })],
  ["lead_call", "how many to call", (store) => number(store, "call", { call: "2026-11-16" })],
  ["lead_word_word", "the desk's search", (store) => page(store, "received", { search: "exam" })],
  ["purchase_state", "the desk's list of buyers", (store) => number(store, "received", { purchase: "bought" })],
  ["job_undelivered", "what did not arrive", (store) => number(store, "received", { delivery: "failed" })],
  ["lead_merged", "the leads merged into one", (store) => mergedInto(store.db, "a")],
  ["lead_merged", "a merge", (store) => setMerged(store.db, { keep: "a", other: "b" })],
  ["lead_note_lead_id", "the notes of a lead", (store) => notesOf(store, ["a"])],
  ["lead_email", "a person by address", (store) => subjectsOfEmail(store.db, "known@b.example", 9)],
  ["lead_email", "other leads of an owner", othersOfCompany],
  ["lead_changed", "leads by their last change", (store) => changedPage(store)],
  ["lead_changed", "the next page of these", (store) => changedPage(store, { ...place, key: "1" })],
  ["event_seq", "events after a position", (store) => eventPage(store, { after: 0, most: 9 })],
  ["event_without_seq", "new events", numberAgain],
  ["message_unanswered", "messages to answer", (store) => messagePage(store, { filter: "unanswered" }, 9)],
  ["message_unanswered", "their number", (store) => unansweredCount(store, 9)],
  ["message_suspect", "messages held back", (store) => messagePage(store, { filter: "heldBack" }, 9)],
  ["message_suspect", "suspect messages, newest first", (store) => newestMessages(store, { suspect: true }).next()],
  ["message_created_at", "messages, newest first", (store) => newestMessages(store, {}).next()],
  ["message_email", "a person by address", (store) => subjectsOfEmail(store.db, "known@b.example", 9)],
  ["message_valuation_id", "messages about leads", (store) => messagesAbout(store.db, ["a"])],
  ["job_due", "claim", (store) => claim(store, "crm", { now, leaseMs: 1 })],
  ["job_urgent", "claim", (store) => claim(store, "crm", { now, leaseMs: 1 })],
  ["job_open", "depth", (store) => outboxDepth(store)],
  ["job_dead", "requeue", (store) => requeue(store, { now })],
  ["purchase_valuation_id", "the purchases of a valuation", (store) => purchasesOf(store, "a")],
  ["purchase_payment_id", "a purchase by its payment", (store) => findPurchase(store, "payment_id", "a")],
  [
    "purchase_buyer_email",
    "purchases by the buyer's address",
    (store) => purchasesBoughtBy(store.db, "a@b.example", 9),
  ],
  ["sale_event_purchase_id", "the events that go with a purchase", (store) => saleEventsOf(store, ["p"])],
  ["share_valuation_id", "the shared links of a valuation", (store) => sharesOf(store, "a")],
  ["payment_event_created_at", "old events", (store) => recordPaymentEvent(store, "evt", now)],
  ["forgotten_at", "old tombstones", (store) => addTombstones(store.db, [{ hash: "a", at: now }], { now })],
  ["analysis_created_at", "old readings", (store) => deleteReadings(store, now)],
  ["rate_limit_reset_at", "limits that are over", countAndSweep],
  ["purchase_paid_at", "the sums of a month", (store) => salesSums(store, { from: 0, to: 9 })],
  ["purchase_disputed", "open disputes", (store) => openDisputes(store, 9)],
  ["lead_updated_at", "the newest change of a lead", (store) => changeToken(store)],
  ["job_done_at", "the newest delivery", (store) => changeToken(store)],
  ["sale_event_created_at", "the newest sale event", (store) => changeToken(store)],
  ["event_subject", "the events of a subject", (store) => removeEventsOf(store.db, ["a"])],
  ["webhook_slot", "the webhook of a lane", (store) => findWebhook(store, "slot", 1)],
  ["booking_updated_at", "the newest change of a booking", (store) => changeToken(store)],
  ["booking_lead_id", "the calls of a lead", (store) => bookingOf(store, "a")],
  ["booking_starts_at", "calls to come", (store) => upcomingCalls(store, now, 9)],
  ["booking_email", "bookings by address", (store) => bookingIdsOfEmail(store.db, "a@b.example")],
  ["booking_lead_id", "bookings without a lead", (store) => pruneLeadlessBookings(store.db, { now })],
  ["lead_booking_ref", "a lead by the calendar's reference", (store) => leadByReference(store.db, "x")],
  ["desk_session_user", "the sessions of a member", (store) => endSessions(store.db, "m")],
  ["desk_credential_user", "the credentials of a member", (store) => removeUser(store.db, "m", { now })],
  ["desk_two_factor_user", "the second step of a member", (store) => removeUser(store.db, "m", { now })],
  ["desk_passkey_user", "the passkeys of a member", (store) => removeUser(store.db, "m", { now })],
  ["desk_audit_subject", "the audit log of a subject", (store) => auditOf(store, "a")],
  ["desk_audit_merge", "the merges of a lead", (store) => mergesOf(store, "a")],
  [
    "desk_audit_actor",
    "what one person did",
    (store) => auditPage(store, { actor: "m", after: { at: 9, id: "x" } }, 9),
  ],
  ["desk_audit_at", "a page of the audit log", (store) => auditPage(store, {}, 9)],
  [
    "desk_verification_identifier",
    "what better-auth looks up",
    (store) => store.db.selectFrom("desk_verification").select("id").where("identifier", "=", "x").execute(),
  ],
];

test.each(uses)("%s is used for %s", async (index, _for, work) => {
  expect((await plansOf(work)).filter((step) => step.split(" ").includes(index))).not.toEqual([]);
});

test("there is no unused index", async () => {
  const { rows } = await store().db.executeQuery<{ name: string }>(
    CompiledQuery.raw("select name from sqlite_master where type = 'index' and sql is not null"),
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...new Set(uses.map(([index]) => index))].toSorted());
});
