import { isRouteErrorResponse, type MetaDescriptor } from "react-router";
import { errorScreen } from "#content/error-screen.ts";
import type { Head } from "#content/registry/head.ts";
import { type Page, type PageId, pageById } from "#content/registry/registry.ts";
import { site } from "#content/site.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { socialCardPath, socialCardSize } from "./social-card.ts";
import { breadcrumbList, organization, type StructuredData, webPage, website } from "./structured-data.ts";

type Overrides = {
  /**
   * Added to what every page has: questions, services, lists. Built only where `import.meta.env.SSR` is true, because
   * only crawlers read it.
   */
  readonly structuredData?: readonly StructuredData[];
};

type MetaArgs = { readonly error?: unknown };

/** The color that browsers paint around the page. */
const themeColor = site.colors.paper;

/** The head of a page: `export const meta = pageMeta("about", aboutPage.head)` in its route module. */
export function pageMeta(id: PageId, head: Head, { structuredData = [] }: Overrides = {}) {
  return ({ error }: MetaArgs): MetaDescriptor[] => {
    if (error) return errorMeta({ error });
    const page = pageById(id);
    return [
      ...words(page, head),
      ...addresses(page),
      // Only crawlers read the rest, and they read the served document, so the browser's script does not include it.
      ...(import.meta.env.SSR ? [...sharing(page, head), ...asScripts(page, head, structuredData)] : []),
    ];
  };
}

/** The head of the root error screen; every page overrides it. */
export function errorMeta({ error }: MetaArgs): MetaDescriptor[] {
  const title = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText || errorScreen.heading}`
    : errorScreen.heading;
  return [
    { title: title + site.titleSuffix },
    { name: "description", content: site.description },
    { name: "robots", content: robots(false) },
    { name: "theme-color", content: themeColor },
  ];
}

const fullTitle = ({ id }: Page, { title }: Head): string =>
  id === "home" ? site.defaultTitle : title + site.titleSuffix;

const robots = (open: boolean): string => (open ? "index, follow" : "noindex, nofollow");

/** Paths with a parameter contain a private id, which must not be in a shared or stored address. */
const isPrivate = ({ path }: Page): boolean => path.includes(":");

function words(page: Page, head: Head): MetaDescriptor[] {
  return [
    { title: fullTitle(page, head) },
    { name: "description", content: head.description },
    { name: "keywords", content: [...new Set([...(head.keywords ?? []), ...site.keywords])].join(", ") },
    { name: "robots", content: robots(!page.noindex) },
    { name: "theme-color", content: themeColor },
  ];
}

function addresses(page: Page): MetaDescriptor[] {
  if (isPrivate(page)) return [];
  const href = absoluteUrl(page.path);
  const languages = site.behavior.alternateLanguageLinks ? [...site.alternateLanguages, "x-default"] : [];
  return [
    { tagName: "link", rel: "canonical", href },
    ...languages.map((hrefLang): MetaDescriptor => ({ tagName: "link", rel: "alternate", hrefLang, href })),
  ];
}

function sharing(page: Page, head: Head): MetaDescriptor[] {
  const title = fullTitle(page, head);
  const picture = absoluteUrl(socialCardPath(page));
  const account = site.social.find(({ network }) => network === "x")?.url.match(/[^/]+(?=\/?$)/)?.[0];
  return [
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.brand },
    { property: "og:locale", content: site.locale },
    { property: "og:title", content: title },
    { property: "og:description", content: head.description },
    ...(isPrivate(page) ? [] : [{ property: "og:url", content: absoluteUrl(page.path) }]),
    { property: "og:image", content: picture },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(socialCardSize.width) },
    { property: "og:image:height", content: String(socialCardSize.height) },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
    ...(account ? [{ name: "twitter:site", content: `@${account}` }] : []),
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: head.description },
    { name: "twitter:image", content: picture },
    { name: "twitter:image:alt", content: title },
  ];
}

function asScripts(page: Page, head: Head, more: readonly StructuredData[]): MetaDescriptor[] {
  return [...ownStructuredData(page, head), ...more].map((data) => ({ "script:ld+json": data }));
}

function ownStructuredData(page: Page, head: Head): readonly StructuredData[] {
  if (page.id === "home") return [organization(), website()];
  return isPrivate(page) ? [breadcrumbList(page.id)] : [webPage(page.id, head), breadcrumbList(page.id)];
}
