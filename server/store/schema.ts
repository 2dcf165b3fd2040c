import type { Generated, Selectable } from "kysely";
import type { PurchaseState } from "#domain/payments/purchase-state.ts";
import type { SaleEventKind } from "#domain/payments/sale-event.ts";

/** One row a table. Portable subset: text ids, JSON as text, times as epoch milliseconds, no booleans. */
export type Tables = {
  lead: LeadRow;
  message: MessageRow;
  job: JobTable;
  rate_limit: RateLimitRow;
  analysis: AnalysisRow;
  purchase: PurchaseRow;
  payment_event: PaymentEventRow;
  sale_event: SaleEventRow;
  document: DocumentRow;
  forgotten: ForgottenRow;
  secret: SecretRow;
  vendor_outage: VendorOutageRow;
  daily_use: DailyUseRow;
};

export type LeadRow = {
  /** The valuation's id: a capture of the same valuation is the same lead. */
  id: string;
  created_at: number;
  updated_at: number;
  /** Raised by each change. */
  version: number;
  score: number;
  /** The adjusted valuation in dollars. */
  value: number;
  company: string;
  website: string;
  industry: string;
  email: string | null;
  phone: string | null;
  /** The captured record as JSON, parsed by its contract whenever it is read. */
  record: string;
};

/** Contact and report requests. */
export type MessageRow = {
  id: string;
  created_at: number;
  kind: string;
  valuation_id: string | null;
  email: string;
  /** The request as JSON, parsed by its contract whenever it is read. */
  record: string;
};

export type JobState = "ready" | "active" | "done" | "dead";

/** One row for a kind and a subject: "bring the outside to this subject's present state". */
type JobTable = {
  /** `kind:subject`. */
  id: string;
  /** Of a lead's delivery to the board the lead's own time, so that a list of leads meets both in one order. */
  created_at: number;
  kind: string;
  subject: string;
  state: Generated<JobState>;
  /** Raised by every new wish. */
  wanted: Generated<number>;
  /** The wish that was fulfilled last. */
  settled: Generated<number>;
  /** When a worker may take it: its time, or the end of its lease while it is active. Null once it is done or dead. */
  run_at: number | null;
  /** Counts against the limit of tries. */
  tries: Generated<number>;
  /** How often it was claimed since it was last settled. Unlike tries it outlives a requeue. */
  unsettled_claims: Generated<number>;
  /** Who holds it: a random token for each claim. */
  lease: Generated<string | null>;
  /** A code or a short reason, never personal data. */
  last_error: Generated<string | null>;
  /** When the first try failed since it was last delivered. */
  failing_since: Generated<number | null>;
  /** 1: goes before those that are not. */
  urgent: Generated<number>;
  /** JSON that the job keeps for itself over its tries, such as the item it made. */
  memo: Generated<string>;
  done_at: Generated<number | null>;
};
export type JobRow = Selectable<JobTable>;

type RateLimitRow = { key: string; hits: number; reset_at: number };

export type AnalysisRow = {
  /** Made of the page's content, the model and the prompt. */
  key: string;
  created_at: number;
  /** What the model said of the page, as JSON, parsed by its contract whenever it is read. */
  analysis: string;
};

/** One attempt to buy a package, or one that the firm opened by hand. */
export type PurchaseRow = {
  /** Ours; the provider carries it as its reference. */
  id: string;
  created_at: number;
  updated_at: number;
  /** Raised by each change. */
  version: number;
  /** Null once the valuation was deleted: what is left is for the books. */
  valuation_id: string | null;
  package: string;
  source: "stripe" | "firm";
  state: PurchaseState;
  /** `valuation:package` while this is the attempt under way, of which there is one. */
  slot: string | null;
  /** The provider's checkout session. */
  session_id: string | null;
  /** The provider's payment. */
  payment_id: string | null;
  /** In the currency's smallest unit, as the provider has it. */
  amount: number | null;
  currency: string | null;
  paid_at: number | null;
  /** What was given back so far, in the currency's smallest unit. */
  refunded: number;
  /** What the buyer typed on the payment page. Null once the valuation was deleted. */
  buyer_email: string | null;
  /** When an event of the provider first told us about it; null while we know of it only by asking. */
  announced_at: number | null;
};

/** Something that happened to a sale and that the firm must hear about. Never changed once it is written. */
export type SaleEventRow = {
  id: string;
  created_at: number;
  purchase_id: string;
  kind: SaleEventKind;
  /** What was given back by then, in the currency's smallest unit. */
  refunded: number;
};

/** An event of the provider that was settled. */
type PaymentEventRow = { id: string; created_at: number };

/** A document that was made for a valuation; it is removed with its lead. */
type DocumentRow = {
  valuation_id: string;
  tier: string;
  format: string;
  /** Of what it was made from. */
  fingerprint: string;
  made_at: number;
  /** Its bytes as base64. */
  content: string;
};

/** A secret that the site made for itself. */
type SecretRow = { name: string; value: string };

/** A valuation that was deleted. Its id cannot be told from the hash. */
type ForgottenRow = { hash: string; forgotten_at: number };

/** How a vendor fares as seen by all servers together. */
export type VendorOutageRow = {
  vendor: string;
  /** Null while it works. */
  failing_since: number | null;
  /** When the firm was told about this outage. */
  told_at: number | null;
  /** When it last ended an outage: what failed before says nothing any more. */
  succeeded_at: number;
};

/** What was used of an allowance on a calendar day. */
type DailyUseRow = { name: string; day: string; used: number };
