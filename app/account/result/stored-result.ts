import type { IndustryKey } from "#content/valuation/industries.ts";
import type { DepthEntries } from "#domain/depth/depth-entries.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import type { BusinessAnalysis } from "#domain/website/analysis.ts";
import type { Corrections } from "#domain/website/corrections.ts";

/** A stored valuation as its private page shows it. */
export type StoredResult = {
  readonly id: string;
  readonly website: string;
  readonly analysis: BusinessAnalysis | null;
  readonly corrections: Corrections;
  /** Industry page that the visitor came from. */
  readonly industry?: IndustryKey;
  readonly inputs: FinancialInputs;
  readonly valuation: Valuation;
  /** The panels that the owner saved. */
  readonly depth: DepthEntries;
  /** When the figures were entered, ISO 8601. */
  readonly valuedAt: string;
};
