import type { PurchaseState } from "#domain/payments/purchase-state.ts";
import type { PackageSales, SalesAccount } from "./sales-account.ts";

/** What the screen of sales shows. Amounts in the currency's smallest unit. */

export const saleFilters = ["all", "refunds", "disputes"] as const;
export type SaleFilter = (typeof saleFilters)[number];

export type SaleLine = {
  readonly id: string;
  readonly paidAt: number;
  /** Undefined once the valuation was deleted. */
  readonly lead: { readonly id: string; readonly company: string } | undefined;
  readonly package: string;
  readonly amount: number;
  readonly refunded: number;
  readonly currency: string;
  readonly state: PurchaseState;
  /** When the refund, dispute or its end became known. */
  readonly changedAt: number | undefined;
  /** The payment on the provider's pages. */
  readonly paymentPage: string | undefined;
};

/** An open dispute, with what the firm can show the bank. */
export type Dispute = SaleLine & {
  /** When the files were mailed to the buyer, and when the owner first opened a report. */
  readonly filesMailedAt: number | undefined;
  readonly reportOpenedAt: number | undefined;
};

export type MonthNet = { readonly month: string; readonly net: number };

export type SalesView = {
  readonly now: number;
  /** YYYY-MM, in the firm's calendar. */
  readonly month: string;
  readonly isCurrent: boolean;
  /** Months to choose from, newest first. */
  readonly months: readonly string[];
  /** One per currency; none without sales. */
  readonly accounts: readonly SalesAccount[];
  readonly packages: readonly PackageSales[];
  readonly disputes: readonly Dispute[];
  readonly filter: SaleFilter;
  readonly counts: Readonly<Record<SaleFilter, number>>;
  readonly sales: readonly SaleLine[];
  /** Where the next page begins. */
  readonly next: string | undefined;
  /** Six months in the currency of the first account, oldest first. */
  readonly byMonth: readonly MonthNet[];
  /** Payments are not set up. */
  readonly isConnected: boolean;
  readonly isTest: boolean;
  readonly mayExport: boolean;
};

/** The payment on the provider's pages; refunds and answers to disputes are made there. */
export function paymentPage(paymentId: string, isTest: boolean): string {
  return `https://dashboard.stripe.com/${isTest ? "test/" : ""}payments/${encodeURIComponent(paymentId)}`;
}
