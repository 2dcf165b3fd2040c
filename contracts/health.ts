import { z } from "zod";

export const healthSchema = z.object({
  status: z.enum(["ok", "unavailable"]),
  store: z.enum(["ok", "unavailable"]),
  configured: z.record(z.string(), z.boolean()),
});

export type Health = z.infer<typeof healthSchema>;
