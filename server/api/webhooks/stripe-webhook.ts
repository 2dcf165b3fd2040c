import { Hono } from "hono";
import type { Deps } from "#server/deps.ts";
import { wholeBody } from "#server/http/bodies/whole-body.ts";

/** Signed events of the provider. The signature covers the raw bytes, so nothing parses them before it is checked. */
export function stripeWebhookApi({ payments, outbox }: Deps) {
  return new Hono().post("/", async (context) => {
    const body = new Uint8Array(await wholeBody(context.req.arrayBuffer()));
    await payments.settleEvent(body, context.req.header("Stripe-Signature"));
    outbox.kick();
    return context.json({ received: true });
  });
}
