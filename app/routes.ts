import { type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type GuidePageId, guides } from "#content/registry/guides.ts";
import type { IndustryPageId } from "#content/registry/industries.ts";
import { type Page, type PageId, pages, redirects } from "#content/registry/registry.ts";

/** Route module of each page. */
const modules: Record<Exclude<PageId, IndustryPageId | GuidePageId>, string> = {
  home: "pages/home/route.tsx",
  about: "pages/about/route.tsx",
  team: "pages/team/route.tsx",
  faq: "pages/faq/route.tsx",
  successStories: "pages/success-stories/route.tsx",
  process: "pages/process/route.tsx",
  valuation: "valuation/route.tsx",
  valuationUpgrade: "account/checkout/upgrade-route.tsx",
  valuationSuccess: "account/checkout/success-route.tsx",
  valuationResult: "account/result/route.tsx",
  valuationHistory: "account/history/route.tsx",
  sharedValuation: "account/shared/route.tsx",
  valuationDeeper: "account/deeper/route.tsx",
  report: "account/report/route.tsx",
  businessValuation: "pages/business-valuation/route.tsx",
  buyerSourcing: "pages/buyer-sourcing/route.tsx",
  industries: "pages/industries/route.tsx",
  privacy: "pages/privacy/route.tsx",
  contact: "pages/contact/route.tsx",
  search: "pages/search/route.tsx",
};

/** All industry pages share one module, and so do all guides. */
function moduleOf({ id, parent }: Page): string {
  if (parent === "industries") return "pages/industry/route.tsx";
  if (guides.some((guide) => guide.id === id)) return "pages/guides/route.tsx";
  return modules[id as keyof typeof modules];
}

const pageRoutes = pages.flatMap((page): RouteConfigEntry[] =>
  [page.path, ...(page.alsoAt ?? [])].map((path, index) =>
    route(path, moduleOf(page), { id: index === 0 ? page.id : `${page.id}-${index}` }),
  ),
);

const redirectRoutes = redirects.map(({ from }) =>
  route(from, "shell/document/redirect-route.tsx", { id: `redirect${from}` }),
);

const developmentRoutes =
  process.env["NODE_ENV"] === "development"
    ? [route("/__components", "design/component-sheet/route.tsx", { id: "components" })]
    : [];

export default [...pageRoutes, ...redirectRoutes, ...developmentRoutes] satisfies RouteConfig;
