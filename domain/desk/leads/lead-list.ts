import type { CappedCount } from "#domain/desk/capped-count.ts";
import type { LeadSource } from "#domain/leads/lead-source.ts";
import type { StateCode } from "#domain/leads/us-states.ts";
import type { Price } from "#domain/payments/price.ts";
import type { PurchaseState } from "#domain/payments/purchase-state.ts";
import type { FilterKey, PageCursor } from "./lead-query.ts";
import type { LeadListView } from "./lead-views.ts";
import type { Stage } from "./stages.ts";

/** One lead as a line of the desk's list. */
export type LeadLine = {
  readonly id: string;
  readonly company: string;
  /** As it is shown. */
  readonly site: string;
  readonly industry: string;
  readonly state: StateCode | undefined;
  /** 0 for a lead without a valuation, which has no score either. */
  readonly low: number;
  readonly high: number;
  readonly score: number;
  readonly isHot: boolean;
  readonly hasPhone: boolean;
  readonly hasEmail: boolean;
  readonly source: LeadSource | undefined;
  /** The partner site that it came from. */
  readonly partnerName: string | undefined;
  readonly stage: Stage;
  /** Undefined: nobody's. */
  readonly ownerId: string | undefined;
  /** YYYY-MM-DD. */
  readonly followUpOn: string | undefined;
  /** When a call is booked. */
  readonly callAt: number | undefined;
  readonly purchase: LinePurchase | undefined;
  /** Undefined: never asked for. */
  readonly delivery: "arrived" | "waiting" | "failed" | undefined;
  readonly receivedAt: number;
  readonly growthTrend: string | undefined;
  readonly recurringRevenue: number | undefined;
};

export type LinePurchase = {
  readonly package: string;
  readonly state: PurchaseState;
  readonly granted: boolean;
  readonly price: Price | undefined;
};

export type LeadList = {
  readonly lines: readonly LeadLine[];
  /** The number of the first line. */
  readonly from: number;
  readonly previous: PageCursor | undefined;
  readonly next: PageCursor | undefined;
  /** The page is short because the leads that it looked at do not match; the next one looks further. */
  readonly stopped: boolean;
  readonly total: CappedCount;
  readonly views: Readonly<Record<LeadListView, CappedCount>>;
  /** If nothing matches: how many would without one of the filters. */
  readonly without: readonly { readonly filter: FilterKey; readonly found: CappedCount }[];
};

/** What waits on each screen. */
export type RailCounts = Readonly<Record<"today" | "leads" | "messages" | "deliveries" | "sales", CappedCount>>;

/** What became of a change of several leads. */
export type BulkResult = {
  readonly done: number;
  /** Already had this value. */
  readonly same: number;
  /** Deleted in the meantime. */
  readonly gone: number;
  /** Skipped: a colleague changed it later. */
  readonly later: number;
};
