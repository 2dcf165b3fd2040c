import Stripe from "stripe";
import { z } from "zod";
import type { PackagePrices, Price } from "#domain/payments/price.ts";
import type { ReportPackage } from "#domain/report/tiers.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Log } from "#server/ops/log.ts";
import { type Metrics, silentMetrics } from "#server/ops/metrics/metrics.ts";
import {
  type Checkout,
  checkoutSchema,
  disputeListSchema,
  openedSchema,
  type PaymentEvent,
  paymentEventOf,
  priceSchema,
  sessionListSchema,
} from "./stripe/answers.ts";
import { PaymentError, paymentErrorOf } from "./stripe/failure.ts";
import { fetchWithRetry, type RetrySettings, retryDelays } from "./stripe/fetch-with-retry.ts";

/** For all tries of one request: the provider waits ten seconds for a webhook, in which its event must be settled. */
const requestMs = 8_000;
/** A page waits for the prices. */
const priceMs = 3_000;
/** The maximum age of a signature, so that an intercepted event cannot be replayed later. */
const toleranceSeconds = 300;

export type CheckoutOrder = {
  /** Our reference, and the idempotency key. */
  readonly purchaseId: string;
  readonly package: ReportPackage;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** In epoch milliseconds. */
  readonly expiresAt: number;
};

/** Sells the packages. Each method throws PaymentError if the provider fails. */
export type PaymentProvider = {
  prices(): Promise<PackagePrices>;
  openCheckout(order: CheckoutOrder): Promise<{ readonly sessionId: string; readonly url: string }>;
  /** The present state of a checkout. */
  findCheckout(sessionId: string): Promise<Checkout>;
  /** Closes the payment page. A checkout that is not open is unchanged. */
  expireCheckout(sessionId: string): Promise<void>;
  /** The checkout of a payment, if it was made in one. */
  sessionOfPayment(paymentId: string): Promise<string | undefined>;
  /** @throws AppError eventRefused */
  readEvent(body: Uint8Array, signature: string | undefined): PaymentEvent;
  /** The object of an unverified event; undefined if it does not have the form of an event. */
  readUnsigned(body: Uint8Array): PaymentEvent["about"];
};

type Settings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly prices: Readonly<Record<ReportPackage, string>>;
  readonly apiUrl: string | undefined;
};

type Parts = {
  readonly log: Log;
  readonly metrics?: Metrics;
  readonly now?: () => number;
  readonly timeoutMs?: number;
  readonly retry?: Partial<RetrySettings>;
};

export function createPaymentProvider(
  { secretKey, webhookSecret, prices, apiUrl }: Settings,
  { log, metrics = silentMetrics, now = Date.now, timeoutMs = requestMs, retry = {} }: Parts,
): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    ...addressOf(apiUrl),
    httpClient: Stripe.createFetchHttpClient(fetchWithRetry({ ...retryDelays, ...retry })),
    maxNetworkRetries: 0,
    timeout: timeoutMs,
    // The library would otherwise write an id of this machine to the disk and send it along.
    telemetry: false,
  });

  /** One request to the provider, with its answer parsed by the schema. */
  async function ask<T>(what: string, answer: z.ZodType<T>, question: () => Promise<unknown>): Promise<T> {
    const started = performance.now();
    const ms = () => Math.round(performance.now() - started);
    try {
      const parsed = answer.safeParse(await question());
      if (!parsed.success) throw new PaymentError("failed", `no usable answer (${faultIn(parsed.error)})`);
      metrics.count("paymentCalls", { outcome: "ok" });
      log.info({ what, ms: ms() }, "payment provider called");
      return parsed.data;
    } catch (error) {
      const failure = paymentErrorOf(error);
      metrics.count("paymentCalls", { outcome: failure.failure });
      log.error({ what, failure: failure.failure, reason: failure.message, ms: ms() }, "payment provider failed");
      throw failure;
    }
  }

  const priceOf = (id: string): Promise<Price> =>
    ask("price", priceSchema, () => stripe.prices.retrieve(id, {}, { timeout: Math.min(priceMs, timeoutMs) }));

  return {
    async prices() {
      const [professional, exitReadiness] = await Promise.all([
        priceOf(prices.professional),
        priceOf(prices.exitReadiness),
      ]);
      return { professional, exitReadiness };
    },

    async openCheckout(order) {
      const reference = { purchase: order.purchaseId, package: order.package };
      const { id, url } = await ask("open checkout", openedSchema, () =>
        stripe.checkout.sessions.create(
          {
            mode: "payment",
            line_items: [{ price: prices[order.package], quantity: 1 }],
            client_reference_id: order.purchaseId,
            metadata: reference,
            // The provider's events name the payment, not the checkout.
            payment_intent_data: { metadata: reference },
            success_url: order.successUrl,
            cancel_url: order.cancelUrl,
            expires_at: Math.floor(order.expiresAt / 1_000),
          },
          { idempotencyKey: `checkout-${order.purchaseId}` },
        ),
      );
      return { sessionId: id, url };
    },

    async findCheckout(sessionId) {
      const started = performance.now();
      const checkout = await ask("find checkout", checkoutSchema, () =>
        stripe.checkout.sessions.retrieve(sessionId, { expand: ["payment_intent.latest_charge"] }),
      );
      const { paymentId, charged, wasDisputed } = checkout;
      if (paymentId === undefined || !charged) return checkout;
      // Both requests together must end before the provider gives up on its event.
      const timeout = Math.max(1, Math.round(timeoutMs - (performance.now() - started)));
      const disputes = await ask("find disputes", disputeListSchema, () =>
        stripe.disputes.list({ payment_intent: paymentId, limit: 100 }, { timeout }),
      ).catch((error: unknown) => {
        // A key without the right to read disputes must not keep a paid report closed.
        if (wasDisputed || !(error instanceof PaymentError) || error.failure !== "settings") throw error;
        return [];
      });
      return { ...checkout, disputes };
    },

    async expireCheckout(sessionId) {
      try {
        await ask("expire checkout", z.object({ id: z.string() }), () => stripe.checkout.sessions.expire(sessionId));
      } catch (error) {
        if (!(error instanceof PaymentError) || error.failure !== "refused") throw error;
      }
    },

    async sessionOfPayment(paymentId) {
      const { data } = await ask("find payment", sessionListSchema, () =>
        stripe.checkout.sessions.list({ payment_intent: paymentId, limit: 1 }),
      );
      return data[0]?.id;
    },

    readEvent(body, signature) {
      try {
        const event: unknown = stripe.webhooks.constructEvent(
          Buffer.from(body),
          signature ?? "",
          webhookSecret,
          toleranceSeconds,
          undefined,
          now(),
        );
        return paymentEventOf(event);
      } catch (error) {
        // The library's message quotes what was sent.
        const reason = error instanceof z.ZodError ? "signed, but not in the form of an event" : "forged or stale";
        throw new AppError("eventRefused", reason);
      }
    },

    readUnsigned(body) {
      try {
        return paymentEventOf(JSON.parse(new TextDecoder().decode(body))).about;
      } catch {
        return undefined;
      }
    },
  };
}

function addressOf(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === "http:";
  return { host: hostname, port: port || (isPlain ? "80" : "443"), protocol: isPlain ? "http" : "https" } as const;
}

/** Where and how it is wrong, without its content. */
function faultIn({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.join(".")}: ${issue?.code}`;
}
