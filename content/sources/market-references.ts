/**
 * Public reference points for private-company multiples, each with its source and period. They are shown beside the
 * firm's own ranges as dated context; no valuation is computed from them. What the second opinion needs besides is in
 * `content/depth/published-multiples.ts`.
 */
export const marketReferences = {
  "small-1-5": {
    segment: "Deal value $1M–$5M",
    metric: "EV/EBITDA",
    low: 5.5,
    high: 5.5,
    period: "H1 2025",
    source: "GF Data",
    url: "https://gfdata.com/small-deal-resilience-h1-2025",
    note: "private-equity backed deals",
  },
  "small-5-10": {
    segment: "Deal value $5M–$10M",
    metric: "EV/EBITDA",
    low: 5.6,
    high: 5.6,
    period: "H1 2025",
    source: "GF Data",
    url: "https://gfdata.com/small-deal-resilience-h1-2025",
    note: "private-equity backed deals",
  },
  "mid-10-25": {
    segment: "Deal value $10M–$25M",
    metric: "EV/EBITDA",
    low: 6.2,
    high: 6.7,
    period: "H1 2025",
    source: "GF Data",
    url: "https://gfdata.com/small-deal-resilience-h1-2025",
    note: "private-equity backed deals",
  },
  "mid-10-500": {
    segment: "Deal value $10M–$500M",
    metric: "EV/EBITDA",
    low: 7.2,
    high: 7.2,
    period: "H1 2025",
    source: "GF Data",
    url: "https://gfdata.com/mid-year-ma-insight-volume-soft-multiples-stable-back-half-hopeful",
    note: "average of 142 deals; premium for above-average performers about 5%",
  },
  "pulse-5-50": {
    segment: "Deal value $5M–$50M",
    metric: "EV/EBITDA",
    low: 4.5,
    high: 6.0,
    period: "Q4 2024 to Q2 2025",
    source: "IBBA and M&A Source Market Pulse",
    url: "https://murphybusiness.com/winstonsalem/article/ma-market-pulse-2q25-part-1-key-trends-for-buyers-and-sellers",
    note: "median by quarter: 6.0, 4.5, 5.5",
  },
  "pulse-2-5": {
    segment: "Deal value $2M–$5M",
    metric: "EV/EBITDA",
    low: 3.5,
    high: 4.0,
    period: "Q1 2025 to Q3 2025",
    source: "IBBA and M&A Source Market Pulse",
    url: "https://murphybusiness.com/winstonsalem/article/ma-market-pulse-3q25-part-1-key-trends-for-buyers-and-sellers",
    note: "median by quarter: 3.5, 3.9, 4.0",
  },
  "business-services": {
    segment: "Business services, closed LOIs",
    metric: "EV/EBITDA",
    low: 4,
    high: 9,
    period: "2025",
    source: "Axial, The Winning LOI vol. 3",
    url: "https://www.axial.net/forum/the-winning-loi-ebook-vol-3-issues-51-75",
    note: "25 deals in seven industries",
  },
  healthcare: {
    segment: "Healthcare, closed LOIs",
    metric: "EV/EBITDA",
    low: 7,
    high: 8.5,
    period: "2025",
    source: "Axial, The Winning LOI vol. 3",
    url: "https://www.axial.net/forum/the-winning-loi-ebook-vol-3-issues-51-75",
    note: "25 deals in seven industries",
  },
  industrials: {
    segment: "Industrials, closed LOIs",
    metric: "EV/EBITDA",
    low: 2,
    high: 6.5,
    period: "2025",
    source: "Axial, The Winning LOI vol. 3",
    url: "https://www.axial.net/forum/the-winning-loi-ebook-vol-3-issues-51-75",
    note: "25 deals in seven industries",
  },
  technology: {
    segment: "Technology, closed LOIs",
    metric: "EV/EBITDA",
    low: 3.5,
    high: 11,
    period: "2025",
    source: "Axial, The Winning LOI vol. 3",
    url: "https://www.axial.net/forum/the-winning-loi-ebook-vol-3-issues-51-75",
    note: "25 deals in seven industries",
  },
  transportation: {
    segment: "Transportation, closed LOIs",
    metric: "EV/EBITDA",
    low: 3.5,
    high: 5.5,
    period: "2025",
    source: "Axial, The Winning LOI vol. 3",
    url: "https://www.axial.net/forum/the-winning-loi-ebook-vol-3-issues-51-75",
    note: "25 deals in seven industries",
  },
  "main-street-cash-flow": {
    segment: "Main Street (median price $350K)",
    metric: "price/cash flow",
    low: 2.61,
    high: 2.61,
    period: "2025",
    source: "BizBuySell Insight",
    url: "https://www.bizbuysell.com/blog/2025-year-in-review",
    note: "9,586 deals; a floor, far smaller businesses",
  },
  "main-street-revenue": {
    segment: "Main Street (median price $350K)",
    metric: "price/revenue",
    low: 0.69,
    high: 0.69,
    period: "2025",
    source: "BizBuySell Insight",
    url: "https://www.bizbuysell.com/blog/2025-year-in-review",
    note: "9,586 deals",
  },
} as const satisfies Record<string, MarketReference>;

export type MarketReference = {
  readonly segment: string;
  readonly metric: "EV/EBITDA" | "price/cash flow" | "price/revenue";
  readonly low: number;
  readonly high: number;
  readonly period: string;
  readonly source: string;
  readonly url: string;
  readonly note: string;
};

export type MarketReferenceId = keyof typeof marketReferences;

/** When the figures above were last looked up. */
export const marketReferencesRetrieved = "November 2026";
