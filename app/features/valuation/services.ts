import type { Valuation } from "#domain/valuation/calculate.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import type { BusinessAnalysis, Finding } from "#domain/website/analysis.ts";
import type { Corrections } from "#domain/website/corrections.ts";

/** The captured-lead record, as the flow knows it. */
export type CapturedLead = {
  readonly valuationId: string;
  readonly website: string;
  readonly businessAnalysis: BusinessAnalysis;
  readonly corrections: Corrections;
  readonly financialInputs: FinancialInputs;
  readonly valuation: Valuation;
};

export type AnalysisRequest = {
  readonly website: string;
  readonly signal: AbortSignal;
  /** Tells the visitor what was read, as soon as it is. */
  readonly onFinding: (finding: Finding) => void;
};

/** What the flow asks of the world outside the page. */
export type Services = {
  analyseWebsite(request: AnalysisRequest): Promise<BusinessAnalysis>;
  captureLead(lead: CapturedLead): Promise<"stored" | "skipped">;
};
