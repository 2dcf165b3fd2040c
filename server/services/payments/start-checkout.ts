import { randomUUID } from "node:crypto";
import { pathOf } from "#content/registry/registry.ts";
import type { CheckoutAnswer, CheckoutRequest } from "#contracts/payments/checkout.ts";
import { firstCheckMs } from "#domain/payments/check-schedule.ts";
import { isUnderWay } from "#domain/payments/purchase-state.ts";
import { type ReportPackage, tiersOpenedBy } from "#domain/report/tiers.ts";
import { AppError } from "#server/http/app-error.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { enqueue } from "#server/store/jobs/jobs.ts";
import { lockLeads } from "#server/store/leads/leads.ts";
import type { Store } from "#server/store/open.ts";
import {
  abandonAttempt,
  attachSession,
  changePurchase,
  findPurchase,
  insertPurchase,
  slotOf,
  unlockedPackages,
} from "#server/store/payments/purchases.ts";
import type { PurchaseRow } from "#server/store/schema.ts";
import { PaymentError } from "#server/vendors/stripe/failure.ts";
import type { PaymentProvider } from "#server/vendors/stripe.ts";
import type { SettlePurchase } from "./settle-purchase.ts";

/** How long the payment page stays open: time to find a card, and short enough for a price that changes. */
export const checkoutMs = 60 * 60_000;
/** The provider opens none for less than half an hour; the rest is for latency and clock differences. */
const minMs = 35 * 60_000;
const maxAttempts = 4;

export type CheckoutStart = CheckoutRequest & {
  /** The origin of the visitor's page. */
  readonly origin: string;
};

/**
 * Where the provider redirects a buyer who cancels. It names the purchase, so that the provider never sees the
 * private link.
 */
const canceledCheckoutPath = (purchaseId: string) => `/api/create-checkout-session/back/${purchaseId}`;

type Parts = {
  readonly store: Store;
  readonly provider: PaymentProvider;
  readonly settle: SettlePurchase;
  readonly now: () => number;
};

/**
 * Opens one checkout per valuation and package, however often it is asked for: an attempt is a row that is written
 * before the provider is asked, and its id is the idempotency key. A buyer who returns to an open attempt gets the
 * same payment page. @throws AppError valuationUnknown, alreadyPaid, paymentUnderWay; PaymentError
 */
export function createCheckoutStarter({ store, provider, settle, now }: Parts) {
  return async (start: CheckoutStart): Promise<CheckoutAnswer> => {
    for (let turn = 0; turn < maxAttempts; turn += 1) {
      const attempt = await takeAttempt(start);
      const opened = attempt && (await (attempt.session_id === null ? open(attempt, start) : resume(attempt)));
      if (opened) return opened;
    }
    throw new AppError("paymentsDown", "gave up after several attempts");
  };

  /** The open attempt, or a new one. The lead is locked, so that no one buys what is being deleted. */
  function takeAttempt({ valuationId, package: name }: CheckoutStart): Promise<PurchaseRow | undefined> {
    return store.db.transaction().execute(async (tx) => {
      const held = await lockLeads(tx, store.engine, [valuationId]);
      if (!held.has(valuationId)) throw new AppError("valuationUnknown");
      if (tiersOpenedBy(await unlockedPackages({ db: tx }, valuationId)).includes(name))
        throw new AppError("alreadyPaid");
      const id = randomUUID();
      const at = now();
      // Changes nothing if there is an open attempt.
      if (await insertPurchase(tx, { id, valuationId, package: name, source: "stripe", state: "pending", now: at }))
        await enqueue(tx, [{ ...checkOf(id), runAt: at + firstCheckMs }], { now: at });
      return findPurchase({ db: tx }, "slot", slotOf(valuationId, name));
    });
  }

  async function open(attempt: PurchaseRow, start: CheckoutStart): Promise<CheckoutAnswer | undefined> {
    // The same key needs the same request, so the expiry counts from when the attempt began.
    const expiresAt = attempt.created_at + checkoutMs;
    if (expiresAt - now() < minMs) return giveUp(attempt);
    const order = {
      purchaseId: attempt.id,
      package: attempt.package as ReportPackage,
      expiresAt,
      ...returnsTo(attempt, start),
    };
    const opened = await provider.openCheckout(order).catch(async (error: unknown) => {
      const failure = error instanceof PaymentError ? error.failure : undefined;
      // The checkout may exist: a retry with the same key finds it.
      if (failure === undefined || failure === "unclear" || failure === "busy") throw error;
      await giveUp(attempt);
      if (failure !== "mismatch") throw error;
    });
    if (!opened || !(await attachSession(store, attempt.id, opened.sessionId))) return undefined;
    await refuseDeleted(attempt);
    return { id: opened.sessionId, url: opened.url };
  }

  /** If the valuation was deleted meanwhile, its checkout is expired and the buyer is not redirected there. */
  async function refuseDeleted({ id }: PurchaseRow): Promise<void> {
    const row = await findPurchase(store, "id", id);
    if (row && row.valuation_id !== null) return;
    await enqueue(store.db, [checkOf(id)], { now: now() });
    throw new AppError("valuationUnknown");
  }

  async function giveUp(attempt: PurchaseRow): Promise<undefined> {
    await abandonAttempt(store, attempt.id, now());
  }

  async function resume(attempt: PurchaseRow): Promise<CheckoutAnswer | undefined> {
    const id = attempt.session_id ?? "";
    const settled = await settle(attempt.id, id).catch((error: unknown) => dropUnknownSession(attempt, error));
    if (settled?.state === "paid") throw new AppError("alreadyPaid");
    if (settled && isUnderWay(settled.checkout)) throw new AppError("paymentUnderWay");
    const url = settled?.state === "pending" ? settled.checkout.url : undefined;
    return url === undefined ? undefined : { id, url };
  }

  /** A checkout that the provider does not know, for example after a change of account, must not block forever. */
  async function dropUnknownSession(attempt: PurchaseRow, error: unknown): Promise<undefined> {
    if (!(error instanceof PaymentError) || error.failure !== "refused") throw error;
    await changePurchase(store, attempt, { state: "cancelled", now: now() });
  }
}

const checkOf = (purchaseId: string) => ({ kind: jobKinds.paymentCheck, subject: purchaseId });

function returnsTo({ id }: PurchaseRow, { origin }: CheckoutStart) {
  return {
    successUrl: `${origin}${pathOf("valuationSuccess")}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: origin + canceledCheckoutPath(id),
  };
}
