import * as z from "zod/mini";
import { daySchema, momentSchema } from "#contracts/dates.ts";
import { contactFilters } from "#domain/desk/leads/lead-query.ts";
import { stages } from "#domain/desk/leads/stages.ts";
import { eventTypes } from "#domain/events/event-types.ts";
import { leadSources } from "#domain/leads/lead-source.ts";

/** The parameters of the API. The server parses requests with these, and its description is made from them. */

export const maxPageSize = 100;
const usualPageSize = 50;

/** Half a year: more would take the database longer than other visitors should wait. */
export const maxFunnelWeeks = 26;

const wholeNumber = (least: number, most: number) => z.coerce.number().check(z.int(), z.gte(least), z.lte(most));
const someOf = <const Values extends readonly string[]>(values: Values) =>
  z.array(z.enum(values)).check(z.minLength(1), z.maxLength(values.length));

const limit = z
  ._default(wholeNumber(1, maxPageSize), usualPageSize)
  .check(z.describe("How many entries an answer holds at most."));
const position = z.string().check(z.minLength(1), z.maxLength(400));

/** `GET /api/v1/leads`. */
export const leadParametersSchema = z.strictObject({
  limit,
  after: z.optional(position).check(z.describe("`next` of the answer before. Leave everything else as it was.")),
  createdSince: z.optional(momentSchema).check(z.describe("Only leads that came in at this time or later.")),
  updatedSince: z
    .optional(momentSchema)
    .check(z.describe("Only leads that changed at this time or later. The earliest change then comes first.")),
  stage: z.optional(someOf(stages)).check(z.describe("Repeat it for several: `stage=new&stage=tried`.")),
  minScore: z.optional(wholeNumber(0, 100)).check(z.describe("Only leads with this lead score or a higher one.")),
  contact: z.optional(z.enum(contactFilters)).check(z.describe("Which contact detail the owner left.")),
  industry: z
    .optional(z.string().check(z.minLength(1), z.maxLength(120)))
    .check(z.describe("The exact name, as leads have it.")),
  source: z.optional(z.enum(leadSources)).check(z.describe("Where the owner came from.")),
});
export type LeadParameters = z.output<typeof leadParametersSchema>;

/** `GET /api/v1/events`. */
export const eventParametersSchema = z.strictObject({
  limit,
  after: z
    .optional(position)
    .check(z.describe("`next` of the answer before, or the id of an event. Without it: from the oldest event kept.")),
  type: z.optional(someOf(eventTypes)).check(z.describe("Repeat it for several. Without it: every type.")),
});
export type EventParameters = z.output<typeof eventParametersSchema>;

/** `GET /api/v1/funnel`. */
export const funnelParametersSchema = z.strictObject({
  from: z.optional(daySchema).check(z.describe("A day of the first week. Without it: twelve weeks up to `to`.")),
  to: z.optional(daySchema).check(z.describe("A day of the last week. Without it: today.")),
});
export type FunnelParameters = z.output<typeof funnelParametersSchema>;
