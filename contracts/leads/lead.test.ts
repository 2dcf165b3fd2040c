import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { captured, captures, fullCapture } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import { leadAnswerSchema, leadRequestSchema, readStoredLead } from "./lead.ts";

const { valuationId, website, businessAnalysis, financialInputs } = fullCapture;
const least = { valuationId, website, businessAnalysis, financialInputs };

describe("leadRequestSchema", () => {
  it("reads a capture that has everything", () => {
    expect(leadRequestSchema.parse({ ...fullCapture, valuation: { adjustedValuation: 1 } })).toMatchObject(fullCapture);
  });

  it("fills in what a minimal record leaves out", () => {
    expect(leadRequestSchema.parse(least)).toEqual({
      ...least,
      corrections: {},
      utm: { source: "direct", medium: "organic" },
      userAgent: "",
      referrer: "",
      pageUrl: "",
    });
  });

  it.each([
    ["no analysis", { businessAnalysis: null }, { businessAnalysis: null }],
    ["an untouched email and phone", { userEmail: "", userPhone: " " }, { userEmail: undefined, userPhone: undefined }],
    ["an email with stray spaces", { userEmail: " a@b.example\n" }, { userEmail: "a@b.example" }],
    ["a phone as typed", { userPhone: "(212) 555-0142" }, { userPhone: "(212) 555-0142" }],
    ["a correction with stray spaces", { corrections: { title: " North " } }, { corrections: { title: "North" } }],
    ["a correction of 120 characters", { corrections: { title: "x".repeat(120) } }, {}],
    ["an empty correction", { corrections: { title: "" } }, { corrections: {} }],
    ["a correction in two lines", { corrections: { title: "North\ngate" } }, { corrections: { title: "North gate" } }],
    ["a source alone", { utm: { source: "x" } }, { utm: { source: "x", medium: "organic" } }],
    ["an empty source", { utm: { source: " ", medium: "" } }, { utm: { source: "direct", medium: "organic" } }],
    ["a long source", { utm: { source: "x".repeat(900) } }, { utm: { source: "x".repeat(200) } }],
    ["a long user agent", { userAgent: "x".repeat(9_000) }, { userAgent: "x".repeat(512) }],
    ["a long referrer", { referrer: "x".repeat(9_000) }, { referrer: "x".repeat(2_048) }],
    ["a long page address", { pageUrl: "x".repeat(9_000) }, { pageUrl: "x".repeat(2_048) }],
    ["a time with an offset", { timestamp: "2025-11-03T10:00:00-05:00" }, {}],
    ["a wish for the report by mail", { sendReport: true }, { sendReport: true }],
    ["an industry page", { industryKey: "dental" }, { industryKey: "dental" }],
    ["no key of an industry page", { industryKey: "Not a key" }, { industryKey: undefined }],
    ["figures of the visitor's own", { valuation: "anything" }, {}],
  ])("accepts %s", (_, change, kept) => {
    expect(leadRequestSchema.parse({ ...least, ...change })).toMatchObject(kept);
  });

  it.each([
    ["an id of its own making", { valuationId: "1" }],
    ["no website", { website: " " }],
    ["an endless website", { website: "x".repeat(2_049) }],
    ["a name for a website", { website: "https://my company" }],
    ["a script for a website", { website: "javascript:alert(1)" }],
    ["two websites", { website: "https://northgate.example,southgate.example" }],
    ["no inputs", { financialInputs: null }],
    ["a profit out of bounds", { financialInputs: { ...financialInputs, preTaxProfit: 99_999 } }],
    ["an unknown trend", { financialInputs: { ...financialInputs, growthTrend: "rapid" } }],
    ["an analysis that is none", { businessAnalysis: {} }],
    ["text that is not an email address", { userEmail: "owner" }],
    ["a phone that is none", { userPhone: "call me" }],
    ["a correction of 121 characters", { corrections: { title: "x".repeat(121) } }],
    ["a correction of the value", { corrections: { valuation: "1" } }],
    ["an unknown utm field", { utm: { source: "x", id: "1" } }],
    ["a time that is none", { timestamp: "yesterday" }],
    ["a wish that is neither yes nor no", { sendReport: "a@b.example" }],
    ["a list of mailed links", { linkMails: [] }],
    ["an unknown field", { admin: true }],
  ])("refuses %s", (_, change) => {
    expect(leadRequestSchema.safeParse({ ...least, ...change }).success).toBe(false);
  });
});

describe("readStoredLead", () => {
  it("returns every lead as it was stored", () => {
    fc.assert(
      fc.property(captures, (capture) => {
        const lead = leadOf(leadRequestSchema.parse(capture), { now: captured });
        expect(readStoredLead(JSON.stringify(lead))).toStrictEqual(lead);
      }),
      { numRuns: 50 },
    );
  });

  it("reads an older lead whose website is not an address", () => {
    const lead = { ...leadOf(fullCapture, { now: captured }), website: "https://my company" };
    expect(readStoredLead(JSON.stringify(lead))).toStrictEqual(lead);
  });

  it("keeps which links were mailed", () => {
    const lead = {
      ...leadOf(fullCapture, { now: captured }),
      linkMails: [{ to: "a@b.example", asked: "", at: captured }],
    };
    expect(readStoredLead(JSON.stringify(lead))).toStrictEqual(lead);
  });

  it("keeps the industry page that led to it, even if that page is gone", () => {
    const lead = { ...leadOf(fullCapture, { now: captured }), industryKey: "shipping" };
    expect(readStoredLead(JSON.stringify(lead))).toStrictEqual(lead);
  });

  it.each([
    ["no JSON", "{"],
    ["null", "null"],
    ["a record without its figures", JSON.stringify(fullCapture)],
    ["a time as text", JSON.stringify({ ...leadOf(fullCapture, { now: captured }), createdAt: "2025" })],
  ])("returns nothing for %s", (_, record) => {
    expect(readStoredLead(record)).toBeUndefined();
  });
});

it("answers that the lead is stored, and nothing less", () => {
  expect(leadAnswerSchema.safeParse({ valuationId, stored: true }).success).toBe(true);
  expect(leadAnswerSchema.safeParse({ valuationId, stored: true, reportMail: "onItsWay" }).success).toBe(true);
  expect(leadAnswerSchema.safeParse({ valuationId, stored: false }).success).toBe(false);
  expect(leadAnswerSchema.safeParse({ stored: true }).success).toBe(false);
});
