import { oneOf, type Random, whole } from "#tests/support/random.ts";
import { headerMark, markupMark, privateMark } from "./marks.ts";
import { oddText } from "./odd-values.ts";

/** Ways to write `..` and `/` that some server somewhere has understood. */
export const ups = [
  "../",
  "..%2f",
  "%2e%2e/",
  "%2e%2e%2f",
  "..%5c",
  "..\\",
  "%252e%252e%252f",
  "..%c0%af",
  "%c0%ae%c0%ae/",
  "..;/",
  "....//",
  ".%2e/",
  "..%00/",
  "%u002e%u002e/",
] as const;
export const wanted = [
  "etc/passwd",
  "package.json",
  ".env",
  "build/server/main.js",
  "data/amiva.db",
  "index.html.br",
  "proc/self/environ",
] as const;

/** Addresses that lead out of the site's folder, in every way of writing that is known. */
export function traversal(random: Random, base: string): string {
  const up = oneOf(random, ups);
  return `${base.replace(/\/$/, "")}/${up.repeat(1 + whole(random, 8))}${oneOf(random, wanted)}`;
}

type Change = (target: string, random: Random) => string;

const changes: readonly [Change, ...Change[]] = [
  (target, random) => traversal(random, target),
  (target) => `/${target}`,
  (target) => `//evil.example${target}`,
  (target) => `/\\evil.example${target}`,
  (target) => `${target}/`,
  (target) => `${target}//`,
  (target) => `${target}%00`,
  (target) => `${target}%00.html`,
  (target) => `${target}\u0000`,
  (target) => target.toUpperCase(),
  (target) => `${target}.data`,
  (target) => `${target}.json?_routes=${privateMark}`,
  (target) => target.replaceAll("/", "%2f"),
  (target) => target.replaceAll("e", "%65"),
  (target) => `${target}%`,
  (target) => `${target}%zz%e0%a4%a`,
  (target) => `${target}%c0%80%f5%80%80%80%ed%a0%80`,
  (target) => `${target}\u00e9\u00ff`,
  (target) => `${target}%0d%0a${headerMark}:%201`,
  (target) => `${target}%0a${headerMark}:1`,
  (target) => `${target}/${encodeURIComponent(markupMark)}`,
  (target, random) => `${target}/${"a".repeat(10 ** (1 + whole(random, 4)))}`,
  (target, random) => `${target}${"/a".repeat(1 + whole(random, 3_000))}`,
  (target, random) => `${target}?${oddQuery(random)}`,
  (target, random) => `${target}?${oddQuery(random)}`,
  (target, random) => `${target}?${oddQuery(random)}`,
  (target) => `${target};jsessionid=1`,
  (target) => `${target}#fragment`,
  (target) => `http://evil.example${target}`,
  (target) => `HTTP://evil.example:99999${target}`,
  (target) => `https://user:${privateMark}@evil.example${target}`,
  (target) => `ftp://evil.example${target}`,
  (target) => target.replace(/^\//, ""),
  () => "*",
  () => "/__manifest?paths=/,/about,/%00&version=x",
  () => "/_root.data?_routes=root",
  (target) => `${target}/__proto__/constructor`,
];

const parameters = [
  "q",
  "url",
  "session_id",
  "package",
  "format",
  "checkout",
  "delete",
  "deleted",
  "industry",
  "website",
  "_routes",
  "index",
  "a",
] as const;

export function oddQuery(random: Random): string {
  const one = () => {
    const value = oddText(random).slice(0, 2_000);
    const written = random() < 0.7 ? encodeURIComponent(value.toWellFormed()) : printable(value);
    return `${oneOf(random, parameters)}${oneOf(random, ["=", "[]=", "[__proto__]=", "", "=="])}${written}`;
  };
  return Array.from({ length: 1 + whole(random, 4) }, one).join("&");
}

/** What can stand in a request's first line without ending it. */
function printable(text: string): string {
  return text.replaceAll(/[^\x21-\x7e]/g, "%");
}

/** An address as no link of ours has it. */
export function oddTarget(random: Random, target: string): string {
  const [path = "/", query] = target.split("?");
  const changed = oneOf(random, changes)(path, random);
  return query !== undefined && !changed.includes("?") ? `${changed}?${query}` : changed;
}
