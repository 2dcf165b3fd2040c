import { Hono } from "hono";
import type { PurchaseStatus } from "#contracts/payments/checkout.ts";
import type { Deps } from "#server/deps.ts";

const nothing: PurchaseStatus = { status: "none", unlocks: [] };

/** By a valuation's id or a checkout's. An unknown id is answered like one without an order. */
export function purchaseStatusApi({ payments }: Deps) {
  return new Hono()
    .get("/", (context) => context.json(nothing))
    .get("/:id", async (context) => context.json(await payments.status(context.req.param("id"))));
}
