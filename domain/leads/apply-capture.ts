import { mergeDepth } from "#domain/depth/depth-entries.ts";
import { addSnapshot } from "#domain/leads/private-page/snapshots.ts";
import type { BusinessAnalysis } from "#domain/website/analysis.ts";
import type { Lead } from "./lead.ts";
import { sameValue } from "./same-value.ts";

export type UpdatedLead = { readonly lead: Lead; readonly changed: boolean };

// An analysis of the website is never replaced by a general profile or by none.
function betterAnalysis(existing: BusinessAnalysis | null, later: BusinessAnalysis | null): BusinessAnalysis | null {
  if (existing === null) return later;
  return later === null || (later.general === true && existing.general !== true) ? existing : later;
}

/**
 * The lead after a later capture of the same valuation. What it adds or corrects wins, what it leaves out erases
 * nothing, and the first source stays. An identical repeat returns the existing lead unchanged. Days are counted in
 * `timeZone`.
 * @throws RangeError for the lead of another valuation.
 */
export function applyCapture(existing: Lead, later: Lead, timeZone = "UTC"): UpdatedLead {
  if (existing.valuationId !== later.valuationId) throw new RangeError("Cannot merge captures of different valuations");
  const sameInputs = sameValue(existing.financialInputs, later.financialInputs);
  // With the same inputs the figures stay those the visitor was shown, even if the formula has changed since.
  const figures = sameInputs ? existing : later;
  const depth = later.depth ? mergeDepth(existing.depth, later.depth) : existing.depth;
  const hadContact = existing.userEmail !== undefined || existing.userPhone !== undefined;
  const merged: Lead = {
    ...existing,
    website: later.website,
    businessAnalysis: betterAnalysis(existing.businessAnalysis, later.businessAnalysis),
    corrections: { ...existing.corrections, ...later.corrections },
    financialInputs: figures.financialInputs,
    valuation: figures.valuation,
    leadScore: figures.leadScore,
    ...(!sameInputs && { valuedAt: later.updatedAt, snapshots: snapshotsAfter(existing, later, timeZone) }),
    ...(depth && !sameValue(depth, existing.depth) && { depth, depthAt: later.updatedAt }),
    ...(later.industryKey !== undefined && { industryKey: later.industryKey }),
    ...(later.userEmail !== undefined && { userEmail: later.userEmail }),
    ...(later.userPhone !== undefined && { userPhone: later.userPhone }),
    ...(!hadContact && later.contactAt !== undefined && { contactAt: later.contactAt }),
  };
  if (sameValue(existing, merged)) return { lead: existing, changed: false };
  return { lead: { ...merged, updatedAt: later.updatedAt }, changed: true };
}

function snapshotsAfter(existing: Lead, { updatedAt, financialInputs, valuation }: Lead, timeZone: string) {
  return addSnapshot(existing, { at: updatedAt, inputs: financialInputs, valuation }, timeZone);
}
