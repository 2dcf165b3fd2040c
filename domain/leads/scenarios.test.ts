import { describe, expect, it } from "vitest";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import { addScenario, compareScenarios, maxScenarios, removeScenario, type Scenario } from "./scenarios.ts";

const inputs: FinancialInputs = { preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 50 };
const scenario = (name: string, change: Partial<FinancialInputs> = {}): Scenario => ({
  name,
  inputs: { ...inputs, ...change },
});
const full = ["a", "b", "c"].map((name) => scenario(name));

describe("the list of scenarios", () => {
  it("takes three", () => {
    expect(addScenario(undefined, scenario("a"))).toEqual([scenario("a")]);
    expect(full).toHaveLength(maxScenarios);
    expect(addScenario(full, scenario("d"))).toBeUndefined();
  });

  it("replaces the one of the same name, even when it is full", () => {
    const changed = scenario("b", { recurringRevenue: 80 });
    expect(addScenario(full, changed)).toEqual([scenario("a"), changed, scenario("c")]);
  });

  it("loses one by name", () => {
    expect(removeScenario(full, "b").map(({ name }) => name)).toEqual(["a", "c"]);
    expect(removeScenario(undefined, "b")).toEqual([]);
  });

  it("names one that has no name, and never replaces another by that", () => {
    const namesAfter = (existing: readonly Scenario[]) => addScenario(existing, { inputs })?.map(({ name }) => name);
    expect(namesAfter([])).toEqual(["Scenario 1"]);
    expect(namesAfter([scenario("Scenario 1"), scenario("Scenario 3")])).toEqual([
      "Scenario 1",
      "Scenario 3",
      "Scenario 2",
    ]);
    expect(namesAfter(["Scenario 1", "Scenario 2", "Scenario 3"].map((name) => scenario(name)))).toBeUndefined();
  });
});

it("compares with today by hand: 1.65M × 6.0 today, 1.65M × 6.3 and 1.98M × 6.0", () => {
  const scenarios = [
    scenario("more recurring", { recurringRevenue: 80 }),
    scenario("more profit", { preTaxProfit: 1_800_000 }),
  ];
  const compared = compareScenarios(scenarios, calculateValuation(inputs));
  expect(compared.map(({ name, valuation, difference }) => [name, valuation.adjustedValuation, difference])).toEqual([
    ["more recurring", 10_395_000, 495_000],
    ["more profit", 11_880_000, 1_980_000],
  ]);
});
