import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { captured, captures, fullCapture, sparseCapture } from "./lead.fixture.ts";
import { leadOf, scorePartsOf } from "./lead.ts";
import { leadProfileOf } from "./lead-profile.ts";

describe("leadOf", () => {
  it("computes valuation and score from the inputs", () => {
    const lead = leadOf(fullCapture, { now: captured });
    expect(lead.valuation.adjustedValuation).toBe(9_900_000);
    expect(lead.valuation.conservativeValue).toBe(8_415_000);
    expect(lead.valuation.optimisticValue).toBe(11_385_000);
    expect(lead.leadScore).toBe(55);
    expect([lead.createdAt, lead.updatedAt]).toEqual([captured, captured]);
    expect(lead).toMatchObject(fullCapture);
  });

  it("takes no figure and no unknown field from the capture", () => {
    const forged = { ...fullCapture, valuation: { adjustedValuation: 1 }, leadScore: 100, createdAt: 1, admin: true };
    expect(leadOf(forged, { now: captured })).toEqual(leadOf(fullCapture, { now: captured }));
  });

  it("has no key without a value", () => {
    fc.assert(
      fc.property(captures, (capture) => {
        const lead = leadOf(capture, { now: captured });
        expect(JSON.parse(JSON.stringify(lead))).toStrictEqual(lead);
        expect(scorePartsOf(lead).reduce((sum, { points }) => sum + points, 0)).toBe(lead.leadScore);
      }),
      { numRuns: 50 },
    );
  });
});

describe("leadProfileOf", () => {
  it("uses the owner's corrections before our analysis", () => {
    const lead = leadOf(
      { ...fullCapture, corrections: { title: "Northgate", industry: "Fintech" } },
      { now: captured },
    );
    expect(leadProfileOf(lead)).toMatchObject({
      company: "Northgate",
      industry: "Fintech",
      industryGroup: "Technology",
      location: "Columbus, Ohio",
      general: false,
    });
  });

  it.each([
    ["Northgate Dental - Columbus", "Northgate Dental"],
    ["North\u202egate\nDental", "Northgate Dental"],
    ["", "northgate-dental.example"],
    [" - Home", "northgate-dental.example"],
  ])("names the company titled %j as %s", (title, company) => {
    const { businessAnalysis } = fullCapture;
    if (businessAnalysis === null) throw new Error("no analysis");
    const websiteData = { ...businessAnalysis.websiteData, title };
    const titled = { ...fullCapture, businessAnalysis: { ...businessAnalysis, websiteData } };
    expect(leadProfileOf(leadOf(titled, { now: captured })).company).toBe(company);
  });

  it("names a lead without an analysis by its address", () => {
    expect(leadProfileOf(leadOf({ ...sparseCapture, businessAnalysis: null }, { now: captured }))).toEqual({
      company: "plumber.example",
      overview: "",
      industry: "",
      industryGroup: "Other",
      businessModel: "",
      location: "United States",
      general: true,
    });
  });
});
