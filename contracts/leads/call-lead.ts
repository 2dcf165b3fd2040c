import * as z from "zod/mini";
import { readJson } from "#contracts/read-json.ts";
import type { CallLead } from "#domain/leads/call-lead.ts";
import { mergedContactSchema } from "./lead.ts";

const moment = z.int().check(z.gte(0));

const callLeadSchema = z.object({
  kind: z.literal("call"),
  id: z.string(),
  createdAt: moment,
  updatedAt: moment,
  name: z.string(),
  email: z.string(),
  phone: z.exactOptional(z.string()),
  mergedContact: z.exactOptional(mergedContactSchema),
}) satisfies z.ZodMiniType<CallLead, unknown>;

/** The record of a lead without a valuation; undefined for any other record. */
export function readCallLead(record: string): CallLead | undefined {
  return readJson(callLeadSchema, record);
}
