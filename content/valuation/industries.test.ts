import { expect, test } from "vitest";
import { industries } from "#content/registry/industries.ts";
import { chosenName, industryKeyOf, industryLabelOf, valuationIndustries } from "./industries.ts";

test("no two industries share a key or a label", () => {
  const keys = valuationIndustries.map(({ key }) => key);
  const labels = valuationIndustries.flatMap(({ label }) => label ?? []);
  expect([new Set(keys).size, new Set(labels).size]).toEqual([keys.length, labels.length]);
});

test.each(industries)("$id is known by its key, and called by its label or else by its page's name", (industry) => {
  const { key, label } = industry.valuation;
  expect(industryKeyOf(key)).toBe(key);
  expect(industryLabelOf(key)).toBe(label ?? undefined);
  expect(chosenName(key)).toBe(label ?? industry.name);
});

test.each([null, undefined, "", "no-such-industry", "toString", "__proto__"])("%j is no industry", (key) => {
  expect(industryKeyOf(key)).toBeUndefined();
});
