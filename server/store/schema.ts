import type { Generated, Insertable, Selectable } from "kysely";
import type { BookingState, BookingVendor } from "#domain/bookings/booking.ts";
import type { Stage } from "#domain/desk/leads/stages.ts";
import type { EventType } from "#domain/events/event-types.ts";
import type { SuppressionReason } from "#domain/mail/suppression.ts";
import type { PurchaseState } from "#domain/payments/purchase-state.ts";
import type { SaleEventKind } from "#domain/payments/sale-event.ts";
import type { DeskTables } from "./desk/desk-tables.ts";

/** One row type per table. Portable subset: text ids, JSON as text, times as epoch milliseconds, no booleans. */
export type Tables = DeskTables & {
  lead: LeadTable;
  lead_word: LeadWordRow;
  lead_note: LeadNoteRow;
  message: MessageTable;
  job: JobTable;
  rate_limit: RateLimitRow;
  analysis: AnalysisRow;
  purchase: PurchaseRow;
  payment_event: PaymentEventRow;
  sale_event: SaleEventRow;
  document: DocumentRow;
  forgotten: TombstoneRow;
  share: ShareTable;
  booking: BookingRow;
  secret: SecretRow;
  vendor_outage: VendorOutageRow;
  daily_use: DailyUseRow;
  funnel_count: FunnelCountRow;
  funnel_mark: FunnelMarkRow;
  delivery_hour: DeliveryHourRow;
  event: EventTable;
  event_counter: EventCounterRow;
  webhook: WebhookRow;
  suppressed_address: SuppressedAddressRow;
  partner_site: PartnerSiteRow;
};

type LeadTable = {
  /** The valuation's id: a capture of the same valuation is the same lead. */
  id: string;
  created_at: number;
  updated_at: number;
  /** Incremented by each change. */
  version: number;
  score: number;
  /** The adjusted valuation in dollars. */
  value: number;
  company: string;
  website: string;
  industry: string;
  email: string | null;
  phone: string | null;
  /** The captured record as JSON, parsed by its contract on every read. */
  record: string;
  /** The company in lower case, to sort by. */
  company_key: Generated<string>;
  /** Two letters; empty if no state is known. */
  us_state: Generated<string>;
  /** One of `leadSources`; empty if an older server wrote the lead. */
  source: Generated<string>;
  /** The key of the partner site that it came from; empty for none. */
  partner_site: Generated<string>;
  /** What the firm sets on its desk. A later capture leaves all of it as it is. */
  stage: Generated<Stage>;
  stage_at: Generated<number>;
  /** Who changed it last: the id of a member, or `board`, `site`, `command`. Empty: as it was captured. */
  stage_by: Generated<string>;
  /** The member assigned to the lead; empty if unassigned. */
  owner_id: Generated<string>;
  owner_at: Generated<number>;
  owner_by: Generated<string>;
  /** YYYY-MM-DD in the firm's time zone; `9999-12-31` if there is none, so that those sort last. */
  follow_up_on: Generated<string>;
  follow_up_at: Generated<number>;
  follow_up_by: Generated<string>;
  /** The lead of the same company that this one was merged into; such a lead is in no list. */
  merged_into: Generated<string | null>;
  /** The booking reference (see the glossary); empty if an older server wrote the lead. */
  booking_ref: Generated<string>;
};
export type LeadRow = Selectable<LeadTable>;
export type NewLeadRow = Insertable<LeadTable>;

/** The words that a lead is found by, with the lead's time, so that matches are read newest first. */
export type LeadWordRow = { lead_id: string; word: string; created_at: number };

/** What a colleague wrote about a lead; deleted with it. */
export type LeadNoteRow = {
  id: string;
  lead_id: string;
  created_at: number;
  /** The member who wrote it. */
  author_id: string;
  /** The question that it answers, in its words; null for a separate note. */
  question: string | null;
  text: string;
};

/** Contact and report requests. */
type MessageTable = {
  id: string;
  created_at: number;
  kind: string;
  valuation_id: string | null;
  email: string;
  /** The request as JSON, parsed by its contract on every read. */
  record: string;
  /** When a member marked it as answered on the desk. */
  answered_at: Generated<number | null>;
  /** The member's id. */
  answered_by: Generated<string | null>;
};
export type MessageRow = Selectable<MessageTable>;

