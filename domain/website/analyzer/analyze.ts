import type { BusinessAnalysis, WebsiteData } from "#domain/website/analysis.ts";
import { aspectsOf } from "./aspects/aspects.ts";
import { businessModelOf } from "./business-model.ts";
import { explainIndustry, industryLabel } from "./industry.ts";
import { locationOf } from "./location/location.ts";
import { overviewOf } from "./overview.ts";

/**
 * Reads a page by rules: everything it says is based on words of the page, and what the page does not say stays
 * empty.
 */
export function analyzePage(websiteData: WebsiteData): BusinessAnalysis {
  const { industry } = explainIndustry(websiteData);
  const label = industryLabel(industry);
  return {
    overview: overviewOf(websiteData, label),
    industry: label,
    businessModel: businessModelOf(websiteData, industry),
    location: locationOf(websiteData),
    aspects: aspectsOf(websiteData),
    websiteData,
  };
}
