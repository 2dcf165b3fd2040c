import { nextCheckAt } from "#domain/payments/check-schedule.ts";
import type { Log } from "#server/ops/log.ts";
import type { VendorHealthTracker } from "#server/ops/vendor-health.ts";
import { createSettlePurchase } from "#server/services/payments/settle-purchase.ts";
import { checkoutMs } from "#server/services/payments/start-checkout.ts";
import type { Store } from "#server/store/open.ts";
import { abandonAttempt, changePurchase, findPurchase } from "#server/store/payments/purchases.ts";
import type { PurchaseRow } from "#server/store/schema.ts";
import { PaymentError } from "#server/vendors/stripe/failure.ts";
import type { PaymentProvider } from "#server/vendors/stripe.ts";
import type { Handler, Outcome } from "./worker.ts";

export type PaymentCheckSettings = {
  readonly store: Store;
  readonly provider: PaymentProvider;
  readonly vendors: VendorHealthTracker;
  readonly log: Log;
  readonly now?: () => number;
};

/** How long after we learned of a payment its event may arrive before we report missing events. */
const eventGraceMs = 5 * 60_000;

const done: Outcome = { ok: true };

/**
 * Asks the provider about a checkout until it is settled, since its events may never come. If the valuation was
 * deleted, the checkout is expired so that no one pays for it. A payment that no event announced is reported as
 * trouble with the webhook.
 */
export function paymentCheck({ store, provider, vendors, log, now = Date.now }: PaymentCheckSettings): Handler {
  const settle = createSettlePurchase({ store, provider, log, now });

  return async (job) => {
    const row = await findPurchase(store, "id", job.subject);
    if (row?.source !== "stripe") return done;
    if (row.state !== "pending") return checkEvent(row);
    if (row.session_id === null) return checkAttempt(row);
    try {
      return await checkCheckout(row, row.session_id);
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      if (error.failure !== "refused") return { retry: true, reason: error.message };
      return cancelUnknown(row);
    }
  };

  /** The provider does not know the checkout, for example after a change of account. */
  async function cancelUnknown(row: PurchaseRow): Promise<Outcome> {
    const isCancelled = await changePurchase(store, row, { state: "cancelled", now: now() });
    return isCancelled ? done : { retry: true, reason: "the purchase was changed meanwhile" };
  }

  /** An attempt that never opened a checkout ends when that checkout would have expired. */
  async function checkAttempt({ id, created_at }: PurchaseRow): Promise<Outcome> {
    const end = created_at + checkoutMs;
    if (now() < end) return { ok: true, again: end };
    await abandonAttempt(store, id, now());
    return done;
  }

  async function checkCheckout(row: PurchaseRow, sessionId: string): Promise<Outcome> {
    if (row.valuation_id === null) await provider.expireCheckout(sessionId);
    const settled = await settle(row.id, sessionId);
    if (!settled) return { dead: true, reason: "the checkout belongs to another purchase" };
    if (settled.state !== "pending") {
      const fresh = await findPurchase(store, "id", row.id);
      return fresh ? checkEvent(fresh) : done;
    }
    const again = nextCheckAt({ openedAt: row.created_at, now: now() });
    return again === undefined ? { dead: true, reason: "not settled by the provider" } : { ok: true, again };
  }

  function checkEvent({ paid_at, announced_at }: PurchaseRow): Outcome {
    if (paid_at === null || announced_at !== null) return done;
    const due = paid_at + eventGraceMs;
    if (now() < due) return { ok: true, again: due };
    vendors.failed("paymentEvents", { isCertain: true });
    log.warn("payment found without an event: check the webhook and its secret");
    return done;
  }
}
