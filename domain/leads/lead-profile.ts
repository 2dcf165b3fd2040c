import { industryGroup } from "#domain/leads/crm/industry-mapping.ts";
import { businessTitle } from "#domain/website/business-title.ts";
import { defaultLocation } from "#domain/website/default-location.ts";
import { displayAddress } from "#domain/website/display-address.ts";
import type { IndustryGroup } from "#domain/website/industries.ts";
import type { Lead } from "./lead.ts";
import { oneLine, plainText } from "./plain-text.ts";

type Known = Pick<Lead, "website" | "businessAnalysis" | "corrections">;

// "Your Business" is for the owner; on the firm's board the domain says more.
const untitled = businessTitle(undefined);

export function companyOf({ website, businessAnalysis, corrections }: Known): string {
  const read = businessTitle(businessAnalysis?.websiteData.title);
  return oneLine(corrections.title ?? (read === untitled ? "" : read)) || oneLine(displayAddress(website));
}

export function industryOf({ businessAnalysis, corrections }: Pick<Known, "businessAnalysis" | "corrections">): string {
  return oneLine(corrections.industry ?? businessAnalysis?.industry ?? "");
}

/** The business as the firm sees it: the owner's corrections before our analysis. Empty where nothing is known. */
export type LeadProfile = {
  readonly company: string;
  readonly overview: string;
  readonly industry: string;
  readonly industryGroup: IndustryGroup;
  readonly businessModel: string;
  readonly location: string;
  /** The website was not read: everything except the corrections is a general profile. */
  readonly general: boolean;
};

export function leadProfileOf(lead: Known): LeadProfile {
  const { businessAnalysis, corrections } = lead;
  const industry = industryOf(lead);
  return {
    company: companyOf(lead),
    overview: plainText(businessAnalysis?.overview.trim() ?? ""),
    industry,
    industryGroup: industryGroup(industry),
    businessModel: oneLine(businessAnalysis?.businessModel ?? ""),
    location: oneLine(corrections.location ?? (businessAnalysis?.location.trim() || defaultLocation)),
    general: businessAnalysis?.general ?? businessAnalysis === null,
  };
}
