import { type Context, Hono } from "hono";
import { checkoutRequestSchema } from "#contracts/payments/checkout.ts";
import { checkoutQuery, checkoutRefusal } from "#contracts/payments/checkout-return.ts";
import type { Deps } from "#server/deps.ts";
import { AppError } from "#server/http/app-error.ts";
import { allowances } from "#server/http/limits/allowances.ts";
import { countVisitor } from "#server/http/limits/count-visitor.ts";
import { pageOrigin } from "#server/http/page-origin.ts";
import { privateRedirect } from "#server/http/private-redirect.ts";

/**
 * Opens the payment page for browsers without script: a form on the page of the packages. Everything it needs is in
 * its address, so the body is not read; if it fails, the page itself says why.
 */
export function checkoutForm(deps: Deps) {
  return new Hono().post("/", async (context) => {
    const target = await paymentPage(deps, context).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      deps.log.info({ code: error.code }, "could not open a payment page");
      return `?${new URLSearchParams({ [checkoutQuery.outcome]: outcomeOf(error) })}`;
    });
    return privateRedirect(context, target);
  });
}

/** @throws AppError */
async function paymentPage(deps: Deps, context: Context): Promise<string> {
  const request = checkoutRequestSchema.safeParse({
    valuationId: context.req.param("valuationId"),
    package: context.req.query(checkoutQuery.package),
  }).data;
  if (!request) throw new AppError("valuationUnknown", "no valuation's id, or no package");
  const { payments, env } = deps;
  await countVisitor(context, deps, allowances.checkouts);
  // A page without referrer sends no origin either; its origin is the host of the request.
  const origin = pageOrigin(env.siteUrl, new URL(context.req.url).origin);
  const { url } = await payments.start({ ...request, origin });
  return url;
}

/** What the page can say about it. */
function outcomeOf({ code }: AppError): string {
  return checkoutRefusal(code) ?? "paymentsDown";
}
