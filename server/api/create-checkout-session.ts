import { Hono } from "hono";
import { generatePath } from "react-router";
import { pathOf } from "#content/registry.ts";
import { checkoutRequestSchema } from "#contracts/checkout.ts";
import { checkoutQuery } from "#contracts/checkout-return.ts";
import type { Deps } from "#server/deps.ts";
import { bodyLimit } from "#server/http/body-limit.ts";
import { jsonBody } from "#server/http/json-body.ts";
import { pageOrigin } from "#server/http/page-origin.ts";
import { visitorAddress } from "#server/http/visitor-address.ts";
import type { Limit } from "#server/limits.ts";
import { Refusal } from "#server/refusal.ts";
import { orUnavailable } from "#server/usecases/or-unavailable.ts";
import type { TurnedBack } from "#server/usecases/purchases.ts";

const windowMs = 10 * 60_000;

/** Each of them may make us ask the provider. */
export const checkoutAllowances = {
  visitor: { name: "checkouts", most: 10, windowMs },
  all: { name: "checkouts, in all", most: 300, windowMs },
} as const satisfies Record<string, Limit>;

export function createCheckoutSessionApi({ payments, limiter, log, env }: Deps) {
  return new Hono()
    .post("/", bodyLimit(4 * 1024), async (context) => {
      const request = await jsonBody(context, checkoutRequestSchema);
      const visitor = visitorAddress(context, env);
      await orUnavailable(log, () =>
        limiter.count(checkoutAllowances.visitor, visitor, [checkoutAllowances.all, ""]),
      ).catch(inWordsOfTheCheckout);
      const origin = pageOrigin(env.siteUrl, context.req.header("Origin"));
      return context.json(await payments.start({ ...request, origin }));
    })
    .get("/back/:purchaseId", async (context) => {
      const place = await payments.turnedBack(context.req.param("purchaseId"));
      context.header("Referrer-Policy", "no-referrer");
      return context.redirect(pathTo(place), 303);
    });
}

function pathTo(place: TurnedBack | undefined): string {
  if (!place) return pathOf("valuationSuccess");
  if ("valuationId" in place) {
    const said = new URLSearchParams({ [checkoutQuery.outcome]: checkoutQuery.cancelled });
    return `${generatePath(pathOf("valuationUpgrade"), place)}?${said}`;
  }
  return `${pathOf("valuationSuccess")}?session_id=${encodeURIComponent(place.sessionId)}`;
}

/** The limit's own sentence speaks of valuations. */
function inWordsOfTheCheckout(error: unknown): never {
  if (!(error instanceof Refusal) || error.code !== "tooMany") throw error;
  const { retryAfterSeconds } = error;
  throw new Refusal("tooManyCheckouts", error.message, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
}
