import { describe, expect, it } from "vitest";
import type { Corrections } from "./corrections.ts";
import {
  chosenCorrections,
  readIndustryKey,
  rechosenCorrections,
  vocabularyOf,
  withoutIndustryKey,
} from "./landing-industries.ts";

describe("the query", () => {
  it.each([
    ["industry=saas", "saas"],
    ["website=northgate.example&industry=cross-border&autoStart=true", "cross-border"],
    ["", null],
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
  it.each<[string | undefined, string, Corrections]>([
    ["Software", "Dental practices", { industry: "Software" }],
    ["Software", "", { industry: "Software" }],
    ["Software", "Software", {}],
    [undefined, "Software", {}],
  ])("%s corrects %j to %j", (chosen, read, corrections) => {
    expect(chosenCorrections(chosen, read)).toEqual(corrections);
  });

  it.each<[string, string | undefined, Corrections, string | undefined, Corrections]>([
    ["nothing", undefined, {}, "Heating", { industry: "Heating" }],
    ["another choice", "Software", { industry: "Software" }, "Heating", { industry: "Heating" }],
    ["a choice, for what was read", "Software", { industry: "Software" }, "Dental practices", {}],
    ["a choice, for words alone", "Software", { industry: "Software" }, undefined, {}],
    ["other corrections", "Software", { title: "Northgate" }, undefined, { title: "Northgate" }],
    ["a typed industry, never", "Software", { industry: "Scheduling" }, "Heating", { industry: "Scheduling" }],
    [
      "an industry typed without a choice, never",
      undefined,
      { industry: "Scheduling" },
      "Heating",
      { industry: "Scheduling" },
    ],
  ])("replaces %s", (_, before, corrections, chosen, after) => {
    expect(rechosenCorrections(corrections, before, chosen, "Dental practices")).toEqual(after);
  });
});

describe("the drivers' words", () => {
  const landings = [
    { key: "dental", label: "Dental practices" },
    { key: "saas", label: "Software" },
    { key: "cross-border", label: null },
  ] as const;
  const typed = (industry: string): Corrections => ({ industry });

  it.each<[string, string | undefined, Corrections, string, string | undefined]>([
    ["nobody's, where nothing was chosen", undefined, {}, "Software", undefined],
    ["nobody's, where the choice is no page's", "shipping", {}, "Software", undefined],
    ["of the link's industry", "saas", typed("Software"), "Software", "saas"],
    ["of the link's industry, where it was read as well", "saas", {}, "Software", "saas"],
    ["of the typed industry", "saas", typed("Dental practices"), "Dental practices", "dental"],
    ["of the typed industry, without a link", undefined, typed("Dental practices"), "Dental practices", "dental"],
    ["nobody's, for an industry without a page", "saas", typed("Scheduling"), "Scheduling", undefined],
    ["of the industry that was read, once the choice is taken back", "saas", {}, "Dental practices", "dental"],
    ["of the page without an industry, whatever the industry", "cross-border", {}, "Dental practices", "cross-border"],
  ])("are %s", (_, industry, corrections, shown, key) => {
    expect(vocabularyOf({ industry, corrections }, shown, landings)?.key).toBe(key);
  });
});
