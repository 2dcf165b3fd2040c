import type { LeadCapture } from "#domain/leads/lead.ts";
import { defaultUtm } from "#domain/leads/utm.ts";

const website = "https://northgate-dental.example/";

/** The invented company whose report pages the editions are shown with. It says what it is in its name. */
export const sampleCompany: LeadCapture = {
  valuationId: "00000000-0000-4000-8000-000000000001",
  website,
  businessAnalysis: {
    overview: "Northgate Dental runs six practices in Ohio. Most patients are on a yearly care plan.",
    industry: "Dental practices",
    businessModel: "Fee for service with yearly care plans",
    location: "Columbus, Ohio",
    aspects: [
      { type: "negative", title: "One named dentist", description: "The site speaks of a single person." },
      { type: "negative", title: "No prices for plans", description: "A visitor has to call to learn them." },
    ],
    websiteData: {
      url: website,
      title: "Northgate Dental (sample)",
      metaDescription: "",
      textContent: "Six practices in Ohio.",
      headings: ["Family dentistry"],
      extractedAt: "2026-11-02T15:00:00.000Z",
    },
  },
  financialInputs: { preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 50 },
  corrections: { title: "Northgate Dental (sample)" },
  utm: defaultUtm,
  userAgent: "",
  referrer: "",
  pageUrl: "",
};
