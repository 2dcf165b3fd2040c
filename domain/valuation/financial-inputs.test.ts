import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  boundProfit,
  boundRecurring,
  dialogDefaults,
  profitBounds,
  profitPresets,
  readProfit,
  recurringBounds,
  typedProfit,
} from "./financial-inputs.ts";
import { fullMoney, shortMoney } from "./money.ts";

describe("readProfit", () => {
  it.each([
    ["1.2m", 1_200_000],
    ["1,200,000", 1_200_000],
    ["$850k", 850_000],
    ["850 K", 850_000],
    ["2 million", 2_000_000],
    ["  $ 1.5 M ", 1_500_000],
    ["1 200 000", 1_200_000],
    ["1\u00a0200\u00a0000", 1_200_000],
    ["$1,234,567.49", 1_234_567],
    ["1234567.5", 1_234_568],
    [".5m", 500_000],
    ["1.m", 1_000_000],
    ["3MM", 3_000_000],
    ["750 thousand", 750_000],
    ["US$2m", 2_000_000],
    ["900,000 USD", 900_000],
    ["900000 dollars", 900_000],
    ["1.2345675m", 1_234_568],
    ["0", 0],
    ["50", 50],
  ])("reads %j as %d", (typed, profit) => {
    expect(readProfit(typed)).toBe(profit);
  });

  it.each([
    "",
    " ",
    "$",
    "m",
    "abc",
    "-500k",
    "1,5m",
    "1.200.000",
    "1,20,000",
    "12,00",
    "1,200 000",
    "1.2.3m",
    "1.2mk",
    "1e6",
    "1.2 billion",
    "500k-1m",
    "NaN",
    "Infinity",
    "9".repeat(400),
  ])("refuses %j", (typed) => {
    expect(readProfit(typed)).toBeUndefined();
  });

  it("reads back what the site itself prints", () => {
    fc.assert(
      fc.property(fc.integer({ min: profitBounds.min, max: profitBounds.max }), (profit) => {
        expect(readProfit(String(profit))).toBe(profit);
        expect(readProfit(fullMoney(profit))).toBe(profit);
        expect(shortMoney(readProfit(shortMoney(profit)))).toBe(shortMoney(profit));
      }),
    );
  });

  it("never gives anything but whole dollars", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[$ ]?[\d., ]{1,12} ?([kKmM]|million)?$/), (typed) => {
        expect(readProfit(typed) ?? 0).toSatisfy((profit: number) => Number.isInteger(profit) && profit >= 0);
      }),
    );
  });
});

describe("typedProfit", () => {
  it.each([
    ["", { is: "empty" }],
    ["  ", { is: "empty" }],
    ["a lot", { is: "unreadable" }],
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
    expect(dialogDefaults).toEqual({ preTaxProfit: 1_500_000, growthTrend: null, recurringRevenue: 50 });
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
