import { partnerLimits } from "./partner-site.ts";

export type OriginProblem =
  | { readonly kind: "missing" }
  | { readonly kind: "tooMany" }
  /** What was typed in place of a domain. */
  | { readonly kind: "notDomain"; readonly typed: string };

export type ReadOrigins = { readonly origins: readonly string[] } | { readonly problem: OriginProblem };

// The parser of addresses lets `;` and `'` pass, which would end the policy that names the origin.
const publicHost = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const ownMachine = new Set(["localhost", "127.0.0.1"]);

/** The origin of a domain as an owner types it: `www.harborbank.com`, `https://harborbank.com`. */
function originOf(typed: string): string | undefined {
  const address = /^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, origin, href } = new URL(address);
  // Nothing but the domain: a frame cannot be limited to some of its pages.
  if (href !== `${origin}/`) return undefined;
  if (ownMachine.has(hostname)) return protocol === "http:" || protocol === "https:" ? origin : undefined;
  return protocol === "https:" && publicHost.test(hostname) ? origin : undefined;
}

/** The origins in a text with one domain per line. Each is exact: `www.` counts separately. */
export function readOrigins(text: string): ReadOrigins {
  const typed = text.split(/[\s,]+/).filter((part) => part !== "");
  if (typed.length === 0) return { problem: { kind: "missing" } };
  const origins = new Set<string>();
  for (const each of typed) {
    const origin = originOf(each);
    if (origin === undefined) return { problem: { kind: "notDomain", typed: each.slice(0, 80) } };
    origins.add(origin);
  }
  return origins.size > partnerLimits.origins ? { problem: { kind: "tooMany" } } : { origins: [...origins] };
}

/** As an owner types it again. */
export const originText = (origin: string): string => origin.replace(/^https:\/\//, "");
