import type { ReportPackage, ReportTier } from "#domain/report/tiers.ts";

/** How an edition stands to this owner: free for all, open, part of another that is open, for sale, or to be asked for. */
export type EditionPlace = "free" | "opened" | "within" | "sold" | "asked";

type Known = {
  /** Where the packages are sold. */
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
