import * as z from "zod/mini";
import { errorTable } from "#contracts/error-table.ts";
import { type CheckoutRequest, checkoutAnswerSchema } from "#contracts/payments/checkout.ts";
import { type CheckoutRefusal, checkoutRefusal } from "#contracts/payments/checkout-return.ts";

export type CheckoutTools = {
  readonly fetch: typeof globalThis.fetch;
  readonly apiOrigin: string;
  readonly isOnline: () => boolean;
};

export type CheckoutResult =
  | { readonly url: string }
  | { readonly refused: CheckoutRefusal; readonly message: string }
  | { readonly failed: "offline" | "down" };

/** Longer than all of the server's own tries together. */
const timeoutMs = 30_000;
const errorSchema = z.object({ code: z.string() });

/** Returns the URL of the payment page, or why there is none. Two calls open one checkout. */
export async function openCheckout(
  order: CheckoutRequest,
  { fetch, apiOrigin, isOnline }: CheckoutTools,
): Promise<CheckoutResult> {
  try {
    const answer = await fetch(`${apiOrigin}/api/create-checkout-session`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(order),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await answer.json();
    const url = answer.ok ? checkoutAnswerSchema.safeParse(body).data?.url : undefined;
    if (url !== undefined && /^https?:/.test(url)) return { url };
    const refused = checkoutRefusal(errorSchema.safeParse(body).data?.code);
    return refused ? { refused, message: errorTable[refused].message } : { failed: "down" };
  } catch {
    return { failed: isOnline() ? "down" : "offline" };
  }
}
