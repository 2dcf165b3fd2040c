import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hotLeadScore, isHot, leadScore, leadScoreParts, maxLeadScore } from "./lead-score.ts";

const low = { valuation: 0, recurringRevenue: 0, growthTrend: "decreasing" };

describe("leadScore", () => {
  it.each([
    [0, 10],
    [100_000, 10],
    [100_001, 20],
    [500_000, 20],
    [500_001, 30],
    [1_000_000, 30],
    [1_000_001, 40],
    [100_000_000, 40],
  ])("gives a valuation of %d a score of %d", (valuation, score) => {
    expect(leadScore({ ...low, valuation })).toBe(score);
  });

  it.each([
    [0, 10],
    [20, 10],
    [20.5, 15],
    [21, 15],
    [50, 15],
    [51, 20],
    [80, 20],
    [81, 25],
    [100, 25],
  ])("gives a recurring share of %d%% a score of %d", (recurringRevenue, score) => {
    expect(leadScore({ ...low, recurringRevenue })).toBe(score);
  });

  it.each([
    ["increasing", 20],
    ["fast", 20],
    ["rapid", 20],
    [" Increasing ", 20],
    ["stable", 15],
    ["flat", 15],
    ["moderate", 15],
    ["decreasing", 10],
    ["declining", 10],
    ["slow", 10],
    ["", 10],
    ["toString", 10],
    ["constructor", 10],
  ])("gives the trend %j a score of %d", (growthTrend, score) => {
    expect(leadScore({ ...low, growthTrend })).toBe(score);
  });

  it("gives the worked example 55 and the best lead 65", () => {
    expect(leadScore({ valuation: 9_900_000, recurringRevenue: 50, growthTrend: "increasing" })).toBe(55);
    expect(leadScore({ valuation: 9_900_000, recurringRevenue: 100, growthTrend: "increasing" })).toBe(65);
    expect(maxLeadScore).toBe(65);
  });

  const inputs = fc.record({
    valuation: fc.integer({ min: 0, max: 2_000_000 }),
    recurringRevenue: fc.integer({ min: 0, max: 100 }),
    growthTrend: fc.oneof(fc.constantFrom("increasing", "flat", "decreasing"), fc.string()),
  });

  it("stays between 10 and 65, and is the sum of its parts", () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const score = leadScore(given);
        expect(score).toBeGreaterThanOrEqual(10);
        expect(score).toBeLessThanOrEqual(65);
        expect(leadScoreParts(given).reduce((sum, { points }) => sum + points, 0)).toBe(score);
      }),
    );
  });

  it("never falls when value or recurring share rises or the trend improves", () => {
    const trends = ["decreasing", "flat", "increasing"];
    fc.assert(
      fc.property(inputs, inputs, (a, b) => {
        const better = {
          valuation: Math.max(a.valuation, b.valuation),
          recurringRevenue: Math.max(a.recurringRevenue, b.recurringRevenue),
          growthTrend: trends[Math.max(trends.indexOf(a.growthTrend), trends.indexOf(b.growthTrend))] ?? a.growthTrend,
        };
        expect(leadScore(better)).toBeGreaterThanOrEqual(leadScore(a));
      }),
    );
  });

  it("names the limit that each part is above", () => {
    expect(leadScoreParts({ valuation: 600_000, recurringRevenue: 20, growthTrend: "flat" })).toEqual([
      { input: "base", points: 10 },
      { input: "valuation", points: 20, above: 500_000 },
      { input: "recurringRevenue", points: 0 },
      { input: "growthTrend", points: 5 },
    ]);
  });
});

it("calls a lead hot from 55 on", () => {
  expect(hotLeadScore).toBe(55);
  expect([54, 55, 65].map(isHot)).toEqual([false, true, true]);
});
