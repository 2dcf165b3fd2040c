import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { pathOf } from "#content/registry/registry.ts";
import { createVisitCounter } from "./count-visits.ts";

const browser =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0 Safari/537.36";
const host = "amiva.example";

type Asked = { readonly url?: string; readonly method?: string; readonly headers?: Readonly<Record<string, string>> };

function counted(...asked: readonly Asked[]): readonly string[] {
  const visits: string[] = [];
  const counter = createVisitCounter((page, source) => visits.push(`${page} ${source}`));
  for (const { url = "/", method = "GET", headers = {} } of asked)
    counter.add({ url, method, headers: { host, "user-agent": browser, ...headers } } as unknown as IncomingMessage);
  return visits;
}

test.each<[string, Asked, string]>([
  ["typed", {}, "home direct"],
  [
    "found by search",
    { headers: { referer: "https://www.google.com/", "sec-fetch-site": "cross-site" } },
    "home googleSearch",
  ],
  ["of a campaign", { url: `${pathOf("dental")}?utm_source=linkedin&utm_medium=cpc` }, "dental linkedIn"],
  ["at a second address of a page", { url: "/about/process" }, "process direct"],
  ["with another query", { url: "/valuation?industry=dental" }, "valuation direct"],
  ["from a host that begins like ours", { headers: { referer: `https://${host}.evil/` } }, "home referral"],
])("a visit %s is counted with its page and kind of source", (_how, asked, visit) => {
  expect(counted(asked)).toEqual([visit]);
});

test.each<[string, Asked]>([
  ["a page opened from one of ours", { headers: { "sec-fetch-site": "same-origin" } }],
  ["the same in an older browser", { headers: { referer: `https://${host}/about` } }],
  ["a prefetched page", { headers: { "sec-purpose": "prefetch" } }],
  ["a bot", { headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" } }],
  ["a client without a name", { headers: { "user-agent": "" } }],
  ["an asset", { url: "/assets/entry-abc.js" }],
  ["a private page", { url: "/valuation/result/7f0c9c1e-7f0c-4c1e-8c1e-7f0c9c1e7f0c" }],
  ["a HEAD request", { method: "HEAD" }],
])("%s is no visit", (_what, asked) => {
  expect(counted(asked)).toEqual([]);
});
