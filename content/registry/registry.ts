import { type GuidePageId, guides } from "./guides.ts";
import { type IndustryPageId, industries } from "./industries.ts";

/** Every page of the site, once. Routes, prerendering, the sitemap, navigation, search and the tests read this list. */

export type PageId =
  | "home"
  | "about"
  | "team"
  | "faq"
  | "successStories"
  | "process"
  | "valuation"
  | "valuationUpgrade"
  | "valuationSuccess"
  | "valuationResult"
  | "valuationHistory"
  | "sharedValuation"
  | "valuationDeeper"
  | "report"
  | "businessValuation"
  | "buyerSourcing"
  | "industries"
  | IndustryPageId
  | GuidePageId
  | "privacy"
  | "contact"
  | "search";

export type Page = {
  readonly id: PageId;
  readonly path: string;
  /** Further addresses of this page; `path` is the canonical one. */
  readonly alsoAt?: readonly string[];
  /** The page's name in breadcrumbs and search results. */
  readonly name: string;
  readonly parent?: PageId;
  /** `static` pages are prerendered; `server` pages are rendered for each request. */
  readonly rendering: "static" | "server";
  /** Search engines are told to leave it out. */
  readonly noindex?: boolean;
};

export const pages: readonly Page[] = [
  {
    id: "home",
    path: "/",
    name: "Home",
    rendering: "static",
  },
  {
    id: "valuation",
    path: "/valuation",
    name: "Free valuation",
    rendering: "static",
  },
  {
    id: "about",
    path: "/about",
    name: "About",
    rendering: "static",
  },
  {
    id: "team",
    path: "/about/team",
    name: "Our team",
    parent: "about",
    rendering: "static",
  },
  {
    id: "faq",
    path: "/about/faq",
    name: "FAQs",
    parent: "about",
    rendering: "static",
  },
  {
    id: "successStories",
    path: "/about/success-stories",
    name: "Success stories",
    parent: "about",
    rendering: "static",
  },
  {
    id: "process",
    path: "/process",
    alsoAt: ["/about/process"],
    name: "Process",
    rendering: "static",
  },
  {
    id: "businessValuation",
    path: "/services/business-valuation",
    name: "Business valuation",
    rendering: "static",
  },
  {
    id: "buyerSourcing",
    path: "/services/buyer-sourcing",
    name: "Buyer sourcing",
    rendering: "static",
  },
  {
    id: "industries",
    path: "/industries",
    name: "Industries",
    rendering: "static",
  },
  ...industries.map(
    ({ id, path, name }): Page => ({
      id,
      path,
      name,
      parent: "industries",
      rendering: "static",
    }),
  ),
  ...guides.map((guide): Page => ({ ...guide, rendering: "static" })),
  {
    id: "contact",
    path: "/contact",
    name: "Contact",
    rendering: "static",
  },
  {
    id: "search",
    path: "/search",
    name: "Search",
    rendering: "server",
    noindex: true,
  },
  {
    id: "privacy",
    path: "/privacy-policy",
    name: "Privacy Policy",
    rendering: "static",
  },
  {
    id: "valuationUpgrade",
    path: "/valuation/upgrade/:valuationId",
    name: "Choose your report",
    parent: "valuation",
    rendering: "server",
    noindex: true,
  },
  {
    id: "valuationSuccess",
    path: "/valuation/success",
    name: "Your order",
    parent: "valuation",
    rendering: "server",
    noindex: true,
  },
  {
    id: "valuationResult",
    path: "/valuation/result/:valuationId",
    name: "Your valuation",
    parent: "valuation",
    rendering: "server",
    noindex: true,
  },
  {
    id: "valuationDeeper",
    path: "/valuation/result/:valuationId/deeper",
    name: "Go deeper",
    parent: "valuation",
    rendering: "server",
    noindex: true,
  },
  {
    id: "valuationHistory",
    path: "/valuation/result/:valuationId/history",
    name: "Your private page",
    parent: "valuation",
    rendering: "server",
    noindex: true,
  },
  {
    id: "sharedValuation",
    path: "/shared/:token",
    name: "A shared valuation",
    parent: "valuation",
    rendering: "server",
    noindex: true,
  },
  {
    id: "report",
    path: "/report/:valuationId",
    name: "Your valuation report",
    parent: "valuation",
    rendering: "server",
    noindex: true,
  },
];

export type Redirect = { readonly from: string; readonly to: string };

/** Short and old addresses. The server answers 301; a client navigation replaces history. The query is kept. */
export const redirects: readonly Redirect[] = [
  { from: "/team", to: "/about/team" },
  { from: "/success-stories", to: "/about/success-stories" },
  { from: "/faq", to: "/about/faq" },
  { from: "/services", to: "/services/business-valuation" },
  { from: "/buyer-sourcing", to: "/services/buyer-sourcing" },
];

const byId = new Map(pages.map((page) => [page.id, page]));

export function pageById(id: PageId): Page {
  const page = byId.get(id);
  if (!page) throw new Error(`No page is registered as ${id}`);
  return page;
}

export const pathOf = (id: PageId): string => pageById(id).path;

export const prerenderedPaths: readonly string[] = pages
  .filter((page) => page.rendering === "static")
  .flatMap((page) => [page.path, ...(page.alsoAt ?? [])]);

/** From the home page down to the page itself, for breadcrumbs on screen and in structured data. */
export function trailOf(id: PageId): readonly Page[] {
  const page = pageById(id);
  if (id === "home") return [page];
  return [...trailOf(page.parent ?? "home"), page];
}
