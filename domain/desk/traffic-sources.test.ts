import { expect, test } from "vitest";
import { type TrafficSource, trafficSourceOf, type VisitOrigin } from "./traffic-sources.ts";

test.each<[VisitOrigin, TrafficSource]>([
  [{}, "direct"],
  [{ referrer: "" }, "direct"],
  [{ referrer: "https://www.google.com/" }, "search"],
  [{ referrer: "https://www.google.co.uk/search?q=x" }, "search"],
  [{ referrer: "https://duckduckgo.com/" }, "search"],
  [{ referrer: "https://mail.google.com/" }, "mail"],
  [{ referrer: "https://outlook.live.com/" }, "mail"],
  [{ referrer: "https://www.linkedin.com/" }, "social"],
  [{ referrer: "https://lnkd.in/abc" }, "social"],
  [{ referrer: "https://t.co/abc" }, "social"],
  [{ referrer: "https://news.example/" }, "other"],
  [{ referrer: "https://notgoogle.example/" }, "other"],
  [{ referrer: "not an address" }, "other"],
  [{ utmSource: "google", utmMedium: "cpc" }, "ads"],
  [{ utmSource: "Google", utmMedium: "organic" }, "search"],
  [{ utmSource: "linkedin.com", utmMedium: "post" }, "social"],
  [{ utmSource: "november", utmMedium: "Email" }, "mail"],
  [{ utmSource: "newsletter" }, "mail"],
  [{ utmSource: "acme", utmMedium: "partner" }, "partner"],
  [{ utmSource: "partner-acme" }, "partner"],
  [{ utmSource: "acme", referrer: "https://www.google.com/" }, "other"],
])("%j is %s", (origin, source) => {
  expect(trafficSourceOf(origin)).toBe(source);
});
