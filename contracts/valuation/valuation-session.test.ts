import { describe, expect, it } from "vitest";
import type { BusinessAnalysis } from "#domain/website/analysis.ts";
import { technologyServicesAnalysis } from "#domain/website/fallback-analysis.ts";
import { readValuationSession } from "./valuation-session.ts";

const website = "https://northgate.example";
const fallback = technologyServicesAnalysis({ website, at: "2025-11-03T10:00:00.000Z" });
const read: BusinessAnalysis = {
  ...fallback,
  general: false,
  aspects: [
    { type: "positive", title: "Annual contracts", description: "Sold by the year.", quote: "billed annually" },
    { type: "neutral", title: "One office", description: "In Ohio." },
  ],
};

const started = {
  version: 1,
  at: "dialog",
  website,
  draft: { preTaxProfit: 1_500_000, growthTrend: null, recurringRevenue: 50 },
};
const finished = {
  version: 1,
  at: "results",
  website,
  inputs: { preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 50 },
  valuationId: "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11",
  analysis: read,
  corrections: { title: "Northgate", location: "Dayton, Ohio" },
  captured: false,
};

const report = { email: "owner@northgate.example", asked: "2025-11-03T10:05:00.000Z" };

describe("readValuationSession", () => {
  it("accepts a result stored before there were corrections", () => {
    const { corrections: _, ...before } = finished;
    expect(readValuationSession(JSON.stringify(before))).toEqual({ ...before, corrections: {} });
  });

  it.each([
    ["a started valuation", started],
    ["an address alone", { ...started, at: "input" }],
    ["a profit typed below the bounds", { ...started, draft: { ...started.draft, preTaxProfit: 50 } }],
    ["a finished valuation", finished],
    ["a finished valuation with a general profile", { ...finished, analysis: fallback }],
    ["a started valuation of a chosen industry", { ...started, industry: "saas" }],
    ["a finished valuation of a chosen industry", { ...finished, industry: "cross-border" }],
    ["a report that was asked for", { ...finished, report }],
    ["a report that is on its way", { ...finished, report: { ...report, phone: "212 555 0142", mail: "onItsWay" } }],
  ])("reads %s", (_, session) => {
    expect(readValuationSession(JSON.stringify(session))).toEqual(session);
  });

  it("drops a malformed industry, and nothing else", () => {
    const { industry, ...rest } = readValuationSession(JSON.stringify({ ...finished, industry: "MILLS" })) ?? {};
    expect(industry).toBeUndefined();
    expect(rest).toEqual(finished);
  });

  it.each([
    ["no JSON", "{"],
    ["nothing", "null"],
    ["another version", JSON.stringify({ ...started, version: 2 })],
    ["no address", JSON.stringify({ ...started, website: "" })],
    ["an unknown place", JSON.stringify({ ...started, at: "analyzing" })],
    ["a result without its trend", JSON.stringify({ ...finished, inputs: started.draft })],
    [
      "a profit out of bounds",
      JSON.stringify({ ...finished, inputs: { ...finished.inputs, preTaxProfit: 10_000_001 } }),
    ],
    ["a share above 100%", JSON.stringify({ ...finished, inputs: { ...finished.inputs, recurringRevenue: 101 } })],
    ["an id of its own making", JSON.stringify({ ...finished, valuationId: "1" })],
    ["an empty correction", JSON.stringify({ ...finished, corrections: { title: " " } })],
    ["a correction of something else", JSON.stringify({ ...finished, corrections: { value: "1" } })],
    ["a report for no address", JSON.stringify({ ...finished, report: { ...report, email: "owner" } })],
    ["a mail in a state of its own", JSON.stringify({ ...finished, report: { ...report, mail: "sent" } })],
    ["no analysis", JSON.stringify({ ...finished, analysis: null })],
  ])("refuses %s", (_, kept) => {
    expect(readValuationSession(kept)).toBeUndefined();
  });
});
