import type { Page } from "@playwright/test";
import type { ValuationSession } from "#contracts/valuation/valuation-session.ts";
import { expect, live } from "./test.ts";

export type Finished = Extract<ValuationSession, { at: "results" }>;

export const finished: Finished = {
  version: 1,
  at: "results",
  website: "https://northgate.example",
  inputs: { preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 50 },
  valuationId: "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11",
  corrections: {},
  captured: false,
  analysis: {
    overview:
      "Northgate Systems makes scheduling and dispatch software for field service companies in the Midwest. It sells annual licenses with onboarding and support, and serves mid-sized contractors.",
    industry: "Technology",
    businessModel: "Subscription",
    location: "Columbus, Ohio",
    aspects: [
      { type: "positive", title: "Renewals", description: "Licenses renew.", quote: "92% renew every year" },
      { type: "negative", title: "One product", description: "Every page leads to the same module." },
      { type: "neutral", title: "Three offices", description: "All of them are named." },
    ],
    websiteData: {
      url: "https://northgate.example",
      title: "Northgate Systems - Field service software",
      metaDescription: "",
      textContent: "",
      headings: [],
      extractedAt: "2026-01-02T09:00:00.000Z",
    },
  },
};

/** Opens the page in a tab that has kept a finished valuation. */
export async function openFinished(page: Page, session: Finished = finished) {
  await page.addInitScript((kept) => {
    // The script also runs in the calendar's frame, which may have no storage.
    if (self === top && !sessionStorage.getItem("valuation")) sessionStorage.setItem("valuation", kept);
  }, JSON.stringify(session));
  await page.goto("/valuation");
  await live(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your preliminary valuation is ready!");
}
