import type { PurchaseStatus } from "#contracts/checkout.ts";
import type { ReportPackage } from "#domain/report/tiers.ts";

/** `none`: no order is named; `unknown`: not ours; `down`: cannot be told now; `forgotten`: paid, but its valuation was deleted. */
export type OrderState = "none" | "unknown" | "down" | "forgotten" | Exclude<PurchaseStatus["status"], "none">;

/** What the page of an order shows. */
export type Order = {
  readonly state: OrderState;
  /** As far as it is shown. */
  readonly number: string;
  /** Whole, as the address has it. */
  readonly sessionId?: string;
  readonly bought?: ReportPackage;
  readonly valuationId?: string;
};

export function shownState({ status, unlocks }: PurchaseStatus): OrderState {
  if (status === "none") return "unknown";
  return status === "paid" && unlocks.length === 0 ? "forgotten" : status;
}
