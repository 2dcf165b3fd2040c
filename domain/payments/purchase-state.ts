/** Where a purchase stands. `chargedBack`: its buyer's bank took the money back after a dispute. */
export const purchaseStates = ["pending", "paid", "refunded", "disputed", "chargedBack", "cancelled"] as const;
export type PurchaseState = (typeof purchaseStates)[number];

/** What the provider says of a checkout now. A value that this version does not know is `unknown` and confirms nothing. */
export type CheckoutTruth = {
  /** `open`: on the payment page; `complete`: the buyer is through it, with or without the money having come. */
  readonly status: "open" | "complete" | "expired" | "unknown";
  readonly payment: "paid" | "unpaid" | "nothingToPay" | "unknown";
  /** How the payment itself stands, where there is one. `failed` is also what a bank has turned down. */
  readonly transfer?: "underWay" | "failed" | "done" | undefined;
  /** Of what was charged, where something was. In the currency's smallest unit. */
  readonly charged?: { readonly amount: number; readonly refunded: number } | undefined;
  /** Each dispute of the charge; one that is neither won nor lost is open. */
  readonly disputes?: readonly ("open" | "won" | "lost")[] | undefined;
};

/** The state follows from the provider's present word alone, so that no order of events can lead astray. */
export function purchaseStateOf({ status, payment, transfer, charged, disputes = [] }: CheckoutTruth): PurchaseState {
  // What was given back in part stays bought.
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

/** The buyer may have done all there is to do, and the money has not come yet: to buy again would be to pay twice. */
export function isUnderWay(truth: CheckoutTruth): boolean {
  return truth.status !== "open" && purchaseStateOf(truth) === "pending";
}

const byWeight = [
  "paid",
  "pending",
  "disputed",
  "refunded",
  "chargedBack",
  "cancelled",
] as const satisfies readonly PurchaseState[];

/** Of several purchases for one valuation, the state that matters most. */
export function overallState(states: readonly PurchaseState[]): PurchaseState | "none" {
  return byWeight.find((state) => states.includes(state)) ?? "none";
}
