import * as z from "zod/mini";
import { emailSchema, phoneSchema } from "#contracts/leads/contact-details.ts";
import { type ReportMail, reportMails } from "#contracts/payments/report-mail.ts";
import { readJson } from "#contracts/read-json.ts";
import type { DepthEntries } from "#domain/depth/depth-entries.ts";
import { type ConsentWording, consentWordings } from "#domain/mail/mail-series.ts";
import type { FinancialDraft, FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import type { BusinessAnalysis } from "#domain/website/analysis.ts";
import type { Corrections } from "#domain/website/corrections.ts";
import { businessAnalysisSchema } from "./business-analysis.ts";
import { correctionsSchema } from "./corrections.ts";
import { depthEntriesSchema } from "./depth-entries.ts";
import { financialDraftSchema, financialInputsSchema } from "./financial-inputs.ts";
import { industryKeySchema } from "./industry-key.ts";
import { valuationIdSchema } from "./valuation-id.ts";

const website = z.string().check(z.minLength(1), z.maxLength(2_048));
const version = z.literal(1);

/** A malformed industry must not cost a finished valuation. */
const industry = z.catch(z.optional(industryKeySchema), undefined);

/**
 * A started valuation as the tab keeps it across a reload. A finished one keeps the inputs, not the figures: they are
 * computed again, so that a stored result can never disagree with the formula.
 */
export type ValuationSession =
  | {
      readonly version: 1;
      readonly at: "input" | "dialog";
      readonly website: string;
      readonly draft: FinancialDraft;
      readonly industry?: string | undefined;
    }
  | {
      readonly version: 1;
      readonly at: "analysis";
      readonly website: string;
      readonly industry?: string | undefined;
      readonly inputs: FinancialInputs;
      readonly valuationId: string;
      /** Epoch milliseconds, so that a reload serves only the rest of the hold. */
      readonly startedAt: number;
    }
  | {
      readonly version: 1;
      readonly at: "results";
      readonly website: string;
      readonly industry?: string | undefined;
      readonly inputs: FinancialInputs;
      /** When the inputs were entered, ISO 8601. */
      readonly valuedAt?: string | undefined;
      readonly valuationId: string;
      readonly analysis: BusinessAnalysis;
      readonly corrections: Corrections;
      /** False until the lead is known to be stored, so that a reload tries again. */
      readonly captured: boolean;
      /** The value before a change of inputs that is not known to be stored; a reload sends it again. */
      readonly changedFrom?: number | undefined;
      readonly report?: KeptReport;
      /** The panels that were saved, and the time of a save that is not known to be stored. */
      readonly depth?: DepthEntries | undefined;
      readonly depthUnsent?: string | undefined;
    };

/** 'Send me this report'; without `mail` until the server has answered. */
export type KeptReport = {
  readonly email: string;
  readonly phone?: string;
  readonly consent?: ConsentWording;
  readonly asked: string;
  readonly mail?: ReportMail;
};

const valuationSessionSchema = z.discriminatedUnion("at", [
  z.object({ version, at: z.enum(["input", "dialog"]), website, draft: financialDraftSchema, industry }),
  z.object({
    version,
    at: z.literal("analysis"),
    website,
    industry,
    inputs: financialInputsSchema,
    valuationId: valuationIdSchema,
    startedAt: z.number(),
  }),
  z.object({
    version,
    at: z.literal("results"),
    website,
    industry,
    inputs: financialInputsSchema,
    valuedAt: z.optional(z.iso.datetime()),
    valuationId: valuationIdSchema,
    analysis: businessAnalysisSchema,
    corrections: z._default(correctionsSchema, {}),
    captured: z.boolean(),
    changedFrom: z.optional(z.number()),
    report: z.exactOptional(
      z.object({
        email: emailSchema,
        phone: z.exactOptional(phoneSchema),
        consent: z.exactOptional(z.enum(consentWordings)),
        asked: z.iso.datetime(),
        mail: z.exactOptional(z.enum(reportMails)),
      }),
    ),
    depth: z.catch(z.optional(depthEntriesSchema), undefined),
    depthUnsent: z.optional(z.iso.datetime()),
  }),
]);

/** The tab's session, or undefined if it has no known form. */
export function readValuationSession(kept: string): ValuationSession | undefined {
  return readJson(valuationSessionSchema, kept);
}
