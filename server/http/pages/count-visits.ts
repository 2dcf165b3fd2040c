import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { industries } from "#content/industries.ts";
import { pages } from "#content/registry.ts";
import { type LeadSource, leadSourceOf } from "#domain/leads/lead-source.ts";
import { defaultUtm } from "#domain/leads/utm.ts";
import { isBot } from "#server/services/is-bot.ts";

/** Counts one visit: a page that was opened from outside the site. */
type CountVisit = (page: string, source: LeadSource) => void;

const pageAt = new Map<string, string>(
  pages
    .filter(({ rendering }) => rendering === "static")
    .flatMap(({ id, path, alsoAt = [] }) => [path, ...alsoAt].map((address) => [address, id] as const)),
);

/** A client that sends a new text each time only empties the cache. */
const maxTexts = 500;

function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text);
    if (value !== undefined) return value;
    const fresh = read(text);
    if (known.size >= maxTexts) known.clear();
    known.set(text, fresh);
    return fresh;
  };
}

/**
 * Called for every file from memory, so it only looks things up. Pages that are opened from our own pages, prefetched
 * or asked for by robots are no visits. Neither the visitor nor the address that linked here is stored.
 */
export function createVisitCounter(count: CountVisit) {
  const isKnownRobot = remembered(isBot);
  const sourceOf = remembered((text) => readSource(text));
  return {
    add({ url = "/", method, headers }: IncomingMessage): void {
      const query = url.indexOf("?");
      const page = pageAt.get(query === -1 ? url : url.slice(0, query));
      if (page === undefined || method !== "GET" || !isArrival(headers)) return;
      if (isKnownRobot(headers["user-agent"] ?? "")) return;
      const campaign = query === -1 || !url.includes("utm_", query) ? "" : url.slice(query);
      count(page, sourceOf(`${page} ${campaign} ${headers.referer ?? ""}`));
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

/** `text` has the page, the query of a campaign, and the address that linked here. */
function readSource(text: string): LeadSource {
  const [page = "", campaign = "", ...referrer] = text.split(" ");
  const query = new URLSearchParams(campaign);
  const industryKey = industryKeys.get(page);
  return leadSourceOf({
    utm: {
      source: query.get("utm_source") ?? defaultUtm.source,
      medium: query.get("utm_medium") ?? defaultUtm.medium,
    },
    referrer: referrer.join(" "),
    ...(industryKey !== undefined && { industryKey }),
  });
}
