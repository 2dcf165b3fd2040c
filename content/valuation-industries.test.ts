import { expect, test } from "vitest";
import { industryKeys } from "#domain/website/landing-industries.ts";
import { industries } from "./industries.ts";
import { chosenName, valuationsByPage, valuationWords } from "./valuation-industries.ts";

test("every industry page hands over what its data says", () => {
  expect(Object.entries(valuationsByPage)).toEqual(industries.map(({ id, valuation }) => [id, valuation]));
});

test("each key is one page's, and each page has one", () => {
  expect(industries.map(({ valuation }) => valuation.key).toSorted()).toEqual([...industryKeys].toSorted());
});

test.each(industries.map(({ valuation }) => [valuation.key, valuation.words] as const))(
  "the words of %s are its page's",
  (key, words) => {
    expect(valuationWords(key)).toBe(words);
  },
);

test.each([
  ["machining", "Precision machining and fabrication"],
  ["cross-border", "Cross-border, US and Europe"],
] as const)("%s is called %s", (key, name) => {
  expect(chosenName(key)).toBe(name);
});
