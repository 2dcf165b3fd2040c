import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { industries } from "#content/registry/industries.ts";
import { pages } from "#content/registry/registry.ts";
import { type LeadSource, leadSourceOf } from "#domain/leads/lead-source.ts";
import { defaultUtm } from "#domain/leads/utm.ts";
import { isBot } from "#server/services/funnel/is-bot.ts";

/** Counts one visit: a page that was opened from outside the site. */
type CountVisit = (page: string, source: LeadSource) => void;

const pageAt = new Map<string, string>(
  pages
    .filter(({ rendering }) => rendering === "static")
    .flatMap(({ id, path, alsoAt = [] }) => [path, ...alsoAt].map((address) => [address, id] as const)),
);

/**
 * Pages that are opened from our own pages, prefetched or requested by bots are no visits. Neither the visitor nor the
 * address that linked here is stored.
 */
export function createVisitCounter(count: CountVisit) {
  return {
    add({ url = "/", method, headers }: IncomingMessage): void {
      const query = url.indexOf("?");
      const page = pageAt.get(query === -1 ? url : url.slice(0, query));
      if (page === undefined || method !== "GET" || !isArrival(headers)) return;
      if (isBot(headers["user-agent"] ?? "")) return;
      count(page, sourceOf({ page, query: query === -1 ? "" : url.slice(query), referrer: headers.referer ?? "" }));
    },
  };
}

function isArrival(headers: IncomingHttpHeaders): boolean {
  if (headers["sec-fetch-site"] === "same-origin" || headers["sec-purpose"] !== undefined) return false;
  const { referer = "", host = "" } = headers;
  return referer === "" || !isOwn(referer, host);
}

/** For browsers that do not say which site a request comes from. */
function isOwn(referer: string, host: string): boolean {
  const start = referer.indexOf("//") + 2;
  return (
    referer.startsWith(host, start) && (referer.length === start + host.length || referer[start + host.length] === "/")
  );
}

const industryKeys = new Map<string, string>(industries.map(({ id, valuation }) => [id, valuation.key]));

type Arrival = { readonly page: string; readonly query: string; readonly referrer: string };

function sourceOf({ page, query, referrer }: Arrival): LeadSource {
  const parameters = new URLSearchParams(query);
  const industryKey = industryKeys.get(page);
  return leadSourceOf({
    utm: {
      source: parameters.get("utm_source") ?? defaultUtm.source,
      medium: parameters.get("utm_medium") ?? defaultUtm.medium,
    },
    referrer,
    ...(industryKey !== undefined && { industryKey }),
  });
}
