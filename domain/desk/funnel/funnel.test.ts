import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  breakdownRows,
  chartTop,
  fewestCompared,
  funnelRows,
  noCounts,
  type StepCounts,
  stepCounts,
  weeksOf,
} from "./funnel.ts";

/** The weeks of the mockup. */
const now: StepCounts = {
  visit: 1240,
  address: 96,
  figures: 61,
  result: 58,
  contact: 22,
  report: 15,
  booked: 4,
  paid: 3,
};
const before: StepCounts = {
  visit: 1188,
  address: 88,
  figures: 57,
  result: 55,
  contact: 17,
  report: 13,
  booked: 5,
  paid: 2,
};

const rounded = (value: number | undefined) => (value === undefined ? undefined : Math.round(value * 1_000) / 1_000);

describe("a week against the week before", () => {
  test("has a share of the step before, then of all results, and says when there are too few", () => {
    const rows = funnelRows(now, before).map(({ step, share, change }) => [step, rounded(share), rounded(change?.by)]);
    expect(rows).toEqual([
      ["visit", undefined, 0.044],
      ["address", 0.077, 0.335],
      ["figures", 0.635, -1.231],
      ["result", 0.951, -1.409],
      ["contact", 0.379, 7.022],
      ["report", 0.259, undefined],
      ["booked", 0.069, undefined],
      ["paid", 0.052, undefined],
    ]);
  });

  test.each([
    [fewestCompared, fewestCompared, true],
    [fewestCompared - 1, fewestCompared, false],
    [fewestCompared, fewestCompared - 1, false],
  ])("%i visits after %i are compared: %s", (visit, last, compared) => {
    const [row] = funnelRows({ ...noCounts, visit }, { ...noCounts, visit: last });
    expect(row?.change !== undefined).toBe(compared);
  });

  test("without anybody has neither shares nor changes", () => {
    for (const { share, change } of funnelRows(noCounts, noCounts))
      expect([share, change]).toEqual([undefined, undefined]);
  });

  test("compares nothing with a week in which nobody reached the step", () => {
    const now = { ...noCounts, address: 40 };
    const before = { ...noCounts, visit: 40 };
    expect(funnelRows(now, before).find(({ step }) => step === "address")?.change).toBeUndefined();
  });

  test("never shows a share above the whole", () => {
    const counts = fc.record(Object.fromEntries(Object.keys(noCounts).map((step) => [step, fc.nat(50)])));
    fc.assert(
      fc.property(counts, counts, (a, b) => {
        for (const { share, change } of funnelRows(a as StepCounts, b as StepCounts)) {
          expect(share ?? 0).toBeGreaterThanOrEqual(0);
          expect(share ?? 0).toBeLessThanOrEqual(1);
          expect(Number.isFinite(change?.by ?? 0)).toBe(true);
        }
      }),
    );
  });
});

test("weeks run from Monday to Sunday, empty ones included", () => {
  const rows = [
    { day: "2026-11-08", step: "visit", count: 1 },
    { day: "2026-11-09", step: "visit", count: 2 },
    { day: "2026-11-15", step: "visit", count: 4 },
    { day: "2026-11-16", step: "visit", count: 8 },
  ] as const;
  const weeks = weeksOf(rows, "2026-11-09", 3);
  expect(weeks.map(({ monday, counts }) => [monday, counts.visit])).toEqual([
    ["2026-10-26", 0],
    ["2026-11-02", 1],
    ["2026-11-09", 6],
  ]);
});

test("rows are sorted by people, and small ones and unknown ones are one row", () => {
  const rows = ["a", "b", "c", "d", ""].map((name, index) => ({ name, step: "visit" as const, count: index + 1 }));
  expect(breakdownRows([...rows, { name: "a", step: "result", count: 9 }], "visit", 2)).toEqual([
    { name: "d", counts: stepCounts([{ step: "visit", count: 4 }]) },
    { name: "c", counts: stepCounts([{ step: "visit", count: 3 }]) },
    {
      name: "rest",
      counts: stepCounts([
        { step: "visit", count: 8 },
        { step: "result", count: 9 },
      ]),
    },
  ]);
  expect(breakdownRows([], "visit", 2)).toEqual([]);
});

test.each([
  [0, 1],
  [3, 3],
  [61, 70],
  [1240, 1400],
  [96, 100],
])("a chart of at most %i ends at %i", (largest, top) => {
  expect(chartTop(largest)).toBe(top);
});
