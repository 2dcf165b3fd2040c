import { z } from "zod";
import type { Price } from "#domain/payments/price.ts";
import type { CheckoutTruth } from "#domain/payments/purchase-state.ts";

/** What we read of the provider's answers; the rest of them is none of our business. */

/** A checkout as the provider has it now. */
export type Checkout = CheckoutTruth & {
  readonly sessionId: string;
  /** The purchase that it was opened for; undefined for one that is not ours. */
  readonly purchaseId: string | undefined;
  readonly paymentId: string | undefined;
  readonly price: Price | undefined;
  /** Where it can be paid, while it can. */
  readonly url: string | undefined;
};

const currency = z.string().regex(/^[a-z]{3}$/);
const amount = z.int().min(0);

/** Our own note. The provider's field for references can be filled by whoever opens one of the firm's payment links. */
const reference = z.object({ purchase: z.string().optional() }).nullish();

const paymentSchema = z.object({
  id: z.string(),
  status: z.string(),
  latest_charge: z.object({ amount, amount_refunded: amount }).nullish(),
});

const sessionSchema = z.object({
  id: z.string(),
  metadata: reference,
  status: z.enum(["open", "complete", "expired"]),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
  payment_intent: paymentSchema.nullish(),
  amount_total: amount.nullish(),
  currency: currency.nullish(),
  url: z.url().nullish(),
});

const payment = { paid: "paid", unpaid: "unpaid", no_payment_required: "nothingToPay" } as const;

/** A payment that waits for another way to pay has failed once its buyer is through the payment page. */
const failed = new Set(["canceled", "requires_payment_method"]);

export const checkoutSchema = sessionSchema.transform((session): Checkout => {
  const { payment_intent: transfer, amount_total: total } = session;
  const charge = transfer?.latest_charge;
  return {
    sessionId: session.id,
    purchaseId: session.metadata?.purchase,
    status: session.status,
    payment: payment[session.payment_status],
    paymentId: transfer?.id,
    transfer: transfer ? transferOf(transfer.status) : undefined,
    charged: charge ? { amount: charge.amount, refunded: charge.amount_refunded } : undefined,
    price: total != null && session.currency ? { amount: total, currency: session.currency } : undefined,
    url: session.url ?? undefined,
  };
});

function transferOf(status: string): NonNullable<CheckoutTruth["transfer"]> {
  if (status === "succeeded") return "done";
  return failed.has(status) ? "failed" : "underWay";
}

export const openedSchema = z.object({ id: z.string(), url: z.url() });

/** One that can be bought once at a fixed amount. */
export const priceSchema = z
  .object({ active: z.literal(true), type: z.literal("one_time"), unit_amount: amount, currency })
  .transform((price): Price => ({ amount: price.unit_amount, currency: price.currency }));

export const sessionListSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/** What an event is about; undefined for one that changes nothing here. */
export type PaymentEvent = {
  readonly id: string;
  readonly about:
    | { readonly sessionId: string; readonly purchaseId: string | undefined }
    | { readonly paymentId: string }
    | undefined;
};

const aboutSessions = new Set([
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
]);
const aboutRefunds = new Set([
  "charge.refunded",
  "charge.refund.updated",
  "refund.created",
  "refund.updated",
  "refund.failed",
]);

const anyEventSchema = z.object({ id: z.string().max(255), type: z.string(), data: z.object({ object: z.unknown() }) });
const eventSessionSchema = z.object({ id: z.string(), metadata: reference });
const eventPaymentSchema = z.object({ payment_intent: z.string().nullish() });

/** Only what it points at is taken from an event: how things stand is asked for. @throws z.ZodError */
export function paymentEventOf(event: unknown): PaymentEvent {
  const { id, type, data } = anyEventSchema.parse(event);
  if (aboutSessions.has(type)) {
    const session = eventSessionSchema.parse(data.object);
    return { id, about: { sessionId: session.id, purchaseId: session.metadata?.purchase } };
  }
  if (!aboutRefunds.has(type)) return { id, about: undefined };
  const paymentId = eventPaymentSchema.parse(data.object).payment_intent;
  return { id, about: paymentId ? { paymentId } : undefined };
}
