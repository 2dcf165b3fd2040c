import {
  type CheckoutAnswer,
  checkoutSessionIdSchema,
  type OrderStatus,
  type PurchaseStatus,
} from "#contracts/payments/checkout.ts";
import { valuationIdSchema } from "#contracts/valuation/valuation-id.ts";
import type { PackagePrices } from "#domain/payments/price.ts";
import { overallState } from "#domain/payments/purchase-state.ts";
import { type ReportPackage, reportPackages } from "#domain/report/tiers.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Limit, Limiter } from "#server/http/limits/limiter.ts";
import type { Log } from "#server/ops/log.ts";
import type { VendorHealthTracker } from "#server/ops/vendor-health.ts";
import { storeErrorsAs503 } from "#server/services/store-errors-as-503.ts";
import type { Store } from "#server/store/open.ts";
import {
  findPurchase,
  isPaymentEventSettled,
  purchasesOf,
  recordPaymentEvent,
  unlockedPackages,
} from "#server/store/payments/purchases.ts";
import type { PurchaseRow } from "#server/store/schema.ts";
import type { PaymentEvent } from "#server/vendors/stripe/answers.ts";
import { PaymentError } from "#server/vendors/stripe/failure.ts";
import type { PaymentProvider } from "#server/vendors/stripe.ts";
import { createPriceCache } from "./price-cache.ts";
import { createSettlePurchase } from "./settle-purchase.ts";
import { type CheckoutStart, createCheckoutStarter } from "./start-checkout.ts";

const windowMs = 10 * 60_000;

/** How often visitors who wait for a payment make us ask the provider. Above that they get what we know. */
export const orderAllowances = {
  order: { name: "order looked up at the provider", max: 60, windowMs },
  all: { name: "orders looked up at the provider, in all", max: 1_200, windowMs },
} as const satisfies Record<string, Limit>;

/** Where to redirect a buyer who canceled at the provider. */
export type CanceledCheckout = { readonly valuationId: string } | { readonly sessionId: string };

/** Sells packages if a provider is set up; knows what is open in any case, since the firm can grant packages. */
export type PaymentService = {
  /** Undefined if payments are not set up, or the provider does not answer. */
  prices(): Promise<PackagePrices | undefined>;
  /** @throws AppError paymentsOff, valuationUnknown, alreadyPaid, paymentUnderWay, paymentsDown */
  start(start: CheckoutStart): Promise<CheckoutAnswer>;
  /** Resolves once the event is processed. @throws AppError notFound, eventRefused, paymentsDown, unavailable */
  settleEvent(body: Uint8Array, signature: string | undefined): Promise<void>;
  /** By a checkout's id; asks the provider while the payment is not confirmed. */
  order(sessionId: string): Promise<OrderStatus>;
  /** By a valuation's id or a checkout's. */
  status(id: string): Promise<PurchaseStatus>;
  unlocked(valuationId: string): Promise<readonly ReportPackage[]>;
  canceledCheckout(purchaseId: string): Promise<CanceledCheckout | undefined>;
};

type Parts = {
  readonly store: Store;
  readonly limiter: Pick<Limiter, "count">;
  readonly log: Log;
  readonly provider: PaymentProvider | undefined;
  readonly vendors: VendorHealthTracker;
  readonly now?: () => number;
};

const nothing: PurchaseStatus = { status: "none", unlocks: [] };

