import { describe, expect, it } from "vitest";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import { exampleInputs, exampleValuation } from "./example.fixture.ts";
import { monthsSince, type PublishedMultiple, publishedRangeText, secondOpinionOf } from "./published-deals.ts";

const now = Date.UTC(2026, 10, 16);
const band = (from: number, under: number) => ({ dealSize: { from: from * 1e6, under: under * 1e6 } });
const references = {
  "a 1-5": { source: "A", low: 5.5, high: 5.5, ends: "2025-06", ...band(1, 5) },
  "a 5-10": { source: "A", low: 5.6, high: 5.6, ends: "2025-06", ...band(5, 10) },
  "a 10-25": { source: "A", low: 6.2, high: 6.7, ends: "2025-06", ...band(10, 25) },
  "a 10-500": { source: "A", low: 7.2, high: 7.2, ends: "2025-06", ...band(10, 500) },
  "b 5-50": { source: "B", low: 4.5, high: 6, ends: "2024-10", ...band(5, 50) },
  software: { source: "C", low: 3.5, high: 11, ends: "2025-12", industries: ["SaaS and software"], deals: 25 },
} as const satisfies Record<string, PublishedMultiple>;

describe("the example", () => {
  it("by hand: 1.65M at each multiple, by size and then by industry", () => {
    const found = secondOpinionOf(exampleValuation, { references, industry: "SaaS and software", now });
    expect(found.rows).toEqual([
      { id: "a 5-10", by: "size", low: 9_240_000, high: 9_240_000, isThin: false, isOld: false },
      { id: "a 10-25", by: "size", low: 10_230_000, high: 11_055_000, isThin: false, isOld: false },
      { id: "b 5-50", by: "size", low: 7_425_000, high: 9_900_000, isThin: false, isOld: true },
      { id: "software", by: "industry", low: 5_775_000, high: 18_150_000, isThin: true, isOld: false },
    ]);
    expect(found.range).toEqual({ low: 7_425_000, high: 11_055_000 });
    expect(found.overlapping).toBe(4);
  });

  it("leaves out the industry if it is not known", () => {
    expect(secondOpinionOf(exampleValuation, { references, now }).rows.map(({ by }) => by)).toEqual(
      Array(3).fill("size"),
    );
  });
});

it("takes the wide band only where no narrow one is published", () => {
  const large = calculateValuation({ ...exampleInputs, preTaxProfit: 5_000_000 });
  expect(secondOpinionOf(large, { references, now }).rows.map(({ id }) => id)).toEqual(["a 10-500", "b 5-50"]);
});

it("has no range where nothing of the size is published", () => {
  const small = calculateValuation({ ...exampleInputs, preTaxProfit: 100_000 });
  expect(secondOpinionOf(small, { references, now })).toEqual({ rows: [], overlapping: 0 });
});

it.each([
  ["2025-06", Date.UTC(2025, 5, 30), 0],
  ["2025-06", Date.UTC(2027, 5, 30), 24],
  ["2025-06", Date.UTC(2027, 6, 1), 25],
])("from %s to %i are %i months", (ends, moment, months) => {
  expect(monthsSince(ends, moment)).toBe(months);
});

it.each([
  [7_425_000, 11_055_000, "$7.4M – $11.1M"],
  [79_200_000, 79_200_000, "$79.2M"],
])("from %i to %i reads %s", (low, high, text) => {
  expect(publishedRangeText({ low, high })).toBe(text);
});
