import { colors } from "#content/colors.ts";
import { pages, pathOf } from "#content/registry/registry.ts";
import { sitemapPages } from "#content/registry/sitemap.ts";
import { site } from "#content/site.ts";
import { frameScript } from "./frame-script.ts";
import { iconIco, iconPng, markSvg } from "./icons.ts";
import { socialCards } from "./social/cards.ts";
import { socialCardPng } from "./social/render.ts";

export function sitemapXml(siteUrl: string): string {
  const entries = sitemapPages.flatMap(({ path, changeFrequency, priority }) => [
    "  <url>",
    `    <loc>${siteUrl}${path}</loc>`,
    `    <changefreq>${changeFrequency}</changefreq>`,
    `    <priority>${priority}</priority>`,
    "  </url>",
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

/** Keeps crawlers away from the endpoints and from every address with a private id. */
export function robotsTxt(siteUrl: string): string {
  const privatePaths = new Set(
    pages.flatMap(({ path }) => (path.includes(":") ? [path.slice(0, path.indexOf(":"))] : [])),
  );
  return [
    "User-agent: *",
    "Disallow: /api/",
    ...[...privatePaths].toSorted().map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ].join("\n");
}

export function webManifest(): string {
  const icon = (src: string, size: number, purpose: "any" | "maskable") => ({
    src,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    id: "/",
    name: site.organization,
    short_name: site.brand,
    description: site.description,
    lang: site.locale.replace("_", "-"),
    start_url: pathOf("home"),
    scope: "/",
    display: "browser",
    theme_color: colors.paper,
    background_color: colors.paper,
    icons: [
      icon("/icon-192.png", 192, "any"),
      icon("/icon-512.png", 512, "any"),
      icon("/icon-192.png", 192, "maskable"),
      icon("/icon-512.png", 512, "maskable"),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

export type SiteFile = { readonly type: string; readonly body: () => string | Promise<string | Buffer> };

/** Files next to the pages, by address without the leading slash. */
export function siteFiles(siteUrl: string): ReadonlyMap<string, SiteFile> {
  return new Map<string, SiteFile>([
    ["sitemap.xml", { type: "application/xml", body: () => sitemapXml(siteUrl) }],
    ["robots.txt", { type: "text/plain", body: () => robotsTxt(siteUrl) }],
    ["site.webmanifest", { type: "application/manifest+json", body: webManifest }],
    ["embed.js", { type: "text/javascript", body: frameScript }],
    ["favicon.svg", { type: "image/svg+xml", body: () => markSvg() }],
    ["favicon.ico", { type: "image/x-icon", body: () => iconIco(32) }],
    ["apple-touch-icon.png", { type: "image/png", body: () => iconPng(180) }],
    ["icon-192.png", { type: "image/png", body: () => iconPng(192) }],
    ["icon-512.png", { type: "image/png", body: () => iconPng(512) }],
    ...socialCards.map(
      (card) => [`social/${card.name}.png`, { type: "image/png", body: () => socialCardPng(card) }] as const,
    ),
  ]);
}
