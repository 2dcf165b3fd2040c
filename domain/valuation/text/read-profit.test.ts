import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { profitBounds } from "#domain/valuation/financial-inputs.ts";
import { fullMoney, shortMoney } from "./money.ts";
import { readProfit } from "./read-profit.ts";

describe("readProfit", () => {
  it.each([
    // plain
    ["1500000", 1_500_000],
    ["1234567.5", 1_234_568],
    ["0", 0],
    ["50", 50],
    // grouped, in the ways of several countries
    ["1,200,000", 1_200_000],
    ["1.500.000", 1_500_000],
    ["1 200 000", 1_200_000],
    ["1\u00a0200\u00a0000", 1_200_000],
    ["1'200'000", 1_200_000],
    ["1’200’000", 1_200_000],
    ["$1,234,567.49", 1_234_567],
    ["1.234.567,50", 1_234_568],
    ["1 234 567,50", 1_234_568],
    // scaled
    ["1.2m", 1_200_000],
    ["1.5mm", 1_500_000],
    ["3MM", 3_000_000],
    ["1.5mn", 1_500_000],
    ["2 mio", 2_000_000],
    ["1.5 mill", 1_500_000],
    ["2 million", 2_000_000],
    ["2 millions", 2_000_000],
    ["850 K", 850_000],
    ["750 thousand", 750_000],
    ["850 grand", 850_000],
    [".5m", 500_000],
    ["1.m", 1_000_000],
    ["1.2345675m", 1_234_568],
    ["1.2 billion", 1_200_000_000],
    ["2bn", 2_000_000_000],
    // with a comma for the decimal point
    ["1,5m", 1_500_000],
    ["1,25 million", 1_250_000],
    ["0,8m", 800_000],
    ["0,850m", 850_000],
    ["1200000,50", 1_200_001],
    // dollars before or after
    ["$850k", 850_000],
    ["$ 850 k", 850_000],
    ["  $ 1.5 M ", 1_500_000],
    ["US$2m", 2_000_000],
    ["US $ 2m", 2_000_000],
    ["USD 2m", 2_000_000],
    ["usd2,000,000", 2_000_000],
    ["2.5M$", 2_500_000],
    ["2.5m USD", 2_500_000],
    ["900,000 USD", 900_000],
    ["900000 dollars", 900_000],
    // estimates are fine
    ["~2m", 2_000_000],
    ["about 2m", 2_000_000],
    ["approx. $850k", 850_000],
    ["2m a year", 2_000_000],
    ["$2m/yr", 2_000_000],
    ["850k per year", 850_000],
    ["850k p.a.", 850_000],
    // a loss is an amount, and below the smallest
    ["-500k", -500_000],
    ["−$500k", -500_000],
    ["($500,000)", -500_000],
    // Two readings, of which only one could be a company's profit: the other would be a fraction of a dollar.
    ["850.000", 850_000],
    ["850,000", 850_000],
    // Two readings: with a scale a point is a decimal point (there are no grouped thousands of millions) ...
    ["1.250m", 1_250_000],
    ["1.250k", 1_250],
    // ... and a comma before three digits groups, as Americans write it.
    ["1,250k", 1_250_000],
  ])("reads %j as %d", (typed, profit) => {
    expect(readProfit(typed)).toBe(profit);
  });

  it.each([
    "",
    " ",
    "$",
    "m",
    "abc",
    "a lot",
    "two million",
    // 1.25 million in Berlin, 1.25 billion in Boston: refused as ambiguous.
    "1,250m",
    "1,250 million",
    // neither fractions nor groups
    "1,20,000",
    "1,200 000",
    "1.500.00",
    "1.2.3m",
    "12,00,5",
    "1.2mk",
    "1m500k",
    "1e6",
    // more than one amount
    "500k-1m",
    "1-2m",
    "1 to 2m",
    // another currency
    "€2m",
    "£850k",
    "2m EUR",
    "NaN",
    "Infinity",
    "9".repeat(400),
  ])("refuses %j", (typed) => {
    expect(readProfit(typed)).toBeUndefined();
  });

  it("reads what the site itself prints", () => {
    fc.assert(
      fc.property(fc.integer({ min: profitBounds.min, max: profitBounds.max }), (profit) => {
        expect(readProfit(String(profit))).toBe(profit);
        expect(readProfit(fullMoney(profit))).toBe(profit);
        expect(shortMoney(readProfit(shortMoney(profit)))).toBe(shortMoney(profit));
      }),
    );
  });

  it("reads one amount alike in every notation", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 999_999_999 }), (profit) => {
        const groups = profit.toLocaleString("en-US").split(",");
        for (const separator of [",", ".", " ", "'"]) expect(readProfit(groups.join(separator))).toBe(profit);
        expect(readProfit(`USD ${profit}`)).toBe(profit);
        expect(readProfit(`${profit}$`)).toBe(profit);
      }),
    );
  });

  it("never gives anything but whole dollars", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[-$ ]?[\d., ]{1,12} ?([kKmM]|million)?$/), (typed) => {
        expect(Number.isInteger(readProfit(typed) ?? 0)).toBe(true);
      }),
    );
  });
});
