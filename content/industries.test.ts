import { describe, expect, it } from "vitest";
import { figures } from "./claims.ts";
import { inWords } from "./figure-forms.ts";
import { industries, industryById } from "./industries.ts";
import { type IndustryId, pages } from "./registry.ts";
import { type Industry, industrySchema } from "./schemas/industry.ts";

const said = (industry: Industry) => JSON.stringify(industry);

/** The fixed button labels of each industry. */
const published: Record<IndustryId, { primary: string; secondary?: string }> = {
  dental: {
    primary: "Get a Dental Valuation",
  },
  saas: {
    primary: "Benchmark My SaaS Valuation",
    secondary: "Talk with a software banker",
  },
  manufacturing: {
    primary: "Request a Shop Valuation",
  },
  hvac: {
    primary: "Value My HVAC Company",
  },
  commercialCleaning: {
    primary: "Benchmark my company",
    secondary: "Schedule a confidential call",
  },
  crossBorder: {
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
    it("matches the schema", () => {
      expect(industrySchema.safeParse(industry).error?.issues ?? []).toEqual([]);
    });

    it("states every figure that the firm claims about it", () => {
      const text = said(industry);
      const claimed: readonly string[] = Object.values(figures[id]);
      expect(claimed.filter((figure) => !text.includes(figure) && !text.includes(inWords(figure)))).toEqual([]);
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

  it("is refused when an industry is related to itself", () => {
    const dental = industryById("dental");
    expect(industrySchema.safeParse({ ...dental, related: ["dental", "saas", "hvac"] }).success).toBe(false);
  });
});
