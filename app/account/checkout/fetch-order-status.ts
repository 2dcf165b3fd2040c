import { browserClock, withTimeout } from "#app/valuation/clock.ts";
import { type PurchaseStatus, purchaseStatusSchema } from "#contracts/payments/checkout.ts";

type Tools = { readonly fetch: typeof globalThis.fetch; readonly apiOrigin: string };

const timeoutMs = 15_000;

/** Returns the status of an order, or undefined when the server does not answer. */
export async function fetchOrderStatus(
  sessionId: string,
  { fetch, apiOrigin }: Tools,
  signal: AbortSignal,
): Promise<PurchaseStatus | undefined> {
  const error = new Error(`No answer within ${timeoutMs} ms`);
  try {
    return await withTimeout({ clock: browserClock, ms: timeoutMs, signal, error }, async (stop) => {
      const answer = await fetch(`${apiOrigin}/api/purchase-status/${encodeURIComponent(sessionId)}`, { signal: stop });
      return answer.ok ? purchaseStatusSchema.safeParse(await answer.json()).data : undefined;
    });
  } catch {
    return undefined;
  }
}
