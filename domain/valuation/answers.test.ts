import { expect, it } from "vitest";
import { exactMoney } from "#domain/valuation/text/money.ts";
import { answersOf } from "./answers.ts";
import type { FinancialInputs } from "./financial-inputs.ts";

const inputs: FinancialInputs = { preTaxProfit: 1_500_000, growthTrend: "flat", recurringRevenue: 50 };

it("lists the given answers in words, in the order of the dialog", () => {
  expect(answersOf(inputs)).toEqual([
    { key: "preTaxProfit", text: "$1,500,000" },
    { key: "growthTrend", text: "Stable" },
    { key: "recurringRevenue", text: "50%" },
  ]);
});

it("writes the profit as asked", () => {
  expect(answersOf(inputs, exactMoney)[0]?.text).toBe("$1.5M");
});
