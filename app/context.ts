import { createContext } from "react-router";
import type { OrderStatus } from "#contracts/checkout.ts";
import type { PackagePrices } from "#domain/payments/price.ts";
import type { Report } from "#domain/report/report.ts";
import type { ReportPackage } from "#domain/report/tiers.ts";

/** What the server hands to loaders and to the document: the only way from the screens to the server. */
export type ValuationReader = {
  /** The stored record as JSON, or undefined for an unknown id. */
  find(valuationId: string): Promise<string | undefined>;
};

export const valuationReaderContext = createContext<ValuationReader>();

export type PaymentReader = {
  /** What the packages cost. Undefined where they are not sold, or the provider does not say now: they can be asked for instead. */
  prices(): Promise<PackagePrices | undefined>;
  /** How an order stands, by the number that the payment page adds to the address; asks the provider where ours may be late. */
  status(sessionId: string): Promise<OrderStatus>;
  /** What is open for a valuation. */
  unlocked(valuationId: string): Promise<readonly ReportPackage[]>;
};

export const paymentsContext = createContext<PaymentReader>();

export type ReportReader = {
  /** The report as far as it is open for this valuation, or undefined for an unknown id. */
  find(valuationId: string): Promise<Report | undefined>;
};

export const reportContext = createContext<ReportReader>();

/** Told of what went wrong on the way to a page, so that it is logged and counted like any other failure. */
export const failureContext = createContext<(error: unknown) => void>(console.error);

/** Allows the document's own inline scripts; absent on prerendered pages, which are allowed by hash. */
export const nonceContext = createContext<string>("");
