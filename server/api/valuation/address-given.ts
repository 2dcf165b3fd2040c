import { Hono } from "hono";
import type { Deps } from "#server/deps.ts";
import { allowances } from "#server/http/limits/allowances.ts";
import { visitorAddress } from "#server/http/limits/visitor-address.ts";
import { requestingPartner } from "#server/http/requesting-partner.ts";

/** An owner has entered a website's address and is asked for the figures. Counted; nothing is sent with it. */
export function addressGivenApi({ env, funnel, requestLimiter, store }: Deps) {
  return new Hono().post("/", async (context) => {
    await requestLimiter.countVisitor(allowances.addressesGiven, visitorAddress(context, env));
    funnel.addressGiven(context.req.header("User-Agent") ?? "", await requestingPartner(context, store));
    return context.body(null, 204);
  });
}
