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

describe("beside today's 1.65M × 6.0x", () => {
  const compare = (preTaxProfit: number, recurringRevenue = 50) =>
    compareScenarios([scenario("one", { preTaxProfit, recurringRevenue })], calculateValuation(inputs))[0]?.outcome;

  it("counts by the formula within today's bracket: 1.65M × 6.3x and 1.76M × 6.0x", () => {
    expect(compare(1_500_000, 80)).toMatchObject({ value: 10_395_000, difference: 495_000, bound: "exact" });
    expect(compare(1_600_000)).toMatchObject({ value: 10_560_000, difference: 660_000, bound: "exact" });
  });

  it("keeps today's multiple beside an edge, as the panel did when it was saved: 2.035M × 6.0x", () => {
    expect(compare(1_850_000)).toMatchObject({ value: 12_210_000, multiple: 6, bound: "atLeast", range: undefined });
  });

  it("promises no gain in another bracket: 2.31M × 8.75x", () => {
    expect(compare(2_100_000)).toMatchObject({ value: 20_212_500, multiple: 8.75, difference: undefined });
  });
});
