import { useSyncExternalStore } from "react";
import { isWebsiteAddress } from "#domain/website/address.ts";
import { displayAddress } from "#domain/website/display-address.ts";

const never = () => () => {};
const maxWebsiteLength = 200;

/** The website named in the query. The page is prerendered, so the query is read after hydration. */
export function useVisitorWebsite(): string | undefined {
  const search = useSyncExternalStore(
    never,
    () => window.location.search,
    () => "",
  );
  return visitorWebsite(search);
}

export function visitorWebsite(search: string): string | undefined {
  const given = new URLSearchParams(search).get("website")?.trim() ?? "";
  return given.length <= maxWebsiteLength && isWebsiteAddress(given) ? displayAddress(given) : undefined;
}
