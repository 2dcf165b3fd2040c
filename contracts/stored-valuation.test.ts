import { describe, expect, it } from "vitest";
import { readStoredValuation } from "./stored-valuation.ts";

const valuation = { conservativeValue: 8_415_000, adjustedValuation: 9_900_000, optimisticValue: 11_385_000 };
const record = { website: "https://northgate.example", valuation };

describe("readStoredValuation", () => {
  it("reads a record, whatever else it holds", () => {
    expect(readStoredValuation(JSON.stringify({ ...record, valuationId: "x", financialInputs: {} }))).toEqual(record);
  });

  it("reads the title of the website where there is one", () => {
    const businessAnalysis = { websiteData: { title: "Northgate Systems - Home" } };
    expect(readStoredValuation(JSON.stringify({ ...record, businessAnalysis }))?.businessAnalysis).toEqual(
      businessAnalysis,
    );
    expect(readStoredValuation(JSON.stringify({ ...record, businessAnalysis: null }))).toBeDefined();
  });

  it.each([
    ["no JSON", "{"],
    ["null", "null"],
    ["no valuation", JSON.stringify({ website: "https://northgate.example" })],
    ["a number as text", JSON.stringify({ ...record, valuation: { ...valuation, adjustedValuation: "9900000" } })],
    ["a negative value", JSON.stringify({ ...record, valuation: { ...valuation, conservativeValue: -1 } })],
    ["a range that falls", JSON.stringify({ ...record, valuation: { ...valuation, optimisticValue: 1 } })],
  ])("gives nothing for %s", (_name, text) => {
    expect(readStoredValuation(text)).toBeUndefined();
  });
});