export type JobState = "ready" | "active" | "done" | "dead";

/** One row per kind and subject: "make the external system match the subject's current state". */
type JobTable = {
  /** `kind:subject`. */
  id: string;
  /** For a lead's delivery to the board the lead's own time, so that a list of leads finds both in one order. */
  created_at: number;
  kind: string;
  subject: string;
  state: Generated<JobState>;
  /**
   * The requested revision, incremented by every request. (Columns are never renamed: older servers keep running
   * during an upgrade.)
   */
  wanted: Generated<number>;
  /** The revision that was delivered last. */
  settled: Generated<number>;
  /**
   * When a worker may claim it: its due time, or the end of its lease while it is active. Null once it is done or
   * dead.
   */
  run_at: number | null;
  /** Counts against the limit of tries. */
  tries: Generated<number>;
  /** Claims since it was last settled. Unlike `tries` it survives a requeue. */
  unsettled_claims: Generated<number>;
  /** Its holder: a random token per claim. */
  lease: Generated<string | null>;
  /** A code or a short reason, never personal data. */
  last_error: Generated<string | null>;
  /** When the first try failed since the last delivery. */
  failing_since: Generated<number | null>;
  /** 1: comes before jobs that are not urgent. */
  urgent: Generated<number>;
  /** JSON that the job keeps between tries, such as the id of its item. */
  memo: Generated<string>;
  done_at: Generated<number | null>;
};
export type JobRow = Selectable<JobTable>;

type RateLimitRow = { key: string; hits: number; reset_at: number };

export type AnalysisRow = {
  /** A hash of the page's content, the model and the prompt. */
  key: string;
  created_at: number;
  /** The model's answer about the page as JSON, parsed by its contract on every read. */
  analysis: string;
};

/** One attempt to buy a package, or a grant by the firm. */
export type PurchaseRow = {
  /** Our own id; the provider stores it as its reference. */
  id: string;
  created_at: number;
  updated_at: number;
  /** Incremented by each change. */
  version: number;
  /** Null once the valuation was deleted: the rest is for the books. */
  valuation_id: string | null;
  /** When the lead came in, so that a list of leads finds its purchases in its order. */
  lead_at: number;
  package: string;
  source: "stripe" | "firm";
  state: PurchaseState;
  /** `valuation:package` while this attempt is open; unique. */
  slot: string | null;
  /** The provider's checkout session. */
  session_id: string | null;
  /** The provider's payment. */
  payment_id: string | null;
  /** In the currency's smallest unit, as the provider reports it. */
  amount: number | null;
  currency: string | null;
  paid_at: number | null;
  /** The refunds so far, in the currency's smallest unit. */
  refunded: number;
  /** What the buyer typed on the payment page. Null once the valuation was deleted. */
  buyer_email: string | null;
  /** When an event of the provider first mentioned it; null while we know about it only from our own checks. */
  announced_at: number | null;
};

/** Something that happened to a sale and that the firm must know. Never changed once written. */
export type SaleEventRow = {
  id: string;
  created_at: number;
  purchase_id: string;
  kind: SaleEventKind;
  /** The refunds by then, in the currency's smallest unit. */
  refunded: number;
};

/** An event of the provider that was settled. */
type PaymentEventRow = { id: string; created_at: number };

/** A finished document of a valuation; deleted with its lead. */
type DocumentRow = {
  valuation_id: string;
  tier: string;
  format: string;
  /** A hash of everything it was made from. */
  fingerprint: string;
  made_at: number;
  /** Its bytes as base64. */
  content: string;
};

/** A read-only link to a valuation; deleted with its lead. */
type ShareTable = {
  /** SHA-256 of the token. */
  hash: string;
  valuation_id: string;
  /** The last part of its address. Null once it was closed. */
  token: string | null;
  /** For whom it is, in the owner's words. */
  label: string;
  /** What it shows besides the valuation, separated by spaces. */
  parts: string;
  created_at: number;
  expires_at: number;
  closed_at: Generated<number | null>;
  opened: Generated<number>;
  opened_at: Generated<number | null>;
};
export type ShareRow = Selectable<ShareTable>;

