import type { PurchaseStatus } from "#contracts/payments/checkout.ts";
import type { ReportPackage } from "#domain/report/tiers.ts";

/**
 * `none`: the address names no order; `unknown`: not one of ours; `down`: the status is not available now; `deleted`:
 * paid, but the valuation was deleted.
 */
export type OrderState = "none" | "unknown" | "down" | "deleted" | Exclude<PurchaseStatus["status"], "none">;

/** What the order page shows. */
export type Order = {
  readonly state: OrderState;
  /** Shortened for display. */
  readonly number: string;
  /** The full id, as in the address. */
  readonly sessionId?: string;
  readonly bought?: ReportPackage;
  readonly valuationId?: string;
};

export function shownState({ status, unlocks }: PurchaseStatus): OrderState {
  if (status === "none") return "unknown";
  return status === "paid" && unlocks.length === 0 ? "deleted" : status;
}
