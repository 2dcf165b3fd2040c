import type { Source } from "#content/schemas/guide.ts";

/** Published studies and letters that the guides cite, each with its date and what it covers in the text. */
export const guideSources = {
  workingCapital: {
    name: "SRS Acquiom, 2026 Working Capital Study, on DealLawyers.com, February 1, 2026",
    url: "https://www.deallawyers.com/blog/2026/02/purchase-price-adjustments-srs-acquiom-working-capital-ppa-study.html",
  },
  escrow: {
    name: "SRS Acquiom, M&A Deal Terms Study 2023",
    url: "https://www.srsacquiom.com/resources/deal-terms/",
  },
  exclusivity: {
    name: "Axial, The Winning LOI, nos. 4, 6, 15, 69 and 76",
    url: "https://www.axial.net/forum/the-winning-loi-vol-4-issue-24-no-76",
  },
  exclusivityPractice: {
    name: "Business Transition Strategies, undated",
    url: "http://www.businesstransitionstrategies.com/news/what-to-expect-in-the-loi-exclusivity-period.php",
  },
  earnOuts: {
    name: "ABA Private Target Deal Points Study 2025, on DealLawyers.com, January 6, 2026",
    url: "https://www.deallawyers.com/blog/2026/01/ma-surveys-aba-issues-2025-private-target-deal-points-study.html",
  },
  capitalGains: {
    name: "SmartAsset, capital gains rates, tax year 2025",
    url: "https://smartasset.com/taxes/state-capital-gains-tax",
  },
  investmentTax: {
    name: "26 U.S.C. 1411, text checked June 20, 2026",
    url: "https://law.lawstack.com/usc/26/1411/",
  },
  months: {
    name: "IBBA and M&A Source Market Pulse, third quarter of 2025, via Murphy Business",
    url: "https://murphybusiness.com/winstonsalem/article/ma-market-pulse-3q25-part-1-key-trends-for-buyers-and-sellers",
  },
  brokenLetters: {
    name: "Axial, Dead Deal Report on 2025",
    url: "https://www.axial.net/forum/dead-deal-report-unpacking-2025s-broken-lois",
  },
  brokenFinancing: {
    name: "Fieldway, on the same report (share of financing)",
    url: "https://fieldway.org/blog/the-diligence-gap-why-nearly-half-of-dead-deals-now-die-in-the-data-room",
  },
  averageFees: {
    name: "M&A Fee Guide 2023–24, quoted by Rose Biz",
    url: "https://rosebiz.com/what-are-merger-acquisition-advisor-fees-2023-2024/",
  },
  feeForms: {
    name: "M&A Fee Guide 2024–25, on Axial",
    url: "https://www.axial.net/forum/ma-fee-guide-2024-2025/",
  },
  feeBySize: {
    name: "M&A Community, fees by deal size, 2025",
    url: "https://mnacommunity.com/insights/ma-fees-by-deal-size",
  },
  engagementLetterFive: {
    name: "Axial, The Winning M&A Advisor, issue 5",
    url: "https://axial.net/forum/the-winning-ma-advisor-vol-1-issue-5",
  },
  engagementLetterNine: {
    name: "issue 9",
    url: "https://www.axial.net/forum/the-winning-ma-advisor-volume-1-issue-9",
  },
  engagementLetterTen: {
    name: "issue 10",
    url: "https://www.axial.net/forum/the-winning-ma-advisor-volume-1-issue-10",
  },
} as const satisfies Record<string, Source>;
