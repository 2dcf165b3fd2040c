import type { BusinessAnalysis } from "./analysis.ts";
import { type Corrections, companyName } from "./corrections.ts";
import { defaultLocation } from "./default-location.ts";

const maxOverviewLength = 150;

/** The business as its owner sees it. */
export type BusinessProfile = {
  readonly title: string;
  /** Empty if the website does not say, or was not read. */
  readonly industry: string;
  readonly overview: string;
  /** Long enough to be cut to a few lines with a button to expand. */
  readonly overviewIsLong: boolean;
  readonly location: string;
  /** The website was not read. */
  readonly general: boolean;
};

/**
 * What the owner may see. The general profile is left out: an owner must not read that a plumbing company sells
 * software.
 */
export function profileOf(
  analysis: BusinessAnalysis | null | undefined,
  corrections: Corrections = {},
): BusinessProfile {
  const read = analysis?.general ? undefined : analysis;
  const overview = read?.overview.trim() ?? "";
  return {
    title: companyName(analysis?.websiteData.title, corrections),
    industry: corrections.industry ?? read?.industry.trim() ?? "",
    overview,
    overviewIsLong: overview.length > maxOverviewLength,
    location: corrections.location || read?.location.trim() || defaultLocation,
    general: !read,
  };
}
