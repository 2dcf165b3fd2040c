import { expect, test } from "vitest";
import { type LeadSource, leadSourceOf } from "./lead-source.ts";
import { defaultUtm } from "./utm.ts";

const utm = (source: string, medium: string) => ({ source, medium });

test.each<[LeadSource, { source: string; medium: string }, string, string?]>([
  ["direct", defaultUtm, ""],
  ["direct", defaultUtm, "not an address"],
  ["industryPage", defaultUtm, "", "dental"],
  ["googleSearch", defaultUtm, "https://www.google.com/"],
  ["googleSearch", defaultUtm, "https://www.google.co.uk/", "dental"],
  ["googleAds", utm("google", "cpc"), "https://www.google.com/"],
  ["googleAds", utm("direct", "ppc"), "https://www.google.com/"],
  ["ads", utm("facebook", "paid_social"), ""],
  ["otherSearch", defaultUtm, "https://duckduckgo.com/"],
  ["linkedIn", defaultUtm, "https://www.linkedin.com/feed/"],
  ["linkedIn", utm("linkedin", "cpc"), ""],
  ["newsletter", utm("newsletter", "email"), "https://news.example/letters/7"],
  ["referral", defaultUtm, "https://broker.example/partners"],
  ["referral", utm("broker", "referral"), ""],
  ["referral", defaultUtm, "https://notgoogle.example/"],
])("%s from %j, %j", (source, campaign, referrer, industryKey) => {
  expect(leadSourceOf({ utm: campaign, referrer, ...(industryKey !== undefined && { industryKey }) })).toBe(source);
});
