import { describe, expect, it } from "vitest";
import { site } from "#content/site.ts";
import { addSnapshot, type Snapshot, snapshotsOf } from "#domain/leads/private-page/snapshots.ts";
import { startOfDay } from "#domain/time/calendar.ts";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import { chartPoints, headline, shortDate, whyText } from "./history-words.ts";

const first: FinancialInputs = { preTaxProfit: 1_200_000, growthTrend: "flat", recurringRevenue: 40 };
type Dated = Parameters<typeof snapshotsOf>[0];

/** The figures on several days, each with what changed since the one before. */
function history(start: string, ...changes: (readonly [string, Partial<FinancialInputs>])[]) {
  let lead: Dated = { createdAt: Date.parse(start), financialInputs: first, valuation: calculateValuation(first) };
  for (const [day, change] of changes) {
    const inputs = { ...lead.financialInputs, ...change };
    const valuation = calculateValuation(inputs);
    const snapshots = addSnapshot(lead, { at: Date.parse(day), inputs, valuation }, "America/New_York");
    lead = { ...lead, financialInputs: inputs, valuation, valuedAt: Date.parse(day), snapshots };
  }
  return snapshotsOf(lead);
}

const january = "2026-01-12T15:00:00Z";
const year = history(
  january,
  ["2026-04-20T15:00:00Z", { preTaxProfit: 1_300_000, growthTrend: "increasing" }],
  ["2026-08-03T15:00:00Z", { preTaxProfit: 1_400_000, recurringRevenue: 50 }],
  ["2026-11-16T15:00:00Z", { preTaxProfit: 1_500_000 }],
);

it.each<[string, readonly [Snapshot, ...Snapshot[]]]>([
  ["$2.8M more than in January", year],
  ["$660K more than on January 12, 2026", history(january, ["2026-01-20T15:00:00Z", { growthTrend: "increasing" }])],
  ["$660K more than with the first figures", history(january, ["2026-01-12T20:00:00Z", { growthTrend: "increasing" }])],
  ["$660K less than in January 2026", history(january, ["2027-01-20T15:00:00Z", { growthTrend: "decreasing" }])],
  [
    "As much as in January",
    history(january, ["2026-02-20T15:00:00Z", { recurringRevenue: 50 }], ["2026-03-20T15:00:00Z", first]),
  ],
])("the headline is '%s'", (text, snapshots) => {
  expect(headline(snapshots)).toBe(text);
});

describe("why the value changed", () => {
  it.each([
    ["+$594K from profit, +$715K from the multiple", { fromProfit: 594_000, fromMultiple: 715_000, fromFormula: 0 }],
    ["−$1.20M from a changed formula", { fromProfit: 0, fromMultiple: 0, fromFormula: -1_200_000 }],
    ["No change", { fromProfit: 0, fromMultiple: 0, fromFormula: 0 }],
  ])("is told as '%s'", (text, parts) => {
    expect(whyText({ total: 0, ...parts })).toBe(text);
  });

  it("is named at each point of the chart", () => {
    expect(chartPoints(year).map(({ text, reason }) => [text, reason])).toEqual([
      ["$7.1M", "Stable, 40% recurring"],
      ["$8.4M", "Trend turns to growing"],
      ["$9.2M", "50% recurring"],
      ["$9.9M", "Profit reaches $1.5M"],
    ]);
  });

  it("is no change of profit where the entry between two equal ones was removed", () => {
    const [first] = year;
    const again = { ...first, at: first.at + 86_400_000 };
    expect(chartPoints([first, again]).map(({ reason }) => reason)).toEqual(["Stable, 40% recurring", "Same figures"]);
  });
});

it("dates an entry by the firm's calendar", () => {
  const midnight = startOfDay("2026-11-17", site.timeZone);
  expect([midnight - 1, midnight].map(shortDate)).toEqual(["Nov 16, 2026", "Nov 17, 2026"]);
});
