import { describe, expect, it } from "vitest";
import { type IndustryGroup, industries } from "#domain/website/industries.ts";
import { industryGroup } from "./industry-mapping.ts";

describe("industryGroup", () => {
  it("maps every industry that a website can be recognized as", () => {
    for (const { label, group } of Object.values(industries)) {
      expect([label, industryGroup(label)]).toEqual([label, group]);
    }
  });

  it("maps an owner's spelling of a label by its words", () => {
    for (const { label, group } of Object.values(industries)) {
      expect([label, industryGroup(label.toLowerCase())]).toEqual([label, group]);
    }
  });

  it.each<[string, IndustryGroup]>([
    ["Technology Services", "Technology"],
    ["Professional Services", "Other"],
  ])("maps the general profile %s", (label, group) => {
    expect(industryGroup(label)).toBe(group);
  });

  it.each<[string, IndustryGroup]>([
    ["Dental group", "Healthcare"],
    ["DENTISTRY", "Healthcare"],
    ["Clínica médica", "Healthcare"],
    ["Médical clinics", "Healthcare"],
    ["Home-care agency", "Healthcare"],
    ["homecare", "Healthcare"],
    ["Medical devices", "Healthcare"],
    ["Biotechnology", "Healthcare"],
    ["Retail pharmacy", "Healthcare"],
    ["Cosmetic surgery", "Healthcare"],
    ["Doctor’s office", "Healthcare"],
    ["Tech-enabled home health", "Healthcare"],
    ["Fintech", "Technology"],
    ["Fin-tech", "Technology"],
    ["Financial technology", "Technology"],
    ["B2B SaaS for clinics", "Technology"],
    ["Healthcare IT", "Technology"],
    ["healthcare it", "Technology"],
    ["IT", "Technology"],
    ["IT & managed services", "Technology"],
    ["Insurance software", "Technology"],
    ["Manufacturing software", "Technology"],
    ["Machine learning", "Technology"],
    ["Cybersecurity", "Technology"],
    ["machine shop", "Manufacturing"],
    ["Medical device manufacturing", "Manufacturing"],
    ["Manufacturer of dental chairs", "Manufacturing"],
    ["Tool & die", "Manufacturing"],
    ["Investment castings", "Manufacturing"],
    ["CNC", "Manufacturing"],
    ["E-Commerce", "Consumer Goods"],
    ["ecommerce", "Consumer Goods"],
    ["Craft breweries", "Consumer Goods"],
    ["Food & Beverage", "Consumer Goods"],
    ["Health food", "Consumer Goods"],
    ["Cleaning products", "Consumer Goods"],
    ["Women’s apparel", "Consumer Goods"],
    ["Health insurance", "Financial Services"],
    ["Retail banking", "Financial Services"],
    ["CPA firm", "Financial Services"],
    ["Mortgage lender", "Financial Services"],
    ["Law firm for doctors and banks", "Other"],
    ["Tax law", "Other"],
    ["Healthcare staffing", "Other"],
    ["Cleaning for hospitals", "Other"],
    ["Dental marketing agency", "Other"],
    ["Fast food restaurants", "Other"],
    ["Tree surgeon", "Other"],
    ["Medical real estate", "Other"],
    ["", "Other"],
    ["???", "Other"],
    ["歯科", "Other"],
  ])("maps %j to %s", (typed, group) => {
    expect(industryGroup(typed)).toBe(group);
  });

  // Each contains a keyword inside another word, or the pronoun.
  it.each([
    "Aircraft maintenance",
    "Taxi company",
    "Taxidermy",
    "Hospitality",
    "Plant nursery",
    "Bankruptcy notices",
    "Toyota dealer",
    "Podcasting",
    "Prefabulous homes",
    "You name it",
    "A family and its friends",
    "Lawn mowing",
  ])("is not misled by %j", (typed) => {
    expect(industryGroup(typed)).toBe("Other");
  });
});
