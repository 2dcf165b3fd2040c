import { publishedMultiples } from "#content/depth/published-multiples.ts";
import { site } from "#content/site.ts";
import { readinessPlanFor } from "#content/valuation/readiness.ts";
import type { ReportSources } from "#domain/report/report.ts";

export function reportSources(industryLabel: string, now: number): ReportSources {
  return {
    plan: readinessPlanFor(industryLabel),
    feePercent: site.valuation.successFeePercent,
    references: publishedMultiples,
    now,
  };
}
