import * as z from "zod/mini";
import { contactFilters } from "#domain/desk/leads/lead-query.ts";
import { stages } from "#domain/desk/leads/stages.ts";
import { eventTypes } from "#domain/events/event-types.ts";
import { leadSources } from "#domain/leads/lead-source.ts";

/** The parameters of the API. The server parses requests with these, and its description is made from them. */

export const maxPageSize = 100;
const usualPageSize = 50;

/** Half a year: more would take the database longer than other visitors should wait. */
export const maxFunnelWeeks = 26;

const described = (text: string) => z.describe(text);
const wholeNumber = (least: number, most: number) => z.coerce.number().check(z.int(), z.gte(least), z.lte(most));
/** In epoch milliseconds. */
const moment = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text) => Date.parse(text)),
);
/** A day of this century that exists, YYYY-MM-DD. */
const day = z.iso.date().check(z.refine((text) => text.startsWith("20")));
const someOf = <const Values extends readonly string[]>(values: Values) =>
  z.array(z.enum(values)).check(z.minLength(1), z.maxLength(values.length));

const limit = z
  ._default(wholeNumber(1, maxPageSize), usualPageSize)
  .check(described("How many entries an answer holds at most."));
const position = z.string().check(z.minLength(1), z.maxLength(400));

/** `GET /api/v1/leads`. */
export const leadParametersSchema = z.strictObject({
  limit,
  after: z.optional(position).check(described("`next` of the answer before. Leave everything else as it was.")),
  createdSince: z.optional(moment).check(described("Only leads that came in at this time or later.")),
  updatedSince: z
    .optional(moment)
    .check(described("Only leads that changed at this time or later. The earliest change then comes first.")),
  stage: z.optional(someOf(stages)).check(described("Repeat it for several: `stage=new&stage=tried`.")),
  minScore: z.optional(wholeNumber(0, 100)).check(described("Only leads with this lead score or a higher one.")),
  contact: z.optional(z.enum(contactFilters)).check(described("Which contact detail the owner left.")),
  industry: z
    .optional(z.string().check(z.minLength(1), z.maxLength(120)))
    .check(described("The exact name, as leads have it.")),
  source: z.optional(z.enum(leadSources)).check(described("Where the owner came from.")),
});
export type LeadParameters = z.output<typeof leadParametersSchema>;

/** `GET /api/v1/events`. */
export const eventParametersSchema = z.strictObject({
  limit,
  after: z
    .optional(position)
    .check(described("`next` of the answer before, or the id of an event. Without it: from the oldest event kept.")),
  type: z.optional(someOf(eventTypes)).check(described("Repeat it for several. Without it: every type.")),
});
export type EventParameters = z.output<typeof eventParametersSchema>;

/** `GET /api/v1/funnel`. */
export const funnelParametersSchema = z.strictObject({
  from: z.optional(day).check(described("A day of the first week. Without it: twelve weeks up to `to`.")),
  to: z.optional(day).check(described("A day of the last week. Without it: today.")),
});
export type FunnelParameters = z.output<typeof funnelParametersSchema>;
