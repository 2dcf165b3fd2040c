import { hostOf, isWebsiteAddress } from "#domain/website/address.ts";

/** Sites on which many businesses have a page: their host says nothing about whose page it is. */
const sharedHosts = [
  "amazon.com",
  "etsy.com",
  "facebook.com",
  "google.com",
  "instagram.com",
  "linkedin.com",
  "linktr.ee",
  "tiktok.com",
  "tripadvisor.com",
  "twitter.com",
  "x.com",
  "yelp.com",
  "youtube.com",
];

/** The domain by which a CRM knows the business; undefined if the address is not its own. */
export function companyDomain(website: string): string | undefined {
  if (!isWebsiteAddress(website)) return undefined;
  const domain = hostOf(website).replace(/:\d+$/, "").replace(/\.$/, "").toLowerCase();
  const isName = /\.[a-z][a-z\d-]+$/.test(domain);
  const isShared = sharedHosts.some((host) => domain === host || domain.endsWith(`.${host}`));
  return isName && !isShared ? domain : undefined;
}
