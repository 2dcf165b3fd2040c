/** The packages that the firm sells. */
export const reportPackages = ["professional", "exitReadiness"] as const;
export type ReportPackage = (typeof reportPackages)[number];

/** What a document contains: the free summary, or a package. */
export const reportTiers = ["summary", ...reportPackages] as const;
export type ReportTier = (typeof reportTiers)[number];

/** A package also opens everything below it. */
export function tiersOpenedBy(bought: readonly ReportPackage[]): readonly ReportTier[] {
  const best = Math.max(0, ...bought.map((name) => reportTiers.indexOf(name)));
  return reportTiers.slice(0, best + 1);
}

/** The fullest document that these purchases open. */
export function bestTier(bought: readonly ReportPackage[]): ReportTier {
  return tiersOpenedBy(bought).at(-1) ?? "summary";
}
