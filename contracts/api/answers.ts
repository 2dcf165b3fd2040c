import * as z from "zod/mini";
import type { ErrorCode } from "#contracts/error-table.ts";
import { eventDataSchemas, leadDataSchema } from "#contracts/events.ts";
import type { StepCounts } from "#domain/desk/funnel/funnel.ts";
import { funnelSteps } from "#domain/desk/funnel/funnel-steps.ts";

/** The answers of the API. Tests hold every answer to these, and the API's description is made from them. */

export const leadPageSchema = z.object({
  data: z.array(leadDataSchema),
  next: z
    .nullable(z.string())
    .check(
      z.describe("Pass it as `after` to read on; null at the end. A page may be short and still have a next one."),
    ),
});
export type ApiLeadPage = z.output<typeof leadPageSchema>;

const eventIdSchema = z.string().check(z.describe("Also the `webhook-id` of a webhook about this event."));
/** One schema per type, so that the type says what the data is. */
export const eventSchemas = Object.entries(eventDataSchemas).map(([type, data]) =>
  z.object({
    id: eventIdSchema,
    type: z.literal(type),
    timestamp: z.iso.datetime().check(z.describe("When it happened.")),
    data: z
      .nullable(data)
      .check(z.describe("What it is about, as it stands now; null if this version of the site cannot read it.")),
  }),
);

export const eventPageSchema = z.object({
  data: z.array(z.union(eventSchemas)),
  next: z.string().check(z.describe("Pass it as `after` to read what comes later, now or at any time.")),
  hasMore: z.boolean().check(z.describe("There are more events already.")),
});
export type ApiEventPage = {
  readonly data: readonly {
    readonly id: string;
    readonly type: string;
    readonly timestamp: string;
    readonly data: object | null;
  }[];
  readonly next: string;
  readonly hasMore: boolean;
};

const count = z.int().check(z.gte(0));
export const stepCountsSchema = z
  .object(
    Object.fromEntries(funnelSteps.map((step) => [step, count])) as Record<(typeof funnelSteps)[number], typeof count>,
  )
  .check(z.describe("How many people reached each step."));
const cut = (of: string) =>
  z.array(z.object({ name: z.nullable(z.string()), counts: stepCountsSchema })).check(z.describe(of));

export const funnelSchema = z.object({
  from: z.iso.date().check(z.describe("The Monday of the first week.")),
  to: z.iso.date().check(z.describe("The Sunday of the last week.")),
  timeZone: z.string().check(z.describe("Of the firm: its days are counted.")),
  weeks: z.array(z.object({ monday: z.iso.date(), counts: stepCountsSchema })).check(z.describe("Oldest first.")),
  byPage: cut("Of the whole span, by the page that the visit began on; null if it is not known."),
  bySource: cut("Of the whole span, by where visitors came from; null if it is not known."),
  byIndustry: cut("Of the whole span, by industry; null if it is not known. Visits have none."),
  byPartner: cut("Of the whole span, by the partner site in whose frame it happened; only such visits are in it."),
});
export type ApiFunnel = {
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  readonly weeks: readonly { readonly monday: string; readonly counts: StepCounts }[];
  readonly byPage: readonly CutOf[];
  readonly bySource: readonly CutOf[];
  readonly byIndustry: readonly CutOf[];
  readonly byPartner: readonly CutOf[];
};
type CutOf = { readonly name: string | null; readonly counts: StepCounts };

/** The errors that the API answers with, other than a failure of ours. */
export const apiErrors = [
  "apiParameter",
  "apiTokenMissing",
  "apiTokenRefused",
  "apiScopeMissing",
  "apiLeadUnknown",
  "apiPositionUnknown",
  "tooManyApiRequests",
  "tooManyWrongTokens",
  "tooManyRequests",
  "unavailable",
  "internal",
] as const satisfies readonly ErrorCode[];

export const errorSchema = z.object({
  error: z.string().check(z.describe("What is wrong, in a sentence.")),
  code: z.enum(apiErrors).check(z.describe("One of the error table: it does not change.")),
  parameter: z.exactOptional(z.string()).check(z.describe("The parameter that is wrong, with `apiParameter`.")),
});
