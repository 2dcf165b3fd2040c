import type { EventType } from "#domain/events/event-types.ts";
import type { PurchaseState } from "./purchase-state.ts";

/** What the firm must know about a sale. */
export const saleEventKinds = [
  "sold",
  "partlyRefunded",
  "refunded",
  "refundFailed",
  "disputed",
  "disputeWon",
  "disputeLost",
] as const;
export type SaleEventKind = (typeof saleEventKinds)[number];

/** What other systems are told. How a refund or dispute stands is in the purchase itself. */
export const purchaseEventTypes: Readonly<Record<SaleEventKind, EventType>> = {
  sold: "purchase.paid",
  partlyRefunded: "purchase.refunded",
  refunded: "purchase.refunded",
  refundFailed: "purchase.refunded",
  disputed: "purchase.disputed",
  disputeWon: "purchase.disputed",
  disputeLost: "purchase.disputed",
};

export type SaleState = {
  readonly state: PurchaseState;
  /** The refunds so far, in the currency's smallest unit. */
  readonly refunded: number;
};

/** The event between two states of a purchase; undefined if no money is involved. */
export function saleEventBetween(before: SaleState, after: SaleState): SaleEventKind | undefined {
  if (after.state === "pending" || after.state === "cancelled") return undefined;
  if (before.state === after.state) return refundBetween(before, after);
  if (after.state === "refunded" || after.state === "disputed") return after.state;
  if (after.state === "chargedBack") return "disputeLost";
  if (before.state === "disputed" || before.state === "chargedBack") return "disputeWon";
  return before.state === "refunded" ? "refundFailed" : "sold";
}

function refundBetween(before: SaleState, after: SaleState): SaleEventKind | undefined {
  if (before.refunded === after.refunded) return undefined;
  return after.refunded > before.refunded ? "partlyRefunded" : "refundFailed";
}
