import type { BusinessAnalysis } from "#domain/website/analysis.ts";
import type { Lead } from "./lead.ts";
import { sameValue } from "./same-value.ts";

export type MergedLead = { readonly lead: Lead; readonly changed: boolean };

// What was read from the website is never given up for a general profile or for none.
function betterAnalysis(existing: BusinessAnalysis | null, later: BusinessAnalysis | null): BusinessAnalysis | null {
  if (existing === null) return later;
  return later === null || (later.general === true && existing.general !== true) ? existing : later;
}

/**
 * A later capture of the same valuation. What it adds or puts right wins, what it leaves out erases nothing, and where
 * the visitor first came from stays. An identical repeat gives back the existing lead unchanged.
 * @throws RangeError for the lead of another valuation.
 */
export function mergeLead(existing: Lead, later: Lead): MergedLead {
  if (existing.valuationId !== later.valuationId) throw new RangeError("Two valuations are two leads");
  const sameInputs = sameValue(existing.financialInputs, later.financialInputs);
  // With the same inputs the figures stay those the visitor was shown, even if the formula has moved since.
  const figures = sameInputs ? existing : later;
  const merged: Lead = {
    ...existing,
    website: later.website,
    businessAnalysis: betterAnalysis(existing.businessAnalysis, later.businessAnalysis),
    corrections: { ...existing.corrections, ...later.corrections },
    financialInputs: figures.financialInputs,
    valuation: figures.valuation,
    leadScore: figures.leadScore,
    ...(!sameInputs && { valuedAt: later.updatedAt }),
    ...(later.industryKey !== undefined && { industryKey: later.industryKey }),
    ...(later.userEmail !== undefined && { userEmail: later.userEmail }),
    ...(later.userPhone !== undefined && { userPhone: later.userPhone }),
  };
  if (sameValue(existing, merged)) return { lead: existing, changed: false };
  return { lead: { ...merged, updatedAt: later.updatedAt }, changed: true };
}
