import type { ReportPackage, ReportTier } from "#domain/report/tiers.ts";

/**
 * Whether this owner can use an edition: free, unlocked, included in another that is unlocked, for sale, or on request.
 */
export type EditionPlace = "free" | "opened" | "within" | "sold" | "asked";

type Known = {
  /** Set where packages are sold. */
  readonly prices?: unknown;
  readonly unlocked: readonly ReportPackage[];
  readonly opened: readonly ReportTier[];
};

export function placeOf(id: "free" | ReportPackage, { prices, unlocked, opened }: Known): EditionPlace {
  if (id === "free") return "free";
  if (unlocked.includes(id)) return "opened";
  if (opened.includes(id)) return "within";
  return prices ? "sold" : "asked";
}
