import { type PurchaseState, purchaseStateOf } from "#domain/payments/purchase-state.ts";
import type { Checkout } from "#server/gateways/stripe/answers.ts";
import type { PaymentProvider } from "#server/gateways/stripe.ts";
import type { Log } from "#server/log.ts";
import type { Store } from "#server/store/open.ts";
import { attachSession, type Change, changePurchase, findPurchase } from "#server/store/purchases.ts";
import type { PurchaseRow } from "#server/store/schema.ts";

export type Settled = { readonly checkout: Checkout; readonly state: PurchaseState };

type Parts = {
  readonly store: Store;
  readonly provider: PaymentProvider;
  readonly log: Log;
  readonly now: () => number;
};

/** How often another instance may be quicker. */
const mostTurns = 5;

export type Settler = (purchaseId: string, sessionId: string) => Promise<Settled | undefined>;

/**
 * Brings a purchase to what the provider says of its checkout now. What led to it does not matter, so events may come late, twice or in any
 * order. Each answer is asked for after the row was read and written only if the row is still the same: an answer that was overtaken by a newer
 * one is asked for again. Undefined where purchase and checkout do not belong together. @throws PaymentError
 */
export function createSettler({ store, provider, log, now }: Parts): Settler {
  return async (purchaseId, sessionId) => {
    for (let turn = 0; turn < mostTurns; turn += 1) {
      const row = await rowOf(purchaseId, sessionId);
      const checkout = row && (await provider.findCheckout(sessionId));
      if (!row || checkout?.purchaseId !== purchaseId) return stranger();
      const change = changeOf(row, checkout, now());
      if (isSame(row, change)) return { checkout, state: row.state };
      if (!(await changePurchase(store, row, change))) continue;
      tell(row, change.state);
      return { checkout, state: change.state };
    }
    throw new Error("Another instance is always quicker");
  };

  /** The row, if it has this checkout; one that was cut off before it wrote down its checkout does so now. */
  async function rowOf(id: string, sessionId: string): Promise<PurchaseRow | undefined> {
    const row = await findPurchase(store, "id", id);
    if (row?.session_id !== null) return row?.session_id === sessionId ? row : undefined;
    return (await attachSession(store, id, sessionId)) ? findPurchase(store, "id", id) : undefined;
  }

  function stranger(): undefined {
    log.warn("a checkout that belongs to another purchase");
  }

  function tell(row: PurchaseRow, state: PurchaseState): void {
    if (row.state === state) return;
    log.info({ package: row.package, from: row.state, to: state }, "purchase settled");
    if (state === "paid" && row.valuation_id === null)
      log.warn("a payment came for a valuation that was deleted before: give it back at the provider");
  }
}

function changeOf(row: PurchaseRow, checkout: Checkout, now: number): Change {
  const state = purchaseStateOf(checkout);
  const wasPaid = state !== "pending" && state !== "cancelled";
  return {
    state,
    payment_id: checkout.paymentId ?? row.payment_id,
    amount: checkout.price?.amount ?? row.amount,
    currency: checkout.price?.currency ?? row.currency,
    paid_at: row.paid_at ?? (wasPaid ? now : null),
    now,
  };
}

function isSame(row: PurchaseRow, { now: _, ...change }: Change): boolean {
  // A slot outlives its attempt only by mistake, and then must go.
  if (change.state !== "pending" && row.slot !== null) return false;
  return Object.entries(change).every(([column, value]) => row[column as keyof PurchaseRow] === value);
}
