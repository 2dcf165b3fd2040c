import { describe, expect, it, test } from "vitest";
import type { Corrections } from "./corrections.ts";
import { industries } from "./industries.ts";
import {
  chosenCorrections,
  type IndustryKey,
  industryKeys,
  industryLabelOf,
  landingIndustries,
  readIndustryKey,
  rechosenCorrections,
  vocabularyOf,
  withoutIndustryKey,
} from "./landing-industries.ts";

test.each<[IndustryKey, string | undefined]>([
  ["dental", "Dental practices"],
  ["saas", "SaaS and software"],
  ["machining", "Precision machining and fabrication"],
  ["hvac", "HVAC and home services"],
  ["cleaning", "Commercial cleaning"],
  ["cross-border", undefined],
])("%s stands for %s", (key, label) => {
  expect(industryLabelOf(key)).toBe(label);
});

test("every industry with a landing page is one that a website can be recognized as, with the same label", () => {
  expect(industries).toMatchObject(landingIndustries);
});

describe("the query", () => {
  it.each([
    ["industry=saas", "saas"],
    ["website=northgate.example&industry=cross-border&autoStart=true", "cross-border"],
    ["", undefined],
    ["industry=", undefined],
    ["industry=plumbing", undefined],
    ["industry=SAAS", undefined],
    ["industry=toString", undefined],
    ["industry=__proto__", undefined],
  ])("%j names %s", (search, key) => {
    expect(readIndustryKey(new URLSearchParams(search))).toBe(key);
  });

  it("removes only its own parameter", () => {
    const search = new URLSearchParams("utm_source=letter&industry=saas");
    expect(withoutIndustryKey(search).toString()).toBe("utm_source=letter");
    expect(search.get("industry")).toBe("saas");
  });
});

describe("a chosen industry", () => {
  it.each<[IndustryKey | undefined, string, Corrections]>([
    ["saas", "Dental practices", { industry: "SaaS and software" }],
    ["saas", "", { industry: "SaaS and software" }],
    ["saas", "SaaS and software", {}],
    ["cross-border", "SaaS and software", {}],
    [undefined, "SaaS and software", {}],
  ])("of %s corrects %j to %j", (key, read, corrections) => {
    expect(chosenCorrections(key, read)).toEqual(corrections);
  });

  it.each<[string, IndustryKey | undefined, Corrections, IndustryKey | undefined, Corrections]>([
    ["nothing", undefined, {}, "hvac", { industry: "HVAC and home services" }],
    ["another choice", "saas", { industry: "SaaS and software" }, "hvac", { industry: "HVAC and home services" }],
    ["a choice, for what was read", "saas", { industry: "SaaS and software" }, "dental", {}],
    ["a choice, for words alone", "saas", { industry: "SaaS and software" }, "cross-border", {}],
    ["other corrections", "saas", { title: "Northgate" }, undefined, { title: "Northgate" }],
    ["a typed industry, never", "saas", { industry: "Scheduling" }, "hvac", { industry: "Scheduling" }],
    [
      "an industry typed without a choice, never",
      undefined,
      { industry: "Scheduling" },
      "hvac",
      { industry: "Scheduling" },
    ],
  ])("replaces %s", (_, industry, corrections, key, after) => {
    expect(rechosenCorrections({ industry, corrections }, key, "Dental practices")).toEqual(after);
  });
});

describe("the drivers' words", () => {
  const typed = (industry: string): Corrections => ({ industry });

  it.each<[string, IndustryKey | undefined, Corrections, string, IndustryKey | undefined]>([
    ["nobody's, where nothing was chosen", undefined, {}, "SaaS and software", undefined],
    ["of the link's industry", "saas", typed("SaaS and software"), "SaaS and software", "saas"],
    ["of the link's industry, where it was read as well", "saas", {}, "SaaS and software", "saas"],
    ["of the typed industry", "saas", typed("Dental practices"), "Dental practices", "dental"],
    ["of the typed industry, without a link", undefined, typed("Dental practices"), "Dental practices", "dental"],
    ["nobody's, for an industry without a page", "saas", typed("Scheduling"), "Scheduling", undefined],
    ["of the industry that was read, once the choice is taken back", "saas", {}, "Dental practices", "dental"],
    ["of the page without an industry, whatever the industry", "cross-border", {}, "Dental practices", "cross-border"],
  ])("are %s", (_, industry, corrections, shown, key) => {
    expect(vocabularyOf({ industry, corrections }, shown)).toBe(key);
  });

  it("exist for every key", () => {
    for (const key of industryKeys) {
      const shown = industryLabelOf(key) ?? "";
      expect(vocabularyOf({ industry: key, corrections: {} }, shown)).toBe(key);
    }
  });
});
