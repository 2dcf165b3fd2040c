import { z } from "zod";

/** How the last dealings with a vendor went; whoever looks at health asks nobody anew. */
const vendorHealthSchema = z.object({
  state: z.enum(["off", "untried", "ok", "failing"]),
  /** For how long nothing has gone well. */
  failingSeconds: z.int().optional(),
});

/** Of the private port: what the operator needs to know, and nobody else. */
export const healthSchema = z.object({
  /** `degraded`: visitors are served and nothing is lost, but somebody should look. `unavailable`: nothing can be stored now. */
  status: z.enum(["ok", "degraded", "unavailable", "draining"]),
  /** The parts that are in trouble. */
  trouble: z.array(z.string()),
  /** `readOnly`: it answers, but takes nothing new; a full disk does that. */
  store: z.enum(["ok", "readOnly", "unavailable"]),
  /** Deliveries to the outside; null when the store does not answer. Counts stop at a thousand. */
  queue: z
    .object({
      waiting: z.int(),
      /** Of those, leads without contact details that wait for the next day's calls to the board. */
      heldBack: z.int(),
      dead: z.int(),
      /** How long the one that waits longest has been due, or failing since its first try. */
      oldestSeconds: z.int(),
    })
    .nullable(),
  vendors: z.object({
    analysis: vendorHealthSchema,
    crm: vendorHealthSchema,
    mail: vendorHealthSchema,
    payments: vendorHealthSchema,
    /** What the payment provider tells us by itself. */
    paymentEvents: vendorHealthSchema,
  }),
  configured: z.record(z.string(), z.boolean()),
});

export type Health = z.infer<typeof healthSchema>;
export type VendorHealth = z.infer<typeof vendorHealthSchema>;

/** Of `/api/health`: whether visitors are served and what they send is stored. */
export const publicHealthSchema = z.strictObject({ status: z.enum(["ok", "unavailable"]) });
export type PublicHealth = z.infer<typeof publicHealthSchema>;

/** Of `/api/health/live` and `/api/health/ready`. */
export const stateSchema = z.object({ status: z.enum(["ok", "draining"]) });
