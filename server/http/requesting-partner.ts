import type { Context } from "hono";
import type { LeadPartnerSite } from "#domain/partners/partner-site.ts";
import { partnerOfAddress } from "#server/services/partner-sites.ts";
import type { Store } from "#server/store/open.ts";

/**
 * The partner site whose frame sent this request, for the funnel. Browsers send the address of our own page with
 * requests to our own endpoints. Without it, or while the store does not answer, the step counts without a partner.
 */
export async function requestingPartner(
  { req }: Context,
  store: Pick<Store, "db">,
): Promise<LeadPartnerSite | undefined> {
  try {
    return await partnerOfAddress(store, req.header("Referer") ?? "");
  } catch {
    return undefined;
  }
}
