import * as z from "zod/mini";
import { reportMails } from "#contracts/payments/report-mail.ts";
import { readJson } from "#contracts/read-json.ts";
import { businessAnalysisSchema } from "#contracts/valuation/business-analysis.ts";
import { depthEntriesSchema } from "#contracts/valuation/depth-entries.ts";
import { financialInputsSchema } from "#contracts/valuation/financial-inputs.ts";
import { industryKeySchema } from "#contracts/valuation/industry-key.ts";
import { scenarioSchema } from "#contracts/valuation/scenario.ts";
import { valuationSchema } from "#contracts/valuation/valuation.ts";
import { valuationIdSchema } from "#contracts/valuation/valuation-id.ts";
import type { Lead, LeadCapture } from "#domain/leads/lead.ts";
import { reminderMonths } from "#domain/leads/private-page/reminder.ts";
import { defaultUtm } from "#domain/leads/utm.ts";
import { consentWordings, seriesMailIds } from "#domain/mail/mail-series.ts";
import { isWebsiteAddress, maxAddressLength } from "#domain/website/address.ts";
import type { BusinessAnalysis } from "#domain/website/analysis.ts";
import { maxCorrectionLength } from "#domain/website/corrections.ts";
import { blankAsAbsent, emailSchema, lineOf, phoneSchema, startOfLine } from "./contact-details.ts";

const leadLimits = { utm: 200, userAgent: 512, url: 2_048 } as const;

const noAddress = "The website is not a web address.";
const website = z.pipe(
  lineOf(maxAddressLength, { missing: "No website.", tooLong: "The website address is too long." }),
  z.string().check(z.refine(isWebsiteAddress, noAddress)),
);

/** Attribution values are cut and tidied, never refused: a long referrer must not cost a lead. */
const attributionText = (most: number, otherwise = "") =>
  z._default(
    z.pipe(
      z.string(),
      z.transform((text) => startOfLine(text, most) || otherwise),
    ),
    otherwise,
  );

const furtherUtm = blankAsAbsent(
  z.pipe(
    z.string(),
    z.transform((text) => startOfLine(text, leadLimits.utm)),
  ),
);

const correction = blankAsAbsent(
  lineOf(maxCorrectionLength, { missing: "Nothing was corrected.", tooLong: "Please keep it under 120 characters." }),
);

/** `POST /api/leads`: the captured-lead record. */
export const leadRequestSchema = z.strictObject({
  valuationId: valuationIdSchema,
  website,
  businessAnalysis: z._default(z.nullable(businessAnalysisSchema), null),
  financialInputs: financialInputsSchema,
  /** The industry page that led here. */
  industryKey: blankAsAbsent(industryKeySchema),
  // Part of the record, so it may be sent; its figures are never used, and the body limit bounds it.
  valuation: z.optional(z.unknown()),
  userEmail: blankAsAbsent(emailSchema),
  userPhone: blankAsAbsent(phoneSchema),
  /** The page did not change the figures: if newer ones were stored since it was opened, those stay. */
  keepFigures: z.optional(z.boolean()),
  /** 'Send me this report': the private link is mailed to `userEmail`. */
  sendReport: z.optional(z.boolean()),
  /** The box beside it was ticked: follow-up emails may go to `userEmail`, by this version of its words. */
  mailConsent: z.optional(z.enum(consentWordings)),
  corrections: z._default(z.strictObject({ title: correction, industry: correction, location: correction }), {}),
  /** The panels that the owner saved; those that are left out stay as they are. */
  depth: z.optional(depthEntriesSchema),
  utm: z._default(
    z.strictObject({
      source: attributionText(leadLimits.utm, defaultUtm.source),
      medium: attributionText(leadLimits.utm, defaultUtm.medium),
      campaign: furtherUtm,
      term: furtherUtm,
      content: furtherUtm,
    }),
    defaultUtm,
  ),
  /**
   * When this capture was made, by the visitor's clock. A repeat after a lost answer has the same time; a new request
   * has another.
   */
  timestamp: z.optional(z.iso.datetime({ offset: true })),
  userAgent: attributionText(leadLimits.userAgent),
  referrer: attributionText(leadLimits.url),
  pageUrl: attributionText(leadLimits.url),
}) satisfies z.ZodMiniType<LeadCapture, unknown>;

