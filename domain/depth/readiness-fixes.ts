import type { ReportTier } from "#domain/report/tiers.ts";
import type { ReadinessKey } from "./depth-bounds.ts";
import type { SaleReadiness } from "./sale-readiness.ts";

/** The open questions that a document answers: two of them free, all of them in the Exit Readiness report. */
export function fixesIn({ free, open }: SaleReadiness, tier: ReportTier): readonly ReadinessKey[] {
  return tier === "exitReadiness" ? open.map(({ key }) => key) : free;
}
