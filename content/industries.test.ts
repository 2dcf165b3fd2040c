import { describe, expect, it } from "vitest";
import { industries, industryById } from "./industries.ts";
import { type IndustryId, pages } from "./registry.ts";
import { type Industry, industrySchema } from "./schemas/industry.ts";

const said = (industry: Industry) => JSON.stringify(industry);

/** The published figures and the fixed button labels of each trade. */
const published: Record<IndustryId, { figures: readonly string[]; primary: string; secondary?: string }> = {
  dental: {
    figures: ["6–10x", "1.2–1.8x", "5 to 7 months", "210+", "32%", "21", "82%", "18 to 36 months"],
    primary: "Get a Dental Valuation",
  },
  saas: {
    figures: ["7–12x", "4–7x", "180+", "1.8x", "14 days", "18 to 20 weeks", "92%", "70%", "10–30%"],
    primary: "Benchmark My SaaS Valuation",
    secondary: "Talk with a software banker",
  },
  manufacturing: {
    figures: ["160+", "28%", "30-day", "75%", "12 to 18 weeks", "6–9x", "30% share", "12 to 24 months"],
    primary: "Request a Shop Valuation",
  },
  hvac: {
    figures: ["140+", "30%", "6-week sprint", "68% is cash", "45%", "24-hour", "24 hours", "52%", "6–9x"],
    primary: "Value My HVAC Company",
  },
  commercialCleaning: {
    figures: [
      "95+",
      "60%",
      "5-week sprint",
      "24 days",
      "32%",
      "25%",
      "72%",
      "$4.8M",
      "7–9x",
      "12–24",
      "12 to 24 months",
    ],
    primary: "Benchmark my company",
    secondary: "Schedule a confidential call",
  },
  crossBorder: {
    figures: ["120+", "96%", "5 parallel workstreams", "5–7", "82%", "100%"],
    primary: "Start the Valuation",
  },
};

const areas: Partial<Record<IndustryId, readonly string[]>> = {
  manufacturing: ["United States", "Canada", "Mexico"],
  hvac: ["United States"],
  crossBorder: ["United States", "European Union", "United Kingdom"],
  commercialCleaning: ["United States", "Canada"],
};

describe("industries", () => {
  it("has one entry for every industry page of the registry, in its order", () => {
    const registered = pages.filter(({ parent }) => parent === "industries").map(({ id }) => id);
    expect(industries.map(({ id }) => id)).toEqual(registered);
  });

  describe.each(industries.map((industry) => [industry.id, industry] as const))("%s", (id, industry) => {
    it("keeps to the schema", () => {
      expect(industrySchema.safeParse(industry).error?.issues ?? []).toEqual([]);
    });

    it("states the published figures", () => {
      for (const figure of published[id].figures) expect(said(industry)).toContain(figure);
    });

    it("carries the fixed labels", () => {
      expect(industry.actions.primary).toBe(published[id].primary);
      const { secondary } = published[id];
      if (secondary) expect(industry.actions.secondary).toBe(secondary);
    });

    it("serves the stated area", () => {
      expect(industry.areaServed).toEqual(areas[id] ?? industry.areaServed);
    });

    it("asks each question once", () => {
      expect(new Set(industry.faq.map((item) => item.id)).size).toBe(4);
    });
  });

  it("points the dental and software pages at the playbooks they name", () => {
    expect(industryById("dental").related).toEqual(["hvac", "saas", "crossBorder"]);
    expect(industryById("saas").related).toEqual(["crossBorder", "manufacturing", "hvac"]);
  });

  it("closes the dental and cleaning pages with their own labels", () => {
    expect(industryById("dental").closing).toMatchObject({
      primary: "Start Your Valuation",
      secondary: "Book a Strategy Call",
    });
    expect(industryById("commercialCleaning").closing).toMatchObject({
      primary: "Start your valuation",
      secondary: "Book a strategy call",
    });
  });

  it("is refused when a trade is related to itself", () => {
    const dental = industryById("dental");
    expect(industrySchema.safeParse({ ...dental, related: ["dental", "saas", "hvac"] }).success).toBe(false);
  });
});
