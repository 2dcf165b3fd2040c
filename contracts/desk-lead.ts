import * as z from "zod/mini";
import { valuationIdSchema } from "#contracts/valuation/valuation-id.ts";
import { stages } from "#domain/desk/leads/stages.ts";
import { daySchema } from "./dates.ts";

export const noteLimit = 4_000;
export const maxSelected = 200;

const moment = z.coerce.number().check(z.int(), z.gte(0));

/** An empty string means unassigned, or no day. */
const orNothing = <Schema extends z.ZodMiniType>(schema: Schema) => z.union([z.literal(""), schema]);

export const leadChangeSchema = z.discriminatedUnion("field", [
  z.object({ field: z.literal("stage"), to: z.enum(stages) }),
  z.object({ field: z.literal("owner"), to: orNothing(z.string().check(z.maxLength(64), z.regex(/^[\w-]+$/))) }),
  z.object({ field: z.literal("followUp"), to: orNothing(daySchema) }),
]);
export type LeadChange = z.output<typeof leadChangeSchema>;
export type LeadField = LeadChange["field"];

/** When the field was last changed, as the form shows it; absent in a form without that time. */
export const readAtSchema = z.optional(moment);

export const selectionSchema = z.array(valuationIdSchema).check(z.minLength(1), z.maxLength(maxSelected));

export const maxViewName = 40;
/** Saved views of one member. */
export const maxViews = 50;
export const viewNameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxViewName));

export const noteSchema = z.object({
  /** Made with the form, so that a second press writes nothing. */
  id: z.uuid(),
  leadId: valuationIdSchema,
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(noteLimit)),
  question: z.optional(z.string().check(z.trim(), z.maxLength(1_000))),
});
export type NewNote = z.output<typeof noteSchema>;

export const mergeSchema = z.object({ keep: valuationIdSchema, other: valuationIdSchema });
export const deleteSchema = z.object({ leadId: valuationIdSchema, typed: z.string().check(z.maxLength(300)) });
