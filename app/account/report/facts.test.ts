import { expect, it } from "vitest";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import { shortMoney } from "#domain/valuation/text/money.ts";
import { factsOf } from "./facts.ts";

it.each([
  [1_500_000, "$1.65M", "6.0x EBITDA", "$9.9M"],
  [1_900_000, "$2.09M", "8.75x EBITDA", "$18.3M"],
  [800_000, "$880K", "4.763x EBITDA", "$4.2M"],
])(
  "shows a multiple and EBITDA whose product is the value at a profit of %d",
  (preTaxProfit, ebitda, multiple, value) => {
    const valuation = calculateValuation({ preTaxProfit, growthTrend: "increasing", recurringRevenue: 50 });
    const shown = Object.fromEntries(factsOf(valuation).map((fact) => [fact.label, fact.value]));
    expect(shown).toMatchObject({ "Adjusted EBITDA": ebitda, "Final multiple": multiple });
    expect(shortMoney(valuation.adjustedValuation)).toBe(value);
  },
);
