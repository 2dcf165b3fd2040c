import { pageById } from "#content/registry.ts";

/** The address of a valuation's private page. */
export function privateLink(siteUrl: string, valuationId: string): string {
  return siteUrl + pageById("valuationResult").path.replace(":valuationId", valuationId);
}
