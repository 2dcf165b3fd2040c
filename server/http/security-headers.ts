import { createHash } from "node:crypto";
import { site } from "#content/site.ts";

/** Scripts and styles in a page are allowed one by one: by hash on prerendered pages, by nonce on pages rendered for a request. */
export type AllowedInline =
  | { readonly nonce: string }
  | { readonly scriptHashes: readonly string[]; readonly styleHashes: readonly string[] };

const proxyOrigins = site.websiteProxies.map(({ address }) => new URL(address).origin);
const schedulingOrigin = site.schedulingUrl ? new URL(site.schedulingUrl).origin : undefined;

export type PolicySettings = {
  readonly https: boolean;
  /** The origin of the endpoints, if it is not the page's own. */
  readonly apiOrigin?: string | undefined;
  /** Origins of the payment page: browsers apply the form policy to redirects too. */
  readonly paymentPages?: readonly string[];
  /** Private pages read no website, so they may connect to no proxy. */
  readonly isPrivate?: boolean;
  /** The origins whose pages may show this one in a frame; it frames nothing itself. Nobody may without it. */
  readonly frameAncestors?: readonly string[];
  /** In development styles are injected as they change; nothing in production needs that. */
  readonly anyStyle?: boolean;
};

/** For answers that are not a page: even if a browser treats one as a page, nothing in it runs, loads or is framed. */
const nothingAllowed = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** A drawing opened directly may have its own styles, and no script. */
export const drawingPolicy = `${nothingAllowed}; style-src 'unsafe-inline'`;

export function contentSecurityPolicy(
  inline: AllowedInline,
  { https, apiOrigin, paymentPages = [], isPrivate = false, frameAncestors = [], anyStyle = false }: PolicySettings,
): string {
  const { scripts, styles } = inlineSources(inline);
  const calendar = frameAncestors.length === 0 ? schedulingOrigin : undefined;
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts],
    "script-src-attr": ["'none'"],
    "style-src-elem": ["'self'", ...(anyStyle ? ["'unsafe-inline'"] : styles)],
    // Charts place their marks with style attributes; no user text ever reaches one.
    "style-src-attr": ["'unsafe-inline'"],
    // For browsers that do not distinguish the two (Safari before 15.4).
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    // The valuation reads websites through the proxies; its results check that the calendar answers before they frame
    // it.
    "connect-src": ["'self'", apiOrigin, ...(isPrivate ? [] : proxyOrigins), calendar].filter(
      (source) => source !== undefined,
    ),
    "frame-src": calendar ? [calendar] : ["'none'"],
    "frame-ancestors": frameAncestors.length === 0 ? ["'none'"] : frameAncestors,
    "base-uri": ["'none'"],
    "form-action": ["'self'", ...paymentPages],
    "object-src": ["'none'"],
    ...(https ? { "upgrade-insecure-requests": [] } : {}),
  };
  return policyText(directives);
}

/**
 * The desk loads nothing from outside and is shown in no frame. No link of it is prefetched: Firefox refuses that by
 * `default-src`, and what nobody may cache would be loaded twice.
 */
export function deskPolicy(
  nonce: string,
  {
    https,
    anyStyle = false,
    formTarget,
  }: Pick<PolicySettings, "https" | "anyStyle"> & { readonly formTarget?: string | undefined },
): string {
  return policyText({
    "default-src": ["'none'"],
    "script-src": ["'self'", `'nonce-${nonce}'`],
    "script-src-attr": ["'none'"],
    "style-src-elem": ["'self'", anyStyle ? "'unsafe-inline'" : `'nonce-${nonce}'`],
    // Charts place their marks with style attributes.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    // Browsers apply it to redirects too: signing in with the firm's account leads to its provider.
    "form-action": ["'self'", ...(formTarget ? [formTarget] : [])],
    ...(https ? { "upgrade-insecure-requests": [] } : {}),
  });
}

function policyText(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

function inlineSources(inline: AllowedInline): { readonly scripts: string[]; readonly styles: string[] } {
  if ("nonce" in inline) return { scripts: [`'nonce-${inline.nonce}'`], styles: [`'nonce-${inline.nonce}'`] };
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  return { scripts: quoted(inline.scriptHashes), styles: quoted(inline.styleHashes) };
}

/** The policy of a page whose markup never changes. */
export function prerenderedPagePolicy(html: string, settings: PolicySettings): string {
  return contentSecurityPolicy(
    { scriptHashes: inlineScriptHashes(html), styleHashes: inlineStyleHashes(html) },
    settings,
  );
}

/** On every answer; a page replaces the policy that allows nothing with its own. */
export function securityHeaders({ https }: { https: boolean }): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": nothingAllowed,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(https ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" } : {}),
  };
}

const inlineScript = /<script(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/script>/gi;
const inlineStyle = /<style[^>]*>(?<body>[\s\S]*?)<\/style>/gi;

/** The hash sources of every script in a page that a browser would run from the page itself. */
export function inlineScriptHashes(html: string): readonly string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(inlineScript)) {
    const { attributes = "", body = "" } = groups ?? {};
    if (/\ssrc=/.test(attributes) || /type="application\/(ld\+)?json"/.test(attributes)) continue;
    hashes.add(hashSource(body));
  }
  return [...hashes];
}

/** The hash sources of every style element in a page. */
export function inlineStyleHashes(html: string): readonly string[] {
  return [...new Set([...html.matchAll(inlineStyle)].map(({ groups }) => hashSource(groups?.["body"] ?? "")))];
}

function hashSource(body: string): string {
  return `sha256-${createHash("sha256").update(body).digest("base64")}`;
}
