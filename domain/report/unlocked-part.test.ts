import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { captured, fullCapture } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import { growthTrends, profitBounds } from "#domain/valuation/financial-inputs.ts";
import { leversOf, nearestLever } from "./levers.ts";
import { reportOf } from "./report.ts";
import { reportPackages } from "./tiers.ts";
import { unlockedPart } from "./unlocked-part.ts";

const plan = { workstreams: [{ title: "Adjusted earnings", note: "Each with its paper." }] };
const sources = { plan, feePercent: 5, references: {}, now: captured };
const lead = leadOf(fullCapture, { now: captured });

describe("the open part of a report", () => {
  it("is all of it for a package", () => {
    for (const tier of reportPackages) {
      const report = reportOf(lead, tier, sources);
      expect(unlockedPart(report)).toEqual(report);
    }
  });

  it("of a summary leaves out what only a package shows", () => {
    const whole = reportOf(lead, "summary", sources);
    const open = unlockedPart(whole);
    expect(whole.objections.length).toBeGreaterThan(0);
    expect(open).toMatchObject({ trends: [], objections: [], doubts: [], sensitivity: { rows: [] } });
    expect(open).not.toHaveProperty("plan");
    expect(open.worksheets.map(({ name }) => name)).toEqual(["Valuation"]);
    expect(open.levers).toEqual([nearestLever(whole.levers)]);
    expect(open.valuation).toEqual(whole.valuation);
  });

  it("names the size lever if there is one, because it is always worth most", () => {
    const anyInputs = fc.record({
      preTaxProfit: fc.integer({ min: profitBounds.min, max: profitBounds.max }),
      growthTrend: fc.constantFrom(...growthTrends),
      recurringRevenue: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        expect(leversOf(inputs).findIndex(({ input }) => input === "size")).toBeLessThanOrEqual(0);
      }),
    );
  });
});
