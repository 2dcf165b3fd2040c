import { type MarketReference, marketReferences, marketReferencesRetrieved } from "./market-references.ts";

export type IndustryReference = Omit<MarketReference, "metric"> & {
  readonly metric: MarketReference["metric"] | "EV/ARR" | "EV/revenue";
};

/** Published multiples that the industry pages show beside the firm's own, each with its source and period. */
export const industryReferences = {
  ...marketReferences,
  "gf-business-services": {
    segment: "Business services, $1M–$25M",
    metric: "EV/EBITDA",
    low: 6.2,
    high: 6.2,
    period: "H1 2025",
    source: "GF Data",
    url: "https://gfdata.com/small-deal-resilience-h1-2025",
    note: "average of 57 private-equity deals",
  },
  "dental-add-on": {
    segment: "General dentistry, add-on",
    metric: "EV/EBITDA",
    low: 5,
    high: 8,
    period: "2025",
    source: "FOCUS Investment Banking",
    url: "https://focusbankers.com/dental-practice-ebitda",
    note: "a bank’s own range, no sample shown",
  },
  "dental-platform": {
    segment: "General dentistry, platform",
    metric: "EV/EBITDA",
    low: 9,
    high: 11,
    period: "2025",
    source: "FOCUS Investment Banking",
    url: "https://focusbankers.com/dental-practice-valuation",
    note: "a bank’s own range; several offices",
  },
  "dental-collections": {
    segment: "One practice, by revenue",
    metric: "EV/revenue",
    low: 0.6,
    high: 0.8,
    period: "undated, read in 2026",
    source: "Professional Transition Strategies",
    url: "https://professionaltransition.com/?p=72302",
    note: "share of yearly collections",
  },
  "saas-bootstrapped": {
    segment: "B2B SaaS, bootstrapped",
    metric: "EV/ARR",
    low: 4.8,
    high: 4.8,
    period: "Q1 2026",
    source: "SaaS Capital, via The VC Corner",
    url: "https://www.thevccorner.com/p/saas-company-valuation-formula-2026",
    note: "model fitted to 63 private cash deals",
  },
  "saas-funded": {
    segment: "B2B SaaS, equity-backed",
    metric: "EV/ARR",
    low: 5.3,
    high: 5.3,
    period: "Q1 2026",
    source: "SaaS Capital, via The VC Corner",
    url: "https://www.thevccorner.com/p/saas-company-valuation-formula-2026",
    note: "model fitted to 63 private cash deals",
  },
  "saas-median": {
    segment: "Private SaaS, disclosed deals",
    metric: "EV/ARR",
    low: 4.7,
    high: 4.7,
    period: "2015–2025",
    source: "Aventis Advisors, via Ad Astra",
    url: "https://www.adastraequity.com/ebitda-multiples/saas-company",
    note: "median of 503 deals",
  },
  "machining-small": {
    segment: "Machining, EBITDA $2M–$5M",
    metric: "EV/EBITDA",
    low: 5,
    high: 8,
    period: "2026",
    source: "Ad Astra Equity",
    url: "https://www.adastraequity.com/ebitda-multiples/manufacturing-company",
    note: "a buy-side advisor’s band",
  },
  "manufacturing-all": {
    segment: "Manufacturing, $10M–$500M",
    metric: "EV/EBITDA",
    low: 6.5,
    high: 7,
    period: "2024 to Q3 2025",
    source: "Taureau Group",
    url: "https://www.taureaugroup.com/ma-quarterly-newsletter-december-2025",
    note: "by quarter; larger companies",
  },
  "euro-zone": {
    segment: "Euro-zone, €15M–€500M",
    metric: "EV/EBITDA",
    low: 8.7,
    high: 9.8,
    period: "Q4 2024 to Q3 2025",
    source: "Argos Index, Epsilon Research",
    url: "https://www.epsilon-research.com/Market/Argos/Index",
    note: "medians of companies, by equity value",
  },
} as const satisfies Record<string, IndustryReference>;

export type IndustryReferenceId = keyof typeof industryReferences;

export type PublishedMultiples = { readonly references: readonly IndustryReference[]; readonly retrieved: string };

export const publishedMultiples = (ids: readonly IndustryReferenceId[]): PublishedMultiples => ({
  references: ids.map((id) => industryReferences[id]),
  retrieved: marketReferencesRetrieved,
});
