import * as z from "zod/mini";
import { type LeadRequest, leadRequestSchema } from "./lead.ts";

const unsentLeadSchema = z.object({ version: z.literal(1), savedAt: z.number(), request: leadRequestSchema });

export type UnsentLead = { readonly version: 1; readonly savedAt: number; readonly request: LeadRequest };

/** A capture that the browser still keeps, as it was written; undefined where it keeps to no known form. */
export function readUnsentLead(kept: string): UnsentLead | undefined {
  try {
    const written: unknown = JSON.parse(kept);
    return unsentLeadSchema.safeParse(written).success ? (written as UnsentLead) : undefined;
  } catch {
    return undefined;
  }
}
