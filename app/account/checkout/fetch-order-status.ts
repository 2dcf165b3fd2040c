import { type PurchaseStatus, purchaseStatusSchema } from "#contracts/checkout.ts";

type Tools = { readonly fetch: typeof globalThis.fetch; readonly apiOrigin: string };

const timeoutMs = 15_000;

/** Returns the status of an order, or undefined when the server does not answer. */
export async function fetchOrderStatus(
  sessionId: string,
  { fetch, apiOrigin }: Tools,
  signal: AbortSignal,
): Promise<PurchaseStatus | undefined> {
  try {
    const answer = await fetch(`${apiOrigin}/api/purchase-status/${encodeURIComponent(sessionId)}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    return answer.ok ? purchaseStatusSchema.safeParse(await answer.json()).data : undefined;
  } catch {
    return undefined;
  }
}
