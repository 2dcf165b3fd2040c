import { z } from "zod";
import { isEmail } from "#domain/contact/email.ts";
import type { Price } from "#domain/payments/price.ts";
import type { CheckoutState } from "#domain/payments/purchase-state.ts";

/** The parts of the provider's answers that we read. */

/** A checkout in its present state at the provider. */
export type Checkout = CheckoutState & {
  readonly sessionId: string;
  /** The purchase it was opened for; undefined if it is not ours. */
  readonly purchaseId: string | undefined;
  readonly paymentId: string | undefined;
  readonly price: Price | undefined;
  /** What the buyer typed on the payment page. */
  readonly buyerEmail: string | undefined;
  /** The charge says only that it was disputed at some time; its disputes say how that ended. */
  readonly wasDisputed: boolean;
  /** The payment page, while it is open. */
  readonly url: string | undefined;
};

const currency = z.string().regex(/^[a-z]{3}$/);
const amount = z.int().min(0);

/**
 * Our own metadata. The provider's reference field can be filled by anyone who opens one of the firm's payment links.
 */
const reference = z.object({ purchase: z.string().optional() }).nullish();

const paymentSchema = z.object({
  id: z.string(),
  status: z.string(),
  latest_charge: z.object({ amount, amount_refunded: amount, disputed: z.boolean().nullish() }).nullish(),
});

const sessionSchema = z.object({
  id: z.string(),
  metadata: reference,
  // The provider may add values to each of its enums at any time.
  status: z.string().nullish(),
  payment_status: z.string().nullish(),
  payment_intent: paymentSchema.nullish(),
  amount_total: amount.nullish(),
  currency: currency.nullish(),
  customer_details: z.object({ email: z.string().nullish() }).nullish(),
  url: z.url().nullish(),
});

const status = { open: "open", complete: "complete", expired: "expired" } as const;
const payment = { paid: "paid", unpaid: "unpaid", no_payment_required: "nothingToPay" } as const;

/** A payment that waits for another payment method has failed once its buyer has left the payment page. */
const failed = new Set(["canceled", "requires_payment_method"]);

export const checkoutSchema = sessionSchema.transform((session): Checkout => {
  const { payment_intent: transfer, amount_total: total } = session;
  const charge = transfer?.latest_charge;
  return {
    sessionId: session.id,
    purchaseId: session.metadata?.purchase,
    status: known(status, session.status),
    payment: known(payment, session.payment_status),
    paymentId: transfer?.id,
    transfer: transfer ? transferOf(transfer.status) : undefined,
    charged: charge ? { amount: charge.amount, refunded: charge.amount_refunded } : undefined,
    wasDisputed: charge?.disputed === true,
    buyerEmail: emailIn(session.customer_details?.email),
    price: total != null && session.currency ? { amount: total, currency: session.currency } : undefined,
    url: session.url ?? undefined,
  };
});

function known<Meaning extends string>(meanings: Readonly<Record<string, Meaning>>, value: string | null | undefined) {
  return (value != null && Object.hasOwn(meanings, value) && meanings[value]) || "unknown";
}

function emailIn(typed: string | null | undefined): string | undefined {
  const email = typed?.trim();
  return email !== undefined && isEmail(email) ? email : undefined;
}

function transferOf(status: string): NonNullable<CheckoutState["transfer"]> {
  if (status === "succeeded") return "done";
  return failed.has(status) ? "failed" : "underWay";
}

export const openedSchema = z.object({ id: z.string(), url: z.url() });

/** A one-time price with a fixed amount. */
export const priceSchema = z
  .object({ active: z.literal(true), type: z.literal("one_time"), unit_amount: amount, currency })
  .transform((price): Price => ({ amount: price.unit_amount, currency: price.currency }));

const ended = { won: "won", warning_closed: "won", prevented: "won", lost: "lost" } as const;

/**
 * The state of each dispute of a payment. An inquiry (`warning_…`) counts as one; what is neither won nor lost is
 * open.
 */
export const disputeListSchema = z.object({ data: z.array(z.object({ status: z.string() })) }).transform(({ data }) =>
  data.map((dispute) => {
    const end = known(ended, dispute.status);
    return end === "unknown" ? "open" : end;
  }),
);

export const sessionListSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/** The object of an event; undefined if it changes nothing here. */
export type PaymentEvent = {
  readonly id: string;
  readonly about:
    | { readonly sessionId: string; readonly purchaseId: string | undefined }
    | { readonly paymentId: string }
    | undefined;
};

/** Every event that we handle, and its object. README.md lists them for setting up the webhook. */
export const webhookEvents: Readonly<Record<string, "session" | "payment">> = {
  "checkout.session.completed": "session",
  "checkout.session.async_payment_succeeded": "session",
  "checkout.session.async_payment_failed": "session",
  "checkout.session.expired": "session",
  "charge.refunded": "payment",
  "refund.updated": "payment",
  "refund.failed": "payment",
  "charge.dispute.created": "payment",
  "charge.dispute.updated": "payment",
  "charge.dispute.closed": "payment",
  "charge.dispute.funds_reinstated": "payment",
};

const anyEventSchema = z.object({ id: z.string().max(255), type: z.string(), data: z.object({ object: z.unknown() }) });
const eventSessionSchema = z.object({ id: z.string(), metadata: reference });
const eventPaymentSchema = z.object({ payment_intent: z.string().nullish() });

/** Only the object's id is taken from an event: its state is requested from the provider. @throws z.ZodError */
export function paymentEventOf(event: unknown): PaymentEvent {
  const { id, type, data } = anyEventSchema.parse(event);
  const points = Object.hasOwn(webhookEvents, type) ? webhookEvents[type] : undefined;
  if (points === "session") {
    const session = eventSessionSchema.parse(data.object);
    return { id, about: { sessionId: session.id, purchaseId: session.metadata?.purchase } };
  }
  if (points === undefined) return { id, about: undefined };
  const paymentId = eventPaymentSchema.parse(data.object).payment_intent;
  return { id, about: paymentId ? { paymentId } : undefined };
}
