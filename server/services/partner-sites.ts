import { type LeadPartnerSite, type PartnerSite, partnerKeyIn } from "#domain/partners/partner-site.ts";
import type { Store } from "#server/store/open.ts";
import { findPartnerSite } from "#server/store/partners/partner-sites.ts";

type Reading = Pick<Store, "db">;

/** The partner site whose frame may be shown: undefined for a key that is unknown, removed or switched off. */
export async function findShownPartner(store: Reading, key: string): Promise<PartnerSite | undefined> {
  const site = await findPartnerSite(store, key);
  return site?.isOn ? site : undefined;
}

/**
 * The partner site of a page's address. A visitor can make one up: it says where a lead claims to come from, like a
 * referrer, and no more.
 */
export async function partnerOfAddress(store: Reading, address: string): Promise<LeadPartnerSite | undefined> {
  const key = partnerKeyIn(address);
  const site = key === undefined ? undefined : await findShownPartner(store, key);
  return site && { key: site.key, name: site.name };
}
