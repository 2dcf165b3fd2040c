import type { Contact } from "#domain/contact/contact-details.ts";
import type { DepthEntries } from "#domain/depth/depth-entries.ts";
import type { PrivateLinkRequest } from "#domain/leads/private-page/private-link-requests.ts";
import type { Reminder } from "#domain/leads/private-page/reminder.ts";
import type { Scenario } from "#domain/leads/private-page/scenarios.ts";
import type { Snapshot } from "#domain/leads/private-page/snapshots.ts";
import type { MailSeries } from "#domain/mail/mail-series.ts";
import type { LeadPartnerSite } from "#domain/partners/partner-site.ts";
import { addDays, dayAt } from "#domain/time/calendar.ts";
import { calculateValuation, type Valuation } from "#domain/valuation/calculate.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import type { BusinessAnalysis } from "#domain/website/analysis.ts";
import type { Corrections } from "#domain/website/corrections.ts";
import { leadScore, leadScoreParts, type ScorePart } from "./lead-score.ts";
import type { Utm } from "./utm.ts";

type OrUndefined<T> = { readonly [Key in keyof T]: T[Key] | undefined };

/** The captured-lead record after validation. */
export type LeadCapture = {
  readonly valuationId: string;
  readonly website: string;
  readonly businessAnalysis: BusinessAnalysis | null;
  readonly financialInputs: FinancialInputs;
  /** The industry page that led here. */
  readonly industryKey?: string | undefined;
  readonly userEmail?: string | undefined;
  readonly userPhone?: string | undefined;
  readonly corrections: OrUndefined<Corrections>;
  /** The panels that the owner saved. */
  readonly depth?: DepthEntries | undefined;
  readonly utm: { readonly source: string; readonly medium: string } & OrUndefined<Omit<Utm, "source" | "medium">>;
  /** By the visitor's clock, ISO 8601. */
  readonly timestamp?: string | undefined;
  readonly userAgent: string;
  readonly referrer: string;
  readonly pageUrl: string;
  /** Looked up by the server, never sent. */
  readonly partnerSite?: LeadPartnerSite | undefined;
};

/** Everything the firm knows about one valuation's owner. */
export type Lead = {
  readonly valuationId: string;
  /** Time of the first capture and of the last change, in epoch milliseconds by our clock. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly website: string;
  readonly businessAnalysis: BusinessAnalysis | null;
  readonly corrections: Corrections;
  readonly financialInputs: FinancialInputs;
  /** The industry page that led here: its words name the drivers wherever the valuation is shown. */
  readonly industryKey?: string;
  readonly valuation: Valuation;
  /** When the owner last changed the inputs, in epoch milliseconds by our clock; absent until then. */
  readonly valuedAt?: number;
  /** The figures by date, oldest first; absent until the owner changes them. */
  readonly snapshots?: readonly Snapshot[];
  /** What the owner entered below the estimate; it changes no figure above. */
  readonly depth?: DepthEntries;
  /** When a panel was last saved, by our clock; absent in leads of earlier versions. */
  readonly depthAt?: number;
  /** Figures that the owner tried and kept, oldest first. */
  readonly scenarios?: readonly Scenario[];
  /** A mail that the owner asked for, planned or sent. */
  readonly reminder?: Reminder;
  /** The follow-up emails that the owner agreed to. */
  readonly mailSeries?: MailSeries;
  readonly leadScore: number;
  readonly userEmail?: string;
  readonly userPhone?: string;
  /** When the first contact detail was left, by our clock; absent in leads of earlier versions. */
  readonly contactAt?: number;
  /** Contact details that its owner did not leave, from leads that the firm merged into it. */
  readonly mergedContact?: Contact;
  /** The private links that were requested by mail, oldest first. Stored under this name. */
  readonly linkMails?: readonly PrivateLinkRequest[];
  readonly utm: Utm;
  readonly timestamp?: string;
  readonly userAgent: string;
  readonly referrer: string;
  readonly pageUrl: string;
  /** The partner site in whose frame the valuation was made. */
  readonly partnerSite?: LeadPartnerSite;
};

/** The date of the valuation's figures, not of a later name or address. */
export function valuationDate({ valuedAt, createdAt }: Pick<Lead, "valuedAt" | "createdAt">): number {
  return valuedAt ?? createdAt;
}

type Defined<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };

const withoutUndefined = <T extends object>(record: T) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Defined<T>;

const scoreInputsOf = ({ financialInputs, valuation }: Pick<Lead, "financialInputs" | "valuation">) => ({
  ...financialInputs,
  valuation: valuation.adjustedValuation,
});

/** Why a lead has its score. */
export function scorePartsOf(lead: Pick<Lead, "financialInputs" | "valuation">): readonly ScorePart[] {
  return leadScoreParts(scoreInputsOf(lead));
}

/**
 * The lead of a capture, with our own figures: valuation and score are computed from the inputs, whatever the browser
 * sent. Fields are listed one by one, so that nothing else of a request gets into the record.
 */
export function leadOf(capture: LeadCapture, { now }: { readonly now: number }): Lead {
  const { userEmail, userPhone, timestamp, financialInputs, industryKey, depth, partnerSite } = capture;
  const valuation = calculateValuation(financialInputs);
  return {
    valuationId: capture.valuationId,
    createdAt: now,
    updatedAt: now,
    website: capture.website,
    businessAnalysis: capture.businessAnalysis,
    corrections: withoutUndefined(capture.corrections),
    financialInputs,
    valuation,
    leadScore: leadScore(scoreInputsOf({ financialInputs, valuation })),
    ...withoutUndefined({ industryKey, depth, userEmail, userPhone, timestamp, partnerSite }),
    ...(depth !== undefined && { depthAt: now }),
    ...((userEmail ?? userPhone) !== undefined && { contactAt: now }),
    utm: withoutUndefined(capture.utm),
    userAgent: capture.userAgent,
    referrer: capture.referrer,
    pageUrl: capture.pageUrl,
  };
}

const followUpDays = 7;

/** The day on which the firm follows up first, YYYY-MM-DD. `at` is in epoch milliseconds. */
export function followUpDate(at: number, timeZone: string): string {
  return addDays(dayAt(at, timeZone), followUpDays);
}
