import type { PackagePrices } from "#domain/payments/price.ts";
import { PaymentError } from "#server/vendors/stripe/failure.ts";

/** Prices are cached, so that a page need not wait for them. */
const freshMs = 5 * 60_000;
/** After a failure the provider is not called for this long, so that visitors do not wait. */
const restMs = 30_000;
/** While the provider does not answer, the last prices are used. */
const keptMs = 60 * 60_000;

type Parts = { readonly ask: () => Promise<PackagePrices>; readonly now: () => number };

/** The provider's recent prices; undefined if it has none, or has not answered for long. */
export function createPriceCache({ ask, now }: Parts): () => Promise<PackagePrices | undefined> {
  let known: { readonly prices: PackagePrices; readonly at: number } | undefined;
  let restsUntil = 0;
  let underWay: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    try {
      known = { prices: await ask(), at: now() };
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      restsUntil = now() + restMs;
      // It answered, and there are no prices.
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
