import type { BusinessAnalysis } from "./analysis.ts";
import { businessTitle } from "./business-title.ts";

export const defaultLocation = "United States";
const longestOverview = 150;

/** The side card beside a valuation, as it is shown. */
export type BusinessProfile = {
  readonly title: string;
  readonly overview: string;
  /** Long enough to be cut to a few lines with a way to read on. */
  readonly overviewIsLong: boolean;
  readonly location: string;
  readonly general: boolean;
};

export function profileOf(analysis: BusinessAnalysis | null | undefined): BusinessProfile {
  const overview = analysis?.overview.trim() ?? "";
  return {
    title: businessTitle(analysis?.websiteData.title),
    overview,
    overviewIsLong: overview.length > longestOverview,
    location: analysis?.location.trim() || defaultLocation,
    general: analysis?.general ?? !analysis,
  };
}
