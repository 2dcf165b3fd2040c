import type { LeadSource } from "#domain/leads/lead-source.ts";

export const leadSourceNames: Readonly<Record<LeadSource, string>> = {
  googleSearch: "Google search",
  googleAds: "Google ads",
  otherSearch: "Other search",
  ads: "Other ads",
  linkedIn: "LinkedIn",
  newsletter: "Newsletter",
  partnerSite: "Partner site",
  referral: "Referral",
  industryPage: "Industry page",
  direct: "Direct",
};
