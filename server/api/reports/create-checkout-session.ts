import { Hono } from "hono";
import { generatePath } from "react-router";
import { pathOf } from "#content/registry/registry.ts";
import { checkoutRequestSchema } from "#contracts/payments/checkout.ts";
import { checkoutQuery } from "#contracts/payments/checkout-return.ts";
import type { Deps } from "#server/deps.ts";
import { jsonBody } from "#server/http/bodies/json-body.ts";
import { allowances } from "#server/http/limits/allowances.ts";
import { countVisitor } from "#server/http/limits/count-visitor.ts";
import { pageOrigin } from "#server/http/page-origin.ts";
import { privateRedirect } from "#server/http/private-redirect.ts";
import type { CanceledCheckout } from "#server/services/payments/payment-service.ts";

export function createCheckoutSessionApi(deps: Deps) {
  const { payments, env } = deps;
  return new Hono()
    .post("/", async (context) => {
      const request = await jsonBody(context, checkoutRequestSchema);
      await countVisitor(context, deps, allowances.checkouts);
      const origin = pageOrigin(env.siteUrl, context.req.header("Origin"));
      return context.json(await payments.start({ ...request, origin }));
    })
    .get("/back/:purchaseId", async (context) => {
      const place = await payments.canceledCheckout(context.req.param("purchaseId"));
      return privateRedirect(context, pathTo(place));
    });
}

function pathTo(place: CanceledCheckout | undefined): string {
  if (!place) return pathOf("valuationSuccess");
  if ("valuationId" in place) {
    const said = new URLSearchParams({ [checkoutQuery.outcome]: checkoutQuery.cancelled });
    return `${generatePath(pathOf("valuationUpgrade"), place)}?${said}`;
  }
  return `${pathOf("valuationSuccess")}?session_id=${encodeURIComponent(place.sessionId)}`;
}
