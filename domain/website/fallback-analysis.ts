import { isWebsiteAddress, withProtocol } from "./address.ts";
import type { BusinessAnalysis, WebsiteData } from "./analysis.ts";
import { defaultLocation } from "./default-location.ts";
import { displayAddress } from "./display-address.ts";

/** When, and for which address, a profile is written without its website. */
export type FallbackRequest = { readonly website: string; readonly at: string };

// Nothing was read, so nothing is claimed: no text, no headings, no aspects.
const unread = ({ website, at }: FallbackRequest, title: string): WebsiteData => ({
  url: withProtocol(website),
  title,
  metaDescription: "",
  textContent: "",
  headings: [],
  extractedAt: at,
});

/** Used when the website cannot be read or analyzed. @throws if the address has no domain. */
export function technologyServicesAnalysis(request: FallbackRequest): BusinessAnalysis {
  if (!isWebsiteAddress(request.website)) throw new Error(`No domain in "${request.website}"`);
  const domain = displayAddress(request.website);
  return {
    overview: `We could not read ${domain}. Until we can, this is the general profile of a technology services business that sells software by subscription.`,
    industry: "Technology Services",
    businessModel: "SaaS",
    location: defaultLocation,
    aspects: [],
    websiteData: unread(request, domain),
    general: true,
  };
}

/** Used when there is not even a domain. */
export function professionalServicesAnalysis(request: FallbackRequest): BusinessAnalysis {
  return {
    overview:
      "This is the general profile of a professional services business that works for its clients by project and by contract.",
    industry: "Professional Services",
    businessModel: "Client services",
    location: defaultLocation,
    aspects: [],
    websiteData: unread(request, ""),
    general: true,
  };
}

/** The general profile for an address, by the same rule as in the browser. */
export function fallbackAnalysis(request: FallbackRequest): BusinessAnalysis {
  return isWebsiteAddress(request.website)
    ? technologyServicesAnalysis(request)
    : professionalServicesAnalysis(request);
}
