import { Hono } from "hono";
import type { BookingVendor } from "#domain/bookings/booking.ts";
import type { Deps } from "#server/deps.ts";
import { wholeBody } from "#server/http/bodies/whole-body.ts";

/** Signed events of a calendar. The signature covers the raw bytes, so nothing parses them before it is checked. */
const bookingWebhookApi =
  (vendor: BookingVendor, signatureHeader: string) =>
  ({ bookings, outbox }: Deps) =>
    new Hono().post("/", async (context) => {
      const body = new Uint8Array(await wholeBody(context.req.arrayBuffer()));
      await bookings.take(vendor, { body, signature: context.req.header(signatureHeader) });
      outbox.kick();
      return context.json({ received: true });
    });

export const calendlyWebhookApi = bookingWebhookApi("calendly", "Calendly-Webhook-Signature");
export const calWebhookApi = bookingWebhookApi("cal", "X-Cal-Signature-256");