/** What the browser sends. */
export type LeadRequest = Readonly<Omit<z.input<typeof leadRequestSchema>, "businessAnalysis">> & {
  readonly businessAnalysis: BusinessAnalysis | null;
};

/** The lead is stored, once, under the id of its private link. */
export const leadAnswerSchema = z.object({
  valuationId: valuationIdSchema,
  stored: z.literal(true),
  /** Set if the report was requested by mail. */
  reportMail: z.exactOptional(z.enum(reportMails)),
});
export type LeadAnswer = z.output<typeof leadAnswerSchema>;

const text = z.string();
const said = z.exactOptional(text);
const moment = z.int().check(z.gte(0));

export const mergedContactSchema = z.object({ email: said, phone: said });

/** The record as stored. */
export const storedLeadSchema = z.object({
  valuationId: valuationIdSchema,
  createdAt: moment,
  updatedAt: moment,
  website: text,
  businessAnalysis: z.nullable(businessAnalysisSchema),
  corrections: z.object({ title: said, industry: said, location: said }),
  financialInputs: financialInputsSchema,
  industryKey: said,
  valuation: valuationSchema,
  valuedAt: z.exactOptional(moment),
  snapshots: z.exactOptional(
    z.array(
      z.object({
        at: moment,
        inputs: financialInputsSchema,
        ebitda: z.number(),
        multiple: z.number(),
        value: z.number(),
        before: z.exactOptional(z.object({ multiple: z.number(), value: z.number() })),
      }),
    ),
  ),
  // Entries that this version cannot read must not cost the lead.
  depth: z.exactOptional(z.catch(depthEntriesSchema, {})),
  depthAt: z.exactOptional(moment),
  scenarios: z.exactOptional(z.catch(z.array(scenarioSchema), [])),
  reminder: z.exactOptional(
    z.object({
      months: z.literal(reminderMonths),
      askedAt: moment,
      dueAt: moment,
      sentAt: z.exactOptional(moment),
    }),
  ),
  mailSeries: z.exactOptional(
    z.object({
      agreedAt: moment,
      wording: z.enum(consentWordings),
      to: text,
      startedAt: z.exactOptional(moment),
      sent: z.exactOptional(z.array(z.object({ id: z.enum(seriesMailIds), at: moment }))),
      stoppedAt: z.exactOptional(moment),
    }),
  ),
  leadScore: z.number(),
  userEmail: said,
  userPhone: said,
  contactAt: z.exactOptional(moment),
  mergedContact: z.exactOptional(mergedContactSchema),
  linkMails: z.exactOptional(z.array(z.object({ to: text, asked: text, at: moment }))),
  utm: z.object({ source: text, medium: text, campaign: said, term: said, content: said }),
  timestamp: said,
  userAgent: text,
  referrer: text,
  pageUrl: text,
  partnerSite: z.exactOptional(z.object({ key: text, name: text })),
}) satisfies z.ZodMiniType<Lead, unknown>;

/** A record that does not match the contract is ignored. */
export function readStoredLead(record: string): Lead | undefined {
  return readJson(storedLeadSchema, record);
}

const listedFiguresSchema = z.object({
  valuation: z.pick(valuationSchema, { conservativeValue: true, optimisticValue: true }),
  financialInputs: z.object({ growthTrend: z.string(), recurringRevenue: z.number() }),
  partnerSite: z.exactOptional(z.object({ name: text })),
});

/** The figures that a list shows. Checking the whole record of each line would take most of the page's time. */
export function readListedFigures(record: string): z.output<typeof listedFiguresSchema> | undefined {
  return readJson(listedFiguresSchema, record);
}
