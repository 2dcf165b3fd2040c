import type { IndustryKey } from "#content/valuation/industries.ts";
import type { ContactInfo } from "#contracts/leads/contact-info.ts";
import type { ReportMail } from "#contracts/payments/report-mail.ts";
import type { DepthEntries } from "#domain/depth/depth-entries.ts";
import type { ConsentWording } from "#domain/mail/mail-series.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import type { BusinessAnalysis, Finding } from "#domain/website/analysis.ts";
import type { Corrections } from "#domain/website/corrections.ts";

/** What is entered under 'By e-mail'. `consent`: the box was ticked, with this version of its words. */
export type ReportContact = ContactInfo & { readonly consent?: ConsentWording };

/** A request of 'By e-mail'. Its time distinguishes a repeated request from a new one. */
export type ReportRequest = ReportContact & { readonly asked: string };

/** The lead as the flow captures it. */
export type CapturedLead = {
  readonly valuationId: string;
  readonly website: string;
  /** Null keeps what the server has stored. */
  readonly businessAnalysis: BusinessAnalysis | null;
  readonly corrections: Corrections;
  readonly financialInputs: FinancialInputs;
  /** Industry page that the visitor came from. */
  readonly industryKey?: IndustryKey | undefined;
  readonly valuation: Valuation;
  /** The server has these figures or newer ones, which stay. */
  readonly keepFigures?: true;
  /** The panels that the owner saved; those that are left out stay as the server has them. */
  readonly depth?: DepthEntries;
  /** The report request; `needsMail` until the server has answered for its mail. */
  readonly report: (ReportRequest & { readonly needsMail: boolean }) | null;
};

/** Outcome of a capture. One that is kept is reported again when it is stored. */
export type CaptureOutcome =
  | { readonly lead: "stored"; readonly mail?: ReportMail }
  /** `deleted`: the valuation was deleted, and is not stored again. */
  | { readonly lead: "kept" | "skipped" | "failed" | "deleted" };

export type AnalysisRequest = {
  readonly website: string;
  readonly signal: AbortSignal;
  /** Reports what was read, as soon as it is. */
  readonly onFinding: (finding: Finding) => void;
};

/** Side effects that the flow needs. */
export type Services = {
  /** An address was entered: counted, without the address. */
  addressGiven(): void;
  analyzeWebsite(request: AnalysisRequest): Promise<BusinessAnalysis>;
  captureLead(lead: CapturedLead, onOutcome: (outcome: CaptureOutcome) => void): void;
};
