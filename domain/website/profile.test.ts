import { expect, it } from "vitest";
import type { BusinessAnalysis } from "./analysis.ts";
import { technologyServicesAnalysis } from "./fallback-analysis.ts";
import { profileOf } from "./profile.ts";

const analysis: BusinessAnalysis = {
  overview: "Scheduling software for field service companies.",
  industry: "Software",
  businessModel: "Subscription",
  location: "Ohio, United States",
  aspects: [],
  websiteData: {
    url: "https://northgate.example",
    title: "Northgate Systems - Field service software",
    metaDescription: "",
    textContent: "",
    headings: [],
    extractedAt: "2025-11-03T10:00:00.000Z",
  },
};

it("shows what the analysis says", () => {
  expect(profileOf(analysis)).toEqual({
    title: "Northgate Systems",
    industry: "Software",
    overview: "Scheduling software for field service companies.",
    overviewIsLong: false,
    location: "Ohio, United States",
    general: false,
  });
});

it("shows nothing of a general profile except the name, and the owner's corrections", () => {
  const general = technologyServicesAnalysis({ website: "https://plumber.example", at: "2025-11-03T10:00:00.000Z" });
  const shown = {
    title: "plumber.example",
    industry: "",
    overview: "",
    overviewIsLong: false,
    location: "United States",
    general: true,
  };
  expect(profileOf(general)).toEqual(shown);
  const corrections = { industry: "Plumbing", location: "Dayton, Ohio" };
  expect(profileOf(general, corrections)).toEqual({ ...shown, ...corrections });
});

it("shows the owner's corrections instead", () => {
  const corrections = { title: "Northgate", industry: "Scheduling", location: "Dayton, Ohio" };
  expect(profileOf(analysis, corrections)).toEqual({ ...profileOf(analysis), ...corrections });
  expect(profileOf(null, { industry: "Scheduling" })).toEqual({ ...profileOf(null), industry: "Scheduling" });
});

it.each([
  [150, false],
  [151, true],
])("clamps an overview of %d characters: %s", (length, isLong) => {
  expect(profileOf({ ...analysis, overview: "x".repeat(length) }).overviewIsLong).toBe(isLong);
});

it.each(["", "  "])("shows the default location for %j", (location) => {
  expect(profileOf({ ...analysis, location }).location).toBe("United States");
});

it.each([null, undefined])("works without an analysis (%s)", (missing) => {
  expect(profileOf(missing)).toEqual({
    title: "Your Business",
    industry: "",
    overview: "",
    overviewIsLong: false,
    location: "United States",
    general: true,
  });
});
