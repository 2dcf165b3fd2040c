import { redirects } from "#content/registry/registry.ts";

/** How long a kind of address may be cached, and by whom, with the other required headers. */
export type CacheRule = {
  readonly kind: string;
  readonly path: string;
  readonly method?: "HEAD";
  readonly sends?: Readonly<Record<string, string>>;
  readonly status: number;
  /** Required headers; null if there must be none. */
  readonly headers: Readonly<Record<string, string | null>>;
};

const checkedEachTime = "public, max-age=0, must-revalidate";
const forever = "public, max-age=31536000, immutable";
const aDay = "public, max-age=86400";
const nowhere = "private, no-store";

const asks = { "Accept-Encoding": "gzip, deflate, br" };
const compressed = { "content-encoding": "br", vary: "Accept-Encoding" };
const secret = {
  "cache-control": nowhere,
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
  etag: null,
};

type Known = {
  /** A script with its hash in its name, and the tag of the compressed home page. */
  readonly asset: string;
  readonly homeTag: string;
  /** A stored valuation, and a private link to nothing. */
  readonly valuationId: string;
  readonly unknownId: string;
};

/** Every kind of address, once. */
export function cacheRules({ asset, homeTag, valuationId, unknownId }: Known): readonly CacheRule[] {
  const [{ from, to } = { from: "", to: "" }] = redirects;
  return [
    { kind: "page", path: "/", sends: asks, status: 200, headers: { "cache-control": checkedEachTime, ...compressed } },
    {
      kind: "page, gzip only",
      path: "/",
      sends: { "Accept-Encoding": "gzip" },
      status: 200,
      headers: { "cache-control": checkedEachTime, "content-encoding": "gzip", vary: "Accept-Encoding" },
    },
    {
      kind: "page, already there",
      path: "/",
      sends: { ...asks, "If-None-Match": homeTag },
      status: 304,
      headers: { "cache-control": checkedEachTime, etag: homeTag, vary: "Accept-Encoding" },
    },
    {
      kind: "page, HEAD",
      path: "/",
      method: "HEAD",
      sends: asks,
      status: 200,
      headers: { "cache-control": checkedEachTime, etag: homeTag, ...compressed },
    },
    {
      kind: "page's data",
      path: "/industries.data",
      sends: asks,
      status: 200,
      headers: { "cache-control": checkedEachTime, ...compressed },
    },
    {
      kind: "hashed asset",
      path: asset,
      sends: asks,
      status: 200,
      headers: { "cache-control": forever, ...compressed },
    },
    {
      kind: "social picture",
      path: "/social/home.png",
      status: 200,
      headers: { "cache-control": checkedEachTime, "cross-origin-resource-policy": "cross-origin" },
    },
    { kind: "robots", path: "/robots.txt", status: 200, headers: { "cache-control": checkedEachTime } },
    { kind: "sitemap", path: "/sitemap.xml", status: 200, headers: { "cache-control": checkedEachTime } },
    { kind: "endpoint", path: "/api/health", status: 200, headers: { "cache-control": "no-store", etag: null } },
    { kind: "no endpoint", path: "/api/nothing", status: 404, headers: { "cache-control": "no-store" } },
    { kind: "search", path: "/search?q=fee", status: 200, headers: { "cache-control": nowhere, etag: null } },
    { kind: "private result", path: `/valuation/result/${valuationId}`, status: 200, headers: secret },
    { kind: "private result, seen before", path: `/valuation/result/${valuationId}`, status: 200, headers: secret },
    {
      kind: "private result, HEAD",
      path: `/valuation/result/${valuationId}`,
      method: "HEAD",
      status: 200,
      headers: secret,
    },
    { kind: "private result's data", path: `/valuation/result/${valuationId}.data`, status: 200, headers: secret },
    { kind: "private report", path: `/report/${valuationId}`, status: 200, headers: secret },
    { kind: "no private result", path: `/valuation/result/${unknownId}`, status: 404, headers: secret },
    { kind: "no page", path: "/nothing-here", status: 404, headers: { "cache-control": nowhere, etag: null } },
    { kind: "old address", path: from, status: 301, headers: { "cache-control": aDay, location: to } },
    { kind: "slash at the end", path: "/about/", status: 301, headers: { "cache-control": aDay, location: "/about" } },
    {
      kind: "private, slash at the end",
      path: `/report/${valuationId}/`,
      status: 301,
      headers: { "cache-control": nowhere, location: `/report/${valuationId}` },
    },
  ];
}

type Answer = { readonly status: number; readonly headers: Pick<Headers, "get"> };

/** What differs between an answer and its rule, in words. */
export function faultsOf({ status, headers }: CacheRule, answer: Answer): readonly string[] {
  const wrong = Object.entries(headers).flatMap(([name, wanted]) => {
    const got = answer.headers.get(name);
    return got === wanted ? [] : [`${name} is ${got ?? "absent"} instead of ${wanted ?? "absent"}`];
  });
  return answer.status === status ? wrong : [`HTTP ${answer.status} instead of ${status}`, ...wrong];
}

/** What the running site's pages name. */
export async function knownOf(origin: string): Promise<Pick<Known, "asset" | "homeTag">> {
  const home = await fetch(`${origin}/`, { headers: asks });
  const asset = /\/assets\/[\w.-]+\.js/.exec(await home.text())?.[0];
  const homeTag = home.headers.get("etag");
  if (!asset || !homeTag) throw new Error("The home page names no script, or has no tag");
  return { asset, homeTag };
}

export async function checkRule(
  origin: string,
  rule: CacheRule,
  visitor: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const { path, method = "GET", sends } = rule;
  const answer = await fetch(origin + path, { method, headers: { ...visitor, ...sends }, redirect: "manual" });
  await answer.arrayBuffer();
  return faultsOf(rule, answer);
}
