import { describe, expect, it } from "vitest";
import {
  boundProfit,
  boundRecurring,
  dialogDefaults,
  profitBounds,
  profitPresets,
  recurringBounds,
  typedProfit,
} from "./financial-inputs.ts";

describe("typedProfit", () => {
  it.each([
    ["", { is: "empty" }],
    ["  ", { is: "empty" }],
    ["a lot", { is: "unreadable" }],
    ["50000", { is: "below", typed: 50_000, bounded: 100_000 }],
    ["-500k", { is: "below", typed: -500_000, bounded: 100_000 }],
    ["99,999", { is: "below", typed: 99_999, bounded: 100_000 }],
    ["100k", { is: "within", typed: 100_000, bounded: 100_000 }],
    ["1,234,567", { is: "within", typed: 1_234_567, bounded: 1_234_567 }],
    ["10m", { is: "within", typed: 10_000_000, bounded: 10_000_000 }],
    ["10,000,001", { is: "above", typed: 10_000_001, bounded: 10_000_000 }],
  ])("takes %j as %j", (text, read) => {
    expect(typedProfit(text)).toEqual(read);
  });
});

describe("bounds", () => {
  it("are the slider's", () => {
    expect(profitBounds).toEqual({ min: 100_000, max: 10_000_000, step: 50_000 });
    expect(recurringBounds).toEqual({ min: 0, max: 100, step: 5 });
    expect(dialogDefaults).toMatchObject({ preTaxProfit: 1_500_000, growthTrend: null, recurringRevenue: 50 });
    expect(profitPresets.map(({ value, label }) => `${value} ${label}`)).toEqual([
      "500000 500K",
      "1500000 1.5M",
      "3000000 3M",
    ]);
  });

  it.each([
    [99_999, 100_000],
    [100_000, 100_000],
    [10_000_000, 10_000_000],
    [10_000_001, 10_000_000],
  ])("hold a profit of %d to %d", (profit, bounded) => {
    expect(boundProfit(profit)).toBe(bounded);
  });

  it.each([
    [undefined, 0],
    [Number.NaN, 0],
    [-1, 0],
    [0, 0],
    [100, 100],
    [101, 100],
  ])("hold a recurring share of %s to %d", (percent, bounded) => {
    expect(boundRecurring(percent)).toBe(bounded);
  });
});