/** A call that was booked in the firm's calendar; deleted with its lead. Times of ours unless said otherwise. */
export type BookingRow = {
  /** `bookingKey` of the vendor's id. */
  id: string;
  vendor: BookingVendor;
  /** Null while only its end was reported. */
  lead_id: string | null;
  state: BookingState;
  /** When the call is; null while only its end was reported. */
  starts_at: number | null;
  /** When it was to be before another time was chosen. */
  moved_from: number | null;
  /** Who booked, as typed in the calendar. */
  name: string | null;
  email: string | null;
  phone: string | null;
  created_at: number;
  updated_at: number;
  /** When it was reported as booked. */
  booked_at: number | null;
  /** When it was canceled or moved. */
  ended_at: number | null;
  /** When the last event that changed it happened, by the vendor's clock. */
  vendor_at: number;
};

/** A secret that the site generated. */
type SecretRow = { name: string; value: string };

/** The hash of a deleted lead, message, booking or buyer; the id cannot be derived from it. */
type TombstoneRow = { hash: string; forgotten_at: number };

/** A vendor's state as seen by all servers together. */
export type VendorOutageRow = {
  vendor: string;
  /** Null while it works. */
  failing_since: number | null;
  /** When the firm was told about this outage. */
  told_at: number | null;
  /** When the last outage ended: failures before that do not count. */
  succeeded_at: number;
};

/** The use of an allowance on a calendar day. */
type DailyUseRow = { name: string; day: string; used: number };

/** How often a step of the funnel was reached on a day of the firm's calendar. Nothing in it leads to a person. */
type FunnelCountRow = {
  day: string;
  step: string;
  page: string;
  source: string;
  industry: string;
  count: number;
};

/** A step that a lead has reached and that is not counted again; deleted with its lead. */
type FunnelMarkRow = { valuation_id: string; step: string; created_at: number };

/** The deliveries of one kind in one hour, by all servers together. */
export type DeliveryHourRow = {
  /** When the hour began. */
  hour: number;
  kind: string;
  arrived: number;
  failed: number;
  /** Of those that arrived. */
  total_ms: number;
  slowest_ms: number;
};

/** Something that other systems are told about. It names its subject and holds nothing about a person. */
type EventTable = {
  /** `evt_…`; ids sort by time. */
  id: string;
  type: EventType;
  /** The id of the lead, message, purchase or call. */
  subject: string;
  at: number;
  /** Its place in the order in which other systems read events; null until one of them asks. */
  seq: Generated<number | null>;
};
export type EventRow = Omit<Selectable<EventTable>, "seq">;

/** The last number that was given to an event. */
type EventCounterRow = { name: string; last: number };

/** An endpoint of another system that is told about events. */
export type WebhookRow = {
  id: string;
  /** Its lane in the outbox; unique among webhooks that were not removed. 0 is the one of the environment. */
  slot: number;
  /** Empty for the one of the environment, as is the secret: neither is copied into the store. */
  url: string;
  /** The types of events that it wants, separated by spaces. */
  events: string;
  secret: string;
  /** Signs alongside `secret` until that time. */
  old_secret: string | null;
  old_secret_until: number | null;
  /** `gone`: the receiver answered 410. A removed one stays as a row without secrets: a restore must not revive it. */
  state: "on" | "gone" | "removed";
  state_at: number;
  created_at: number;
  /** A member's id; empty for the one of the environment. */
  created_by: string;
};

/** An address that gets less mail or none: mail came back, or its owner complained or stopped. It outlives the lead. */
export type SuppressedAddressRow = {
  /** A keyed hash of the address. */
  hash: string;
  reason: SuppressionReason;
  /** `5.1.1`, the kind of complaint, or empty. */
  code: string;
  created_at: number;
};

/** A website of others that shows the valuation in a frame. */
export type PartnerSiteRow = {
  key: string;
  created_at: number;
  name: string;
  /** Separated by spaces. */
  origins: string;
  /** `#rrggbb`; empty for the firm's own color. */
  color: string;
  /** 1: its frame is shown. */
  is_on: number;
  /** The row stays after a removal, so that the funnel can name it. */
  removed_at: number | null;
};
