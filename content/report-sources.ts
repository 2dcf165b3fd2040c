import type { ReportSources } from "#domain/report/report.ts";
import { publishedMultiples } from "./depth/published-multiples.ts";
import { readinessPlanFor } from "./readiness.ts";
import { site } from "./site.ts";

export function reportSources(industryLabel: string, now: number): ReportSources {
  return {
    plan: readinessPlanFor(industryLabel),
    feePercent: site.valuation.successFeePercent,
    references: publishedMultiples,
    now,
  };
}
