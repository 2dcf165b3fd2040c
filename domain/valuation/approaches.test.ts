import { describe, expect, it } from "vitest";
import { approachesOf, highlightedApproach } from "./approaches.ts";
import { calculateValuation } from "./calculate.ts";

describe("highlightedApproach", () => {
  it.each([
    [0, "revenue"],
    [499_999.99, "revenue"],
    [500_000, "sde"],
    [999_999.99, "sde"],
    [1_000_000, "ebitda"],
    [11_000_000, "ebitda"],
  ])("at an EBITDA of %d is %s", (ebitda, approach) => {
    expect(highlightedApproach(ebitda)).toBe(approach);
  });
});

describe("approachesOf", () => {
  it("gives the three bands of the worked example", () => {
    expect(
      approachesOf(calculateValuation({ preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 50 })),
    ).toEqual([
      {
        id: "revenue",
        name: "Revenue-based",
        low: 6_930_000,
        high: 8_910_000,
        multiples: ["0.6x", "0.9x"],
        highlighted: false,
      },
      {
        id: "sde",
        name: "SDE-based",
        low: 7_920_000,
        high: 10_890_000,
        multiples: ["2.9x", "3.9x"],
        highlighted: false,
      },
      {
        id: "ebitda",
        name: "EBITDA-based",
        low: 9_900_000,
        high: 11_880_000,
        multiples: ["6.0x", "7.2x"],
        highlighted: true,
      },
    ]);
  });

  it("rounds the EBITDA multiples half up", () => {
    // 3.875 × 1.1 is 4.2625, and 1.2 times that 5.115; 7.5 + 0.75 is 8.25, and 1.2 times that 9.9.
    const shown = (preTaxProfit: number) =>
      approachesOf(calculateValuation({ preTaxProfit, growthTrend: "flat", recurringRevenue: 50 }))[2]?.multiples;
    expect(shown(700_000)).toEqual(["4.3x", "5.1x"]);
    expect(shown(3_000_000)).toEqual(["8.3x", "9.9x"]);
  });

  // For the last whole-dollar profit below each threshold EBITDA rounds to it, but must not reach it.
  it.each([
    [454_545, "revenue"],
    [454_546, "sde"],
    [909_090, "sde"],
    [909_091, "ebitda"],
  ])("for a profit of %d highlights %s", (preTaxProfit, id) => {
    const valuation = calculateValuation({ preTaxProfit, growthTrend: "flat", recurringRevenue: 0 });
    expect(
      approachesOf(valuation)
        .filter(({ highlighted }) => highlighted)
        .map((approach) => approach.id),
    ).toEqual([id]);
  });
});
