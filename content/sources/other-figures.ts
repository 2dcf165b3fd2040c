import type { PageId } from "#content/registry/registry.ts";

type OtherFigures = { readonly what: string; readonly figures: string };

const charts = "Illustrative charts, said to be so under each";

/**
 * Figures on pages that are neither claims (content/figures) nor published references, with what they are. A test
 * walks all pages and fails for a figure that is in none of them, so that no claim goes unlisted.
 */
export const otherFigures: Readonly<Partial<Record<PageId, OtherFigures>>> = {
  valuation: { what: "Range of the sample result", figures: "$8.4M $11.4M" },
  faq: { what: "Least profit that the tool values", figures: "$100,000" },
  successStories: { what: "Step of the scale", figures: "1x" },
  process: { what: "Figures of Project Alder, and a sample quote", figures: "$11.1M $5.8M $1.65M $8.1M" },
  businessValuation: { what: "The worked sample", figures: "$1.65M" },
  dental: { what: charts, figures: "80% 97% 84% 61% 50%" },
  saas: { what: charts, figures: "14x $6.0M $4M $8M $3.1M $6M 114% 80% 120% 93% 16% 40% 34%" },
  manufacturing: { what: charts, figures: "74% 62% 58% 41% 50% $14.1M $4M $6M 40% 4% 97% 80% 90%" },
  hvac: { what: charts, figures: "40% 31% $0.4M $0.8M $1.2M 86% 50% 76% 51% $38K $46K $24K $20K $40K $60K" },
  commercialCleaning: { what: charts, figures: "$60M 40% 80% 41% 24% 33% 23% 6% 50% $10.8M $6M $4M $8M $12M" },
  crossBorder: { what: charts, figures: "$10.0M $9M $11M $9.4M 1% 4% 8% 12%" },
  offerInHand: {
    what: "The worked example, and sources cited beside it",
    figures: "$2.0M $15,400,000 $2,200,000 $100K $700K $2.78M 51% 38% $1,000,000 6.5% $15.4M $6.88M",
  },
  priceAndTerms: {
    what: "The worked example, and sources cited beside it",
    figures:
      "$2.0M $15.4M $6.88M $15.40M $4M $8M $12M $16M $2.2M $1.20M $300K $0.30M $13.90M $0.95M $2.78M $1.00M $2.29M $0.80M $0.25M $0.15M $1.10M $0.77M 5.0% $0.18M 6.5% $9.17M 23.8% 3.8% $0.75M $5.6M $1.1M $1.29M $14.30M $1.50M $0.90M $2.73M $8.17M $200K 18% $900M $100K $700K",
  },
  twentyFourWeeks: { what: "Sources cited beside them", figures: "25.3% 21.3% 14.7% 13.3% 10.7%" },
  ourFee: {
    what: "The fee of content/site.ts, worked out, and sources cited beside it",
    figures:
      "$15M 4% 3% $30M $250,000 2% 6% 8% 5.0% $15.4M 6.3% 3.8% $20M $40M $3M 8.3% $500,000 $750,000 $950,000 4.8% $1,350,000 4.5% $1,950,000 3.9% $250K $5.0M 4.7% 44% 1% $200,000 2.0% $150,000 $275,000 $30,000 $50,000 $60,000",
  },
};
