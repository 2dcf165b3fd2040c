import { z } from "zod";

export const healthSchema = z.object({
  status: z.enum(["ok", "unavailable"]),
  store: z.enum(["ok", "unavailable"]),
  /** Deliveries to the outside; null when the store does not answer. Counts stop at a thousand. */
  queue: z
    .object({
      waiting: z.int(),
      dead: z.int(),
      /** How long the one that waits longest has been due. */
      oldestSeconds: z.int(),
    })
    .nullable(),
  configured: z.record(z.string(), z.boolean()),
});

export type Health = z.infer<typeof healthSchema>;
