import { z } from "zod";

/** What the API takes to open a checkout for one payment, as far as this site may send it; anything else is refused. */

const seconds = z
  .string()
  .regex(/^\d{10}$/)
  .transform(Number);
const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((entries) => Object.keys(entries).length <= 50, "more than 50 keys");
const returnUrl = z
  .string()
  .max(5_000)
  .refine((value) => URL.canParse(value.replace("{CHECKOUT_SESSION_ID}", "x")), "Not a valid URL");

export const checkoutParameters = z.strictObject({
  mode: z.literal("payment"),
  line_items: z
    .array(z.strictObject({ price: z.string(), quantity: z.string().regex(/^[1-9]\d*$/) }))
    .min(1)
    .max(100),
  client_reference_id: z
    .string()
    .regex(/^[\w-]{1,200}$/)
    .optional(),
  metadata: metadata.optional(),
  payment_intent_data: z.strictObject({ metadata: metadata.optional() }).optional(),
  success_url: returnUrl,
  cancel_url: returnUrl.optional(),
  expires_at: seconds.optional(),
  expand: z.array(z.string()).optional(),
});
export type CheckoutParameters = z.output<typeof checkoutParameters>;

export const retrieveParameters = z.strictObject({
  expand: z
    .array(z.enum(["payment_intent", "payment_intent.latest_charge"], "This property cannot be expanded"))
    .optional(),
});

export const listParameters = z.strictObject({
  payment_intent: z.string().optional(),
  limit: z
    .string()
    .regex(/^([1-9]\d?|100)$/)
    .optional(),
});

export const expireParameters = z.strictObject({ expand: z.array(z.string()).optional() });
