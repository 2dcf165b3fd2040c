import { data } from "react-router";
import { type LoaderArgs, loadValuation } from "#app/account/result/load-valuation.server.ts";
import { paymentsContext } from "#app/context.ts";
import { checkoutOutcome } from "#contracts/payments/checkout-return.ts";
import { type PackagePrices, priceText } from "#domain/payments/price.ts";
import { tiersOpenedBy } from "#domain/report/tiers.ts";
import { sampleReport } from "./sample-report.server.ts";

type UpgradeArgs = LoaderArgs & { readonly request: Pick<Request, "url"> };

/**
 * The valuation, the prices of its packages where they are sold, what is unlocked, and a sample report; null with HTTP
 * 404 for an unknown id.
 */
export async function loadUpgrade({ request, params, context }: UpgradeArgs) {
  const { data: valuation } = await loadValuation({ params, context });
  if (!valuation) return data(null, { status: 404 });
  const payments = context.get(paymentsContext);
  const [prices, unlocked] = await Promise.all([payments.prices(), payments.unlocked(valuation.id)]);
  return data({
    ...valuation,
    prices: prices && textsOf(prices),
    unlocked,
    opened: tiersOpenedBy(unlocked),
    sample: sampleReport(Date.parse(valuation.valuedAt)),
    outcome: checkoutOutcome(new URL(request.url).searchParams),
  });
}

/** Formatted on the server, so that the price does not change when the page hydrates. */
function textsOf({ professional, exitReadiness }: PackagePrices) {
  return {
    free: priceText({ amount: 0, currency: professional.currency }),
    professional: priceText(professional),
    exitReadiness: priceText(exitReadiness),
  };
}
