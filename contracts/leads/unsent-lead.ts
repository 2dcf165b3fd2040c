import * as z from "zod/mini";
import { type LeadRequest, leadRequestSchema } from "./lead.ts";

const unsentLeadSchema = z.object({ version: z.literal(1), savedAt: z.number(), request: leadRequestSchema });

export type UnsentLead = { readonly version: 1; readonly savedAt: number; readonly request: LeadRequest };

/** An unsent capture of the browser, unchanged; undefined if it has no known form. */
export function readUnsentLead(kept: string): UnsentLead | undefined {
  try {
    const written: unknown = JSON.parse(kept);
    return unsentLeadSchema.safeParse(written).success ? (written as UnsentLead) : undefined;
  } catch {
    return undefined;
  }
}
