import { isWebsiteAddress, withProtocol } from "./address.ts";

/** The query parameters that pass an address to the valuation page. */
export type ValuationQuery = { readonly website: string; readonly autoStart: boolean };

export function valuationSearch(website: string): string {
  return `?website=${encodeURIComponent(withProtocol(website))}&autoStart=true`;
}

export function readValuationQuery(search: URLSearchParams): ValuationQuery {
  const website = search.get("website")?.trim() ?? "";
  return { website: decodedOnceMore(website) ?? website, autoStart: search.get("autoStart") === "true" };
}

/** Some mail programs and redirects encode a link twice. */
function decodedOnceMore(website: string): string | undefined {
  if (isWebsiteAddress(website)) return undefined;
  try {
    const decoded = decodeURIComponent(website).trim();
    return isWebsiteAddress(decoded) ? decoded : undefined;
  } catch {
    return undefined;
  }
}

/** The other parameters of the page's address. */
export function withoutValuationQuery(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete("website");
  rest.delete("autoStart");
  return rest;
}
