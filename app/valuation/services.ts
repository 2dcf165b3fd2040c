import type { ReportMail } from "#contracts/report-mail.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import type { BusinessAnalysis, Finding } from "#domain/website/analysis.ts";
import type { Corrections } from "#domain/website/corrections.ts";
import type { IndustryKey } from "#domain/website/landing-industries.ts";
import type { ReportRequest } from "./report-request.ts";

/** The captured-lead record, as the flow knows it. */
export type CapturedLead = {
  readonly valuationId: string;
  readonly website: string;
  /** Null where what is stored of it is to stay. */
  readonly businessAnalysis: BusinessAnalysis | null;
  readonly corrections: Corrections;
  readonly financialInputs: FinancialInputs;
  /** The industry page that led here. */
  readonly industryKey?: IndustryKey | undefined;
  readonly valuation: Valuation;
  /** Whoever asked for the report, and is still to be sent it where `mailWanted` says so. */
  readonly report: (ReportRequest & { readonly mailWanted: boolean }) | null;
};

/** What became of a capture. One that is kept is told of again when it is stored after all. */
export type CaptureOutcome =
  | { readonly lead: "stored"; readonly mail?: ReportMail }
  /** `forgotten`: the valuation was deleted, and is not stored again. */
  | { readonly lead: "kept" | "skipped" | "failed" | "forgotten" };

export type AnalysisRequest = {
  readonly website: string;
  readonly signal: AbortSignal;
  /** Tells the visitor what was read, as soon as it is. */
  readonly onFinding: (finding: Finding) => void;
};

/** What the flow asks of the world outside the page. */
export type Services = {
  analyseWebsite(request: AnalysisRequest): Promise<BusinessAnalysis>;
  captureLead(lead: CapturedLead, tell: (outcome: CaptureOutcome) => void): void;
};
