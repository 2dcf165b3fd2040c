import { z } from "zod";

/** The result of the last calls to a vendor; a health check calls no vendor. */
const vendorHealthSchema = z.object({
  state: z.enum(["off", "untried", "ok", "failing"]),
  /** How long nothing has succeeded. */
  failingSeconds: z.int().optional(),
});

/** On the private port: for the operator only. */
export const healthSchema = z.object({
  version: z.string(),
  /**
   * `degraded`: visitors are served and nothing is lost, but someone should look. `unavailable`: nothing can be
   * stored now.
   */
  status: z.enum(["ok", "degraded", "unavailable", "draining"]),
  /** The failing parts. */
  trouble: z.array(z.string()),
  /** `readOnly`: it answers but cannot be written, for example because the disk is full. */
  store: z.enum(["ok", "readOnly", "unavailable"]),
  /** The outbox; null if the store does not answer. Counts stop at a thousand. */
  queue: z
    .object({
      waiting: z.int(),
      /** Of those, leads without contact details that wait for the next day's CRM calls. */
      heldBack: z.int(),
      dead: z.int(),
      /** How long the longest-waiting delivery has been due, or failing since its first try. */
      oldestSeconds: z.int(),
    })
    .nullable(),
  vendors: z.object({
    analysis: vendorHealthSchema,
    crm: vendorHealthSchema,
    mail: vendorHealthSchema,
    payments: vendorHealthSchema,
    /** The payment provider's webhook. */
    paymentEvents: vendorHealthSchema,
  }),
  configured: z.record(z.string(), z.boolean()),
});

export type Health = z.infer<typeof healthSchema>;
export type VendorHealth = z.infer<typeof vendorHealthSchema>;

/** `/api/health`: whether visitors are served and their data is stored. */
export const publicHealthSchema = z.strictObject({ status: z.enum(["ok", "unavailable"]) });
export type PublicHealth = z.infer<typeof publicHealthSchema>;

/** `/api/health/live` and `/api/health/ready`. */
export const stateSchema = z.object({ status: z.enum(["ok", "draining"]) });
