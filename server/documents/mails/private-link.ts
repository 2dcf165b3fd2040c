import { type PageId, pageById } from "#content/registry/registry.ts";

/** The address of one of a valuation's private pages. */
export const linkTo = (page: PageId) => (siteUrl: string, valuationId: string) =>
  siteUrl + pageById(page).path.replace(":valuationId", valuationId);

/** The address of a valuation's private page. */
export const privateLink = linkTo("valuationResult");

/** The address of the page with its history, shared links and reminder. */
export const historyLink = linkTo("valuationHistory");

/** The address of its report as a page. */
export const reportLink = linkTo("report");
