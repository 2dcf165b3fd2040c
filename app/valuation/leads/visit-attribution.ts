import type { LeadRequest } from "#contracts/leads/lead.ts";
import { defaultUtm } from "#domain/leads/utm.ts";

type Arrival = { readonly search: string; readonly referrer: string };

/** Where the visit began, as stored by the shell; this page if nothing is stored. */
function arrival(): Arrival {
  try {
    const kept: unknown = JSON.parse(sessionStorage["arrival"]);
    if (Array.isArray(kept) && typeof kept[0] === "string" && typeof kept[1] === "string")
      return { search: kept[0], referrer: kept[1] };
  } catch {}
  const { referrer } = document;
  return { search: location.search, referrer: referrer.startsWith(location.origin) ? "" : referrer };
}

function utmOf(search: string): NonNullable<LeadRequest["utm"]> {
  const query = new URLSearchParams(search);
  const utm = (name: string) => query.get(`utm_${name}`)?.trim() || undefined;
  const further = ["campaign", "term", "content"].flatMap((name) => {
    const value = utm(name);
    return value === undefined ? [] : [[name, value]];
  });
  return {
    source: utm("source") ?? defaultUtm.source,
    medium: utm("medium") ?? defaultUtm.medium,
    ...Object.fromEntries(further),
  };
}

/** Attribution and browser details for a captured lead. */
export function visitAttribution() {
  const { search, referrer } = arrival();
  return { utm: utmOf(search), referrer, userAgent: navigator.userAgent, pageUrl: location.href };
}
