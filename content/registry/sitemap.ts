import { guides } from "./guides.ts";
import { industries } from "./industries.ts";
import { type PageId, pages } from "./registry.ts";

type ChangeFrequency = "weekly" | "monthly" | "yearly";
type SitemapEntry = { readonly changeFrequency: ChangeFrequency; readonly priority: number };

const monthly = (priority: number): SitemapEntry => ({ changeFrequency: "monthly", priority });

/** Not listed: private pages, search and contact. In its own file, because every page's script carries the registry. */
const entries: Partial<Record<PageId, SitemapEntry>> = {
  home: { changeFrequency: "weekly", priority: 1 },
  valuation: { changeFrequency: "weekly", priority: 0.9 },
  about: monthly(0.6),
  team: monthly(0.6),
  faq: monthly(0.5),
  successStories: monthly(0.6),
  process: monthly(0.6),
  businessValuation: monthly(0.7),
  buyerSourcing: monthly(0.7),
  industries: monthly(0.6),
  ...Object.fromEntries(industries.map(({ id }) => [id, monthly(0.7)])),
  ...Object.fromEntries(guides.map(({ id }) => [id, monthly(0.6)])),
  privacy: { changeFrequency: "yearly", priority: 0.2 },
};

/** The pages of the sitemap in the registry's order, each with what it says of them. */
export const sitemapPages = pages.flatMap((page) => {
  const entry = entries[page.id];
  return entry ? [{ ...page, ...entry }] : [];
});
