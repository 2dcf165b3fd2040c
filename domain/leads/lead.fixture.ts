import fc from "fast-check";
import { growthTrends, profitBounds } from "#domain/valuation/financial-inputs.ts";
import type { BusinessAnalysis } from "#domain/website/analysis.ts";
import { technologyServicesAnalysis } from "#domain/website/fallback-analysis.ts";
import type { LeadCapture } from "./lead.ts";
import { defaultUtm } from "./utm.ts";

export const newYork = "America/New_York";
export const resultLink = (valuationId: string) => `https://amiva.example/valuation/result/${valuationId}`;
/** November 3, 2025, 10:00 in New York, the day after the clocks changed. */
export const captured = Date.UTC(2025, 10, 3, 15);

const website = "https://www.northgate-dental.example/";

const readAnalysis: BusinessAnalysis = {
  overview: "Northgate Dental runs six practices in Ohio. Most patients are on a yearly care plan.",
  industry: "Dental practices",
  businessModel: "Fee for service with yearly care plans",
  location: "Columbus, Ohio",
  aspects: [
    { type: "positive", title: "Yearly care plans", description: "Patients pay by the year.", quote: "Join our plan" },
    { type: "positive", title: "Six locations", description: "" },
    { type: "negative", title: "One named dentist", description: "The site speaks of a single person." },
    { type: "neutral", title: "Founded in 1998", description: "As the page says." },
  ],
  websiteData: {
    url: website,
    title: "Northgate Dental - Family dentistry in Columbus",
    metaDescription: "",
    textContent: "Six practices in Ohio.",
    headings: ["Welcome"],
    extractedAt: "2025-11-03T14:59:10.000Z",
  },
};

/** The worked example: $9.9M, $8.4M – $11.4M, score 55. */
export const fullCapture: LeadCapture = {
  valuationId: "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11",
  website,
  businessAnalysis: readAnalysis,
  financialInputs: { preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 50 },
  userEmail: "owner@northgate-dental.example",
  userPhone: "(614) 555-0142 ext. 4",
  corrections: { location: "Dublin, Ohio" },
  utm: { source: "newsletter", medium: "email", campaign: "autumn" },
  timestamp: "2025-11-03T15:00:01.000Z",
  userAgent: "Mozilla/5.0",
  referrer: "https://news.example/letters/7?reader=42",
  pageUrl: "https://amiva.example/valuation",
};

/** No contact details, a website that was not read, and the lowest profit. */
export const sparseCapture: LeadCapture = {
  valuationId: "0b9f6f0e-2d63-4a51-8c39-5a1f7f1d9e42",
  website: "plumber.example",
  businessAnalysis: technologyServicesAnalysis({ website: "plumber.example", at: "2025-11-03T15:00:00.000Z" }),
  financialInputs: { preTaxProfit: 100_000, growthTrend: "decreasing", recurringRevenue: 0 },
  corrections: {},
  utm: defaultUtm,
  userAgent: "",
  referrer: "",
  pageUrl: "",
};

const plain = { noNullPrototype: true };
const said = fc.option(fc.constantFrom("one", "two", "three"), { nil: undefined });

/** A series of captures of one valuation. */
export const captures: fc.Arbitrary<LeadCapture> = fc.record(
  {
    valuationId: fc.constant(fullCapture.valuationId),
    website: fc.constantFrom(website, "https://northgate-dental.example"),
    businessAnalysis: fc.constantFrom(readAnalysis, sparseCapture.businessAnalysis, null),
    financialInputs: fc.record(
      {
        preTaxProfit: fc.integer({ min: profitBounds.min, max: profitBounds.max }),
        growthTrend: fc.constantFrom(...growthTrends),
        recurringRevenue: fc.integer({ min: 0, max: 100 }),
      },
      plain,
    ),
    userEmail: fc.option(fc.constantFrom("a@b.example", "c@d.example"), { nil: undefined }),
    userPhone: fc.option(fc.constantFrom("212 555 0142", "+44 20 7946 0958"), { nil: undefined }),
    corrections: fc.record({ title: said, industry: said, location: said }, plain),
    utm: fc.constantFrom(defaultUtm, fullCapture.utm),
    timestamp: fc.option(fc.constant("2025-11-03T15:00:01.000Z"), { nil: undefined }),
    userAgent: fc.constantFrom("", "Mozilla/5.0"),
    referrer: fc.constantFrom("", "https://news.example/"),
    pageUrl: fc.constantFrom("", "https://amiva.example/valuation"),
  },
  plain,
);
