import { createContext } from "react-router";
import type { OrderStatus } from "#contracts/payments/checkout.ts";
import type { DepthForm } from "#contracts/valuation/depth-form.ts";
import type { PackagePrices } from "#domain/payments/price.ts";
import type { Report } from "#domain/report/report.ts";
import type { ReportPackage } from "#domain/report/tiers.ts";
import type { OwnedShare, SharedLink } from "#domain/sharing/share.ts";

/** What loaders get from the server; the screens have no other access to it. */
export type ValuationReader = {
  /** The stored record as JSON, or undefined for an unknown id. */
  find(valuationId: string): Promise<string | undefined>;
};

export const valuationReaderContext = createContext<ValuationReader>();

export type ShareReader = {
  /** The links of a valuation, newest first. */
  list(valuationId: string): Promise<readonly OwnedShare[]>;
};

export const sharesContext = createContext<ShareReader>();

export type SharedLinkReader = {
  /** Notes on the owner's page that the link was opened, if it is counted. */
  open(token: string, settings: { readonly isCounted: boolean }): Promise<SharedLink>;
};

export const sharedLinkContext = createContext<SharedLinkReader>();

export type PaymentReader = {
  /**
   * Prices of the packages; undefined where they are not sold or the provider does not answer. Editions can then be
   * requested.
   */
  prices(): Promise<PackagePrices | undefined>;
  /** Status of an order by its Stripe session id; asks Stripe when our record may be out of date. */
  status(sessionId: string): Promise<OrderStatus>;
  /** Packages that are unlocked for a valuation. */
  unlocked(valuationId: string): Promise<readonly ReportPackage[]>;
};

export const paymentsContext = createContext<PaymentReader>();

export type ReportReader = {
  /** The unlocked part of the report, or undefined for an unknown id. */
  find(valuationId: string): Promise<Report | undefined>;
};

export const reportContext = createContext<ReportReader>();

/** A panel's form that was sent without script and could not be read or saved: the page shows it again. */
export const depthFormContext = createContext<DepthForm | undefined>(undefined);

/** Receives errors while rendering a page, so that they are logged and counted. */
export const failureContext = createContext<(error: unknown) => void>(console.error);

/** Nonce for the document's inline scripts; empty on prerendered pages, which use hashes. */
export const nonceContext = createContext<string>("");
