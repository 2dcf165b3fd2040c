import type { BusinessAnalysis } from "./analysis.ts";
import { type Corrections, companyName } from "./corrections.ts";

export const defaultLocation = "United States";
const longestOverview = 150;

/** The side card beside a valuation, as it is shown. */
export type BusinessProfile = {
  readonly title: string;
  /** Empty when the website does not make it clear. */
  readonly industry: string;
  readonly overview: string;
  /** Long enough to be cut to a few lines with a way to read on. */
  readonly overviewIsLong: boolean;
  readonly location: string;
  readonly general: boolean;
};

export function profileOf(
  analysis: BusinessAnalysis | null | undefined,
  corrections: Corrections = {},
): BusinessProfile {
  const overview = analysis?.overview.trim() ?? "";
  return {
    title: companyName(analysis?.websiteData.title, corrections),
    industry: corrections.industry ?? analysis?.industry.trim() ?? "",
    overview,
    overviewIsLong: overview.length > longestOverview,
    location: corrections.location || analysis?.location.trim() || defaultLocation,
    general: analysis?.general ?? !analysis,
  };
}
