import type { Env } from "#server/env.ts";

const providersOwn = "https://checkout.stripe.com";

/** The origins at which the provider shows its payment page; none where nothing is sold. */
export function paymentPagesOf({ payments }: Pick<Env, "payments">): readonly string[] {
  if (!payments) return [];
  return [payments.apiUrl === undefined ? providersOwn : new URL(payments.apiUrl).origin];
}
