import { reportSources } from "#content/report/report-sources.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { type Report, reportOf } from "#domain/report/report.ts";
import { bestTier, type ReportTier } from "#domain/report/tiers.ts";
import { unlockedPart } from "#domain/report/unlocked-part.ts";
import { profileOf } from "#domain/website/profile.ts";
import { findLead } from "#server/store/leads/leads.ts";
import type { Store } from "#server/store/open.ts";
import { unlockedPackages } from "#server/store/payments/purchases.ts";

/** The report behind a private link, as far as it is open now. */
export async function readReport(store: Pick<Store, "db">, valuationId: string): Promise<Report | undefined> {
  const found = await findLead(store, valuationId);
  if (!found) return undefined;
  const tier = bestTier(await unlockedPackages(store, valuationId));
  return reportAt(found.lead, tier, Date.now());
}

/** A lead's report with as much as a tier shows, and no more. */
export function reportAt(lead: Lead, tier: ReportTier, now: number): Report {
  const { industry } = profileOf(lead.businessAnalysis, lead.corrections);
  return unlockedPart(reportOf(lead, tier, reportSources(industry, now)));
}
