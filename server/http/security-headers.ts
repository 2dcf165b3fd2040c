import { createHash } from "node:crypto";
import { site } from "#content/site.ts";

/** Inline scripts are allowed one by one: by hash on prerendered pages, by nonce on pages rendered for a request. */
export type AllowedInlineScripts = { readonly nonce: string } | { readonly hashes: readonly string[] };

const proxyOrigins = site.websiteProxies.map(({ address }) => new URL(address).origin);
const schedulingOrigin = site.schedulingUrl ? new URL(site.schedulingUrl).origin : undefined;

export type PolicySettings = {
  readonly https: boolean;
  /** Where the page finds the endpoints, if not on its own origin. */
  readonly functions?: string | undefined;
  /** Where the payment page may be: browsers hold a form also to where its answer sends them on. */
  readonly paymentPages?: readonly string[];
};

export function contentSecurityPolicy(
  inline: AllowedInlineScripts,
  { https, functions, paymentPages = [] }: PolicySettings,
): string {
  const inlineSources = "nonce" in inline ? [`'nonce-${inline.nonce}'`] : inline.hashes.map((hash) => `'${hash}'`);
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...inlineSources],
    // Charts place their marks with style attributes; no user text ever reaches one.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    // The valuation reads websites through the proxies; its results ask whether the calendar answers before they frame it.
    "connect-src": ["'self'", functions, ...proxyOrigins, schedulingOrigin].filter((source) => source !== undefined),
    "frame-src": schedulingOrigin ? [schedulingOrigin] : ["'none'"],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'", ...paymentPages],
    "object-src": ["'none'"],
    ...(https ? { "upgrade-insecure-requests": [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

export function securityHeaders({ https }: { https: boolean }): Readonly<Record<string, string>> {
  return {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(https ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" } : {}),
  };
}

const inlineScript = /<script(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/script>/g;

/** The hash sources of every script in a page that a browser would run from the page itself. */
export function inlineScriptHashes(html: string): readonly string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(inlineScript)) {
    const { attributes = "", body = "" } = groups ?? {};
    if (/\ssrc=/.test(attributes) || /type="application\/(ld\+)?json"/.test(attributes)) continue;
    hashes.add(`sha256-${createHash("sha256").update(body).digest("base64")}`);
  }
  return [...hashes];
}
