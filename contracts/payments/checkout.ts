import * as z from "zod/mini";
import { valuationIdSchema } from "#contracts/valuation/valuation-id.ts";
import { purchaseStates } from "#domain/payments/purchase-state.ts";
import { type ReportPackage, reportPackages } from "#domain/report/tiers.ts";

export const checkoutRequestSchema = z.strictObject({
  valuationId: valuationIdSchema,
  package: z.enum(reportPackages),
});
export type CheckoutRequest = z.infer<typeof checkoutRequestSchema>;

/** The id that the payment page adds to the address of the success page. */
export const checkoutSessionIdSchema = z.string().check(z.regex(/^cs_[A-Za-z0-9_]{1,200}$/));

/** The payment page. */
export const checkoutAnswerSchema = z.object({ id: checkoutSessionIdSchema, url: z.url() });
export type CheckoutAnswer = z.infer<typeof checkoutAnswerSchema>;

/** `none`: nothing was ordered, or the id is unknown. */
export const purchaseStatusSchema = z.object({
  status: z.enum(["none", ...purchaseStates]),
  unlocks: z.array(z.enum(reportPackages)),
});
export type PurchaseStatus = z.infer<typeof purchaseStatusSchema>;

/** What the success page shows of an order; its valuation is known until it is deleted. */
export type OrderStatus = PurchaseStatus & {
  readonly package?: ReportPackage;
  readonly valuationId?: string;
};