export function createPaymentService(parts: Parts): PaymentService {
  const { store, limiter, log, provider, vendors, now = Date.now } = parts;
  const shop = provider && createStripeSales({ store, provider, vendors, log, now });

  /** Failures of the store and of the provider, each with its own error. */
  const guarded = <T>(work: () => Promise<T>): Promise<T> => storeErrorsAs503(log, () => providerErrorsAs503(work));

  /** The provider's state, if it may be asked and answers; else the stored one. */
  async function lookAgain(row: PurchaseRow, sessionId: string): Promise<PurchaseRow["state"]> {
    if (!shop || row.state !== "pending") return row.state;
    try {
      await limiter.count(orderAllowances.order, sessionId);
      await limiter.count(orderAllowances.all);
      return (await shop.settle(row.id, sessionId))?.state ?? row.state;
    } catch (error) {
      if (error instanceof PaymentError || (error instanceof AppError && error.code === "tooMany")) return row.state;
      throw error;
    }
  }

  async function order(given: string): Promise<OrderStatus> {
    const sessionId = checkoutSessionIdSchema.safeParse(given).data;
    const row = sessionId && (await findPurchase(store, "session_id", sessionId));
    if (!sessionId || !row) return nothing;
    const status = await lookAgain(row, sessionId);
    const bought = reportPackages.find((name) => name === row.package);
    return {
      status,
      unlocks: row.valuation_id === null ? [] : [...(await unlockedPackages(store, row.valuation_id))],
      ...(bought && { package: bought }),
      ...(row.valuation_id !== null && { valuationId: row.valuation_id }),
    };
  }

  async function status(given: string): Promise<PurchaseStatus> {
    const valuationId = valuationIdSchema.safeParse(given).data;
    if (valuationId === undefined) {
      const { status: state, unlocks } = await order(given);
      return { status: state, unlocks };
    }
    const rows = await purchasesOf(store, valuationId);
    const unlocks = [...(await unlockedPackages(store, valuationId))];
    return { status: overallState(rows.map(({ state }) => state)), unlocks };
  }

  async function canceledCheckout(given: string): Promise<CanceledCheckout | undefined> {
    const id = valuationIdSchema.safeParse(given).data;
    const row = id && (await findPurchase(store, "id", id));
    if (!row) return undefined;
    // Only while it is being paid: later the id in the provider's books must lead nowhere.
    if (row.slot !== null && row.valuation_id !== null) return { valuationId: row.valuation_id };
    return row.session_id === null ? undefined : { sessionId: row.session_id };
  }

  return {
    prices: async () => shop?.prices(),
    start: (start) =>
      guarded(async () => {
        if (!shop) throw new AppError("paymentsOff");
        return shop.start(start);
      }),
    settleEvent: (body, signature) =>
      guarded(async () => {
        if (!shop) throw new AppError("notFound", "no payment provider is set up");
        await shop.settleEvent(body, signature);
      }),
    order: (sessionId) => guarded(() => order(sessionId)),
    status: (id) => guarded(() => status(id)),
    unlocked: (valuationId) => guarded(() => unlockedPackages(store, valuationId)),
    canceledCheckout: (purchaseId) => guarded(() => canceledCheckout(purchaseId)),
  };
}

type StripeSalesParts = Required<Pick<Parts, "store" | "log" | "now" | "vendors">> & {
  readonly provider: PaymentProvider;
};

/** What needs the provider. */
function createStripeSales({ store, provider, vendors, log, now }: StripeSalesParts) {
  const settle = createSettlePurchase({ store, provider, log, now });

  /** The purchase and the checkout of an event; undefined for those of another shop on the same account. */
  async function subjectOf(about: NonNullable<PaymentEvent["about"]>): Promise<readonly [string, string] | undefined> {
    if ("paymentId" in about) {
      const known = await findPurchase(store, "payment_id", about.paymentId);
      if (known?.session_id) return [known.id, known.session_id];
      // The event of a refund may arrive before that of its payment.
      const sessionId = await provider.sessionOfPayment(about.paymentId);
      const row = sessionId === undefined ? undefined : await findPurchase(store, "session_id", sessionId);
      return row && sessionId !== undefined ? [row.id, sessionId] : undefined;
    }
    const { sessionId, purchaseId } = about;
    const row = purchaseId === undefined ? undefined : await findPurchase(store, "id", purchaseId);
    return row && [row.id, sessionId];
  }

  /**
   * Anyone can send an event that is refused, and name a checkout that they have started. One about a paid purchase
   * most likely comes from the provider. If payment events never come, the delivery `payment-check` notices.
   */
  async function reportRefused(body: Uint8Array): Promise<void> {
    const about = provider.readUnsigned(body);
    const row =
      about &&
      ("paymentId" in about
        ? await findPurchase(store, "payment_id", about.paymentId)
        : await findPurchase(store, "session_id", about.sessionId));
    if (row && row.state !== "pending" && row.state !== "cancelled") vendors.failed("paymentEvents");
  }

  async function readEvent(body: Uint8Array, signature: string | undefined): Promise<PaymentEvent> {
    try {
      const event = provider.readEvent(body, signature);
      vendors.succeeded("paymentEvents");
      return event;
    } catch (error) {
      await reportRefused(body);
      throw error;
    }
  }

  return {
    settle,
    prices: createPriceCache({ ask: () => provider.prices(), now }),
    start: createCheckoutStarter({ store, provider, settle, now }),
    async settleEvent(body: Uint8Array, signature: string | undefined): Promise<void> {
      const { id, about } = await readEvent(body, signature);
      if (!about || (await isPaymentEventSettled(store, id))) return;
      const subject = await subjectOf(about);
      if (subject) await settle(...subject, { announced: true });
      // Not before: an event that could not be settled must come again.
      await recordPaymentEvent(store, id, now());
    },
  };
}

async function providerErrorsAs503<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaymentError) throw new AppError("paymentsDown", error.message);
    throw error;
  }
}
