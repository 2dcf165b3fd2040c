import type { ReportPackage, ReportTier } from "#domain/report/tiers.ts";

/**
 * Whether this owner can use an edition: free, unlocked, included in another that is unlocked, for sale, or on request.
 */
export type EditionAvailability = "free" | "unlocked" | "included" | "forSale" | "onRequest";

type Known = {
  /** Set where packages are sold. */
  readonly prices?: unknown;
  readonly unlocked: readonly ReportPackage[];
  readonly opened: readonly ReportTier[];
};

export function availabilityOf(id: "free" | ReportPackage, { prices, unlocked, opened }: Known): EditionAvailability {
  if (id === "free") return "free";
  if (unlocked.includes(id)) return "unlocked";
  if (opened.includes(id)) return "included";
  return prices ? "forSale" : "onRequest";
}
