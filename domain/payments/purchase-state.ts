/** The state of a purchase. `chargedBack`: the buyer's bank took the money back after a dispute. */
export const purchaseStates = ["pending", "paid", "refunded", "disputed", "chargedBack", "cancelled"] as const;
export type PurchaseState = (typeof purchaseStates)[number];

/**
 * The provider's present state of a checkout. A value that this version does not know is `unknown` and confirms
 * nothing.
 */
export type CheckoutState = {
  /** `open`: on the payment page; `complete`: the buyer has finished it, whether or not the money has arrived. */
  readonly status: "open" | "complete" | "expired" | "unknown";
  readonly payment: "paid" | "unpaid" | "nothingToPay" | "unknown";
  /** The state of the payment itself, if there is one. `failed` includes a bank's refusal. */
  readonly transfer?: "underWay" | "failed" | "done" | undefined;
  /** The charge, if there is one. In the currency's smallest unit. */
  readonly charged?: { readonly amount: number; readonly refunded: number } | undefined;
  /** Each dispute of the charge; one that is neither won nor lost is open. */
  readonly disputes?: readonly ("open" | "won" | "lost")[] | undefined;
};

/** The state depends only on the provider's present state, so the order of events does not matter. */
export function purchaseStateOf({ status, payment, transfer, charged, disputes = [] }: CheckoutState): PurchaseState {
  // A partial refund does not undo the purchase.
  if (charged && charged.amount > 0 && charged.refunded >= charged.amount) return "refunded";
  if (disputes.includes("open")) return "disputed";
  if (disputes.includes("lost")) return "chargedBack";
  if (status === "open") return "pending";
  if (status === "expired") return "cancelled";
  if (payment === "paid" || (payment === "unknown" && transfer === "done")) return "paid";
  if (status === "unknown") return "pending";
  if (payment === "nothingToPay") return "paid";
  return transfer === "failed" ? "cancelled" : "pending";
}

/** The buyer may have done everything while the money has not arrived: buying again would mean paying twice. */
export function isUnderWay(checkout: CheckoutState): boolean {
  return checkout.status !== "open" && purchaseStateOf(checkout) === "pending";
}

const byImportance = [
  "paid",
  "pending",
  "disputed",
  "refunded",
  "chargedBack",
  "cancelled",
] as const satisfies readonly PurchaseState[];

/** The most important state of several purchases for one valuation. */
export function overallState(states: readonly PurchaseState[]): PurchaseState | "none" {
  return byImportance.find((state) => states.includes(state)) ?? "none";
}
