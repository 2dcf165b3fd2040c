import { describe, expect, it } from "vitest";
import { professionalServicesAnalysis, technologyServicesAnalysis } from "./fallback-analysis.ts";
import { profileOf } from "./profile.ts";

const at = "2025-11-03T10:00:00.000Z";

describe("technologyServicesAnalysis", () => {
  it("is built from the domain and claims to have seen nothing", () => {
    const analysis = technologyServicesAnalysis({ website: "www.northgate.example/about", at });
    expect(analysis).toMatchObject({
      industry: "Technology Services",
      businessModel: "SaaS",
      location: "United States",
      aspects: [],
      general: true,
      websiteData: {
        url: "https://www.northgate.example/about",
        title: "northgate.example",
        textContent: "",
        headings: [],
        extractedAt: at,
      },
    });
    expect(analysis.overview).toContain("northgate.example");
    expect(profileOf(analysis).title).toBe("northgate.example");
  });

  it.each(["my shop", "https://", "northgate"])("fails for %j, which has no domain", (website) => {
    expect(() => technologyServicesAnalysis({ website, at })).toThrow("No domain");
  });
});

describe("professionalServicesAnalysis", () => {
  it("needs no domain", () => {
    const analysis = professionalServicesAnalysis({ website: "my shop", at });
    expect(analysis).toMatchObject({ industry: "Professional Services", aspects: [], general: true });
    expect(profileOf(analysis).title).toBe("Your Business");
  });
});
