import { describe, expect, it } from "vitest";
import { dialogDefaults, type FinancialDraft } from "./financial-inputs.ts";
import { checkInputs } from "./input-errors.ts";

const noProfit = "Please select your annual profit";
const noTrend = "Please select your growth trend";

describe("checkInputs", () => {
  it.each<[string, Partial<FinancialDraft>, object]>([
    ["the dialog as it opens", {}, { growthTrend: noTrend }],
    ["no profit", { preTaxProfit: null, growthTrend: "flat" }, { preTaxProfit: noProfit }],
    ["a profit below the least", { preTaxProfit: 99_999, growthTrend: "flat" }, { preTaxProfit: noProfit }],
    ["a profit that is no number", { preTaxProfit: Number.NaN, growthTrend: "flat" }, { preTaxProfit: noProfit }],
    ["neither", { preTaxProfit: null }, { preTaxProfit: noProfit, growthTrend: noTrend }],
  ])("refuses %s", (_, change, errors) => {
    expect(checkInputs({ ...dialogDefaults, ...change })).toEqual({ ok: false, errors });
  });

  it("accepts the lowest profit and a trend", () => {
    expect(checkInputs({ preTaxProfit: 100_000, growthTrend: "decreasing", recurringRevenue: 0 })).toEqual({
      ok: true,
      inputs: { preTaxProfit: 100_000, growthTrend: "decreasing", recurringRevenue: 0 },
    });
  });

  it("limits a profit above the slider's end", () => {
    expect(checkInputs({ preTaxProfit: 10_000_001, growthTrend: "flat", recurringRevenue: 0 })).toMatchObject({
      inputs: { preTaxProfit: 10_000_000 },
    });
  });
});
