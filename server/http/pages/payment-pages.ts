import type { Env } from "#server/env.ts";

const stripeCheckoutOrigin = "https://checkout.stripe.com";

/** The origins of the provider's payment page; none if payments are not set up. */
export function paymentPagesOf({ payments }: Pick<Env, "payments">): readonly string[] {
  if (!payments) return [];
  return [payments.apiUrl === undefined ? stripeCheckoutOrigin : new URL(payments.apiUrl).origin];
}
