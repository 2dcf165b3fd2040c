import * as z from "zod/mini";
import {
  callDataSchema,
  deletedLeadDataSchema,
  eventDataSchemas,
  leadDataSchema,
  messageDataSchema,
  purchaseDataSchema,
} from "#contracts/events.ts";

/** What events and answers are about, by the name in the API's description. */
export const dataSchemas = {
  Lead: leadDataSchema,
  DeletedLead: deletedLeadDataSchema,
  Message: messageDataSchema,
  Purchase: purchaseDataSchema,
  Call: callDataSchema,
} as const;

/** The body of a webhook of each type. */
export const webhookSchemas: Readonly<Record<string, z.ZodMiniType>> = Object.fromEntries(
  Object.entries(eventDataSchemas).map(([type, data]) => [
    type,
    z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data }),
  ]),
);
