import { type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type IndustryId, type Page, type PageId, pages, redirects } from "#content/registry.ts";

const screens: Record<Exclude<PageId, IndustryId>, string> = {
  home: "home",
  about: "about",
  team: "team",
  faq: "faq",
  successStories: "success-stories",
  process: "process",
  valuation: "valuation",
  valuationUpgrade: "valuation-upgrade",
  valuationSuccess: "valuation-success",
  valuationResult: "valuation-result",
  report: "report",
  businessValuation: "business-valuation",
  buyerSourcing: "buyer-sourcing",
  industries: "industries",
  privacy: "privacy",
  contact: "contact",
  search: "search",
};

/** All industries share one. */
const screenOf = ({ id, parent }: Page) => (parent === "industries" ? "industry" : screens[id as keyof typeof screens]);

const pageRoutes = pages.flatMap((page): RouteConfigEntry[] =>
  [page.path, ...(page.alsoAt ?? [])].map((path, index) =>
    route(path, `routes/${screenOf(page)}.tsx`, { id: index === 0 ? page.id : `${page.id}-${index}` }),
  ),
);

const redirectRoutes = redirects.map(({ from }) => route(from, "routes/redirect.tsx", { id: `redirect${from}` }));

const developmentRoutes =
  process.env["NODE_ENV"] === "development"
    ? [route("/__components", "routes/components.tsx", { id: "components" })]
    : [];

export default [...pageRoutes, ...redirectRoutes, ...developmentRoutes] satisfies RouteConfig;
