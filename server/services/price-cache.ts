import type { PackagePrices } from "#domain/payments/price.ts";
import { PaymentError } from "#server/vendors/stripe/failure.ts";

/** A page that shows prices does not ask for them each time. */
const freshMs = 5 * 60_000;
/** After a failure the provider is left alone for so long: nobody waits for what has just failed. */
const restMs = 30_000;
/** While the provider does not answer, what it said last still holds. */
const keptMs = 60 * 60_000;

type Parts = { readonly ask: () => Promise<PackagePrices>; readonly now: () => number };

/** The provider's prices as they were a short time ago; undefined where it has none to sell at, or has long said nothing. */
export function createPriceMemory({ ask, now }: Parts): () => Promise<PackagePrices | undefined> {
  let known: { readonly prices: PackagePrices; readonly at: number } | undefined;
  let restsUntil = 0;
  let underWay: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    try {
      known = { prices: await ask(), at: now() };
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      restsUntil = now() + restMs;
      // It answered, and these prices are none.
      if (error.failure !== "unclear" && error.failure !== "busy") known = undefined;
    }
  }

  return async () => {
    if (known && now() - known.at < freshMs) return known.prices;
    if (now() >= restsUntil) {
      underWay ??= refresh().finally(() => {
        underWay = undefined;
      });
      await underWay;
    }
    return known && now() - known.at < keptMs ? known.prices : undefined;
  };
}
