import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyInputs } from "#domain/depth/example.fixture.ts";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import {
  addSnapshot,
  removableSnapshots,
  removeSnapshot,
  type Snapshot,
  snapshotChange,
  snapshotsOf,
  totalChange,
} from "./snapshots.ts";

const day = 24 * 60 * 60 * 1000;
const january = Date.UTC(2026, 0, 12, 15);
const firstInputs: FinancialInputs = { preTaxProfit: 1_200_000, growthTrend: "flat", recurringRevenue: 40 };

type Existing = Parameters<typeof snapshotsOf>[0];
const first: Existing = {
  createdAt: january,
  financialInputs: firstInputs,
  valuation: calculateValuation(firstInputs),
};

function change(existing: Existing, at: number, changes: Partial<FinancialInputs>): Existing {
  const inputs = { ...existing.financialInputs, ...changes };
  const valuation = calculateValuation(inputs);
  const snapshots = addSnapshot(existing, { at, inputs, valuation }, "America/New_York");
  return { ...existing, financialInputs: inputs, valuation, valuedAt: at, snapshots };
}

const april = change(first, january + 98 * day, { preTaxProfit: 1_300_000, growthTrend: "increasing" });

describe("the example of the year", () => {
  const august = change(april, january + 203 * day, { preTaxProfit: 1_400_000, recurringRevenue: 50 });
  const november = change(august, january + 308 * day, { preTaxProfit: 1_500_000 });
  const all = snapshotsOf(november);

  it("has the values by hand: 1.32M × 5.4, 1.43M × 5.9, 1.54M × 6.0, 1.65M × 6.0", () => {
    expect(all.map(({ value }) => value)).toEqual([7_128_000, 8_437_000, 9_240_000, 9_900_000]);
  });

  it("splits each change: profit at the old multiple, then the multiple at the new profit", () => {
    expect(all.slice(1).map((later, index) => snapshotChange(all[index] ?? later, later))).toEqual([
      { total: 1_309_000, fromProfit: 594_000, fromMultiple: 715_000, fromFormula: 0 },
      { total: 803_000, fromProfit: 649_000, fromMultiple: 154_000, fromFormula: 0 },
      { total: 660_000, fromProfit: 660_000, fromMultiple: 0, fromFormula: 0 },
    ]);
  });
});

it("adds the changes up from the first to the last: 594K + 649K + 660K from profit, 715K + 154K from the multiple", () => {
  const august = change(april, january + 203 * day, { preTaxProfit: 1_400_000, recurringRevenue: 50 });
  const november = change(august, january + 308 * day, { preTaxProfit: 1_500_000 });
  expect(totalChange(snapshotsOf(november))).toEqual({
    total: 2_772_000,
    fromProfit: 1_903_000,
    fromMultiple: 869_000,
    fromFormula: 0,
  });
  expect(totalChange(snapshotsOf(first)).total).toBe(0);
});

it("is the lead's own figures until they change", () => {
  expect(snapshotsOf(first)).toEqual([
    { at: january, inputs: firstInputs, ebitda: 1_320_000, multiple: 5.4, value: 7_128_000 },
  ]);
});

it("replaces the snapshot of the same day, but never the first", () => {
  const sameDay = change(first, january + 60_000, { preTaxProfit: 1_250_000 });
  expect(snapshotsOf(sameDay)).toHaveLength(2);
  const again = change(sameDay, january + 120_000, { preTaxProfit: 1_260_000 });
  expect(snapshotsOf(again).map(({ inputs }) => inputs.preTaxProfit)).toEqual([1_200_000, 1_260_000]);
  expect(snapshotsOf(again)[0]).toEqual(snapshotsOf(first)[0]);
});

it("counts days by the firm's calendar", () => {
  // 11 PM and 1 AM in New York, both on January 13 by UTC.
  const late = change(first, Date.UTC(2026, 0, 14, 4), { preTaxProfit: 1_250_000 });
  const early = change(late, Date.UTC(2026, 0, 14, 6), { preTaxProfit: 1_260_000 });
  expect(snapshotsOf(early)).toHaveLength(3);
});

it("attributes to the formula what the owner did not change", () => {
  const earlier: Snapshot = { at: january, inputs: firstInputs, ebitda: 1_320_000, multiple: 5, value: 6_600_000 };
  const [, later = earlier] = snapshotsOf(
    change({ ...first, snapshots: [earlier] }, january + 9 * day, { preTaxProfit: 1_300_000 }),
  );
  expect(snapshotChange(earlier, later)).toEqual({
    total: 1_122_000,
    fromFormula: 528_000,
    fromProfit: 594_000,
    fromMultiple: 0,
  });
});

it("keeps the first and the latest sixty", () => {
  let lead = first;
  for (let step = 1; step <= 70; step++) lead = change(lead, january + step * day, { preTaxProfit: 1_200_000 + step });
  const kept = snapshotsOf(lead);
  expect(kept).toHaveLength(60);
  expect(kept[0].inputs).toEqual(firstInputs);
  expect(kept.at(-1)?.inputs.preTaxProfit).toBe(1_200_070);
});

it("always adds up to the total", () => {
  fc.assert(
    fc.property(anyInputs, anyInputs, (one, other) => {
      const lead = { createdAt: january, financialInputs: one, valuation: calculateValuation(one) };
      const [earlier, later] = snapshotsOf(change(lead, january + day, other));
      if (!later) throw new Error("two snapshots");
      const { total, fromProfit, fromMultiple, fromFormula } = snapshotChange(earlier, later);
      expect(fromProfit + fromMultiple + fromFormula).toBe(total);
      expect(fromFormula).toBe(0);
    }),
  );
});

describe("removing a snapshot", () => {
  const august = change(april, january + 203 * day, { preTaxProfit: 1_400_000, recurringRevenue: 50 });
  const all = snapshotsOf(change(august, january + 308 * day, { preTaxProfit: 1_500_000 }));

  it("compares the next one with the one before, by hand: 1.65M × 5.9 − 1.43M × 5.9, then 0.1 turns of 1.65M", () => {
    const [, second, third] = all;
    const kept = removeSnapshot(all, third?.at ?? 0);
    expect(kept.map(({ value }) => value)).toEqual([7_128_000, 8_437_000, 9_900_000]);
    const last = kept[2];
    expect(second && last && snapshotChange(second, last)).toEqual({
      total: 1_463_000,
      fromProfit: 1_298_000,
      fromMultiple: 165_000,
      fromFormula: 0,
    });
  });

  it("spares the first and the last, whatever is asked for", () => {
    expect(removableSnapshots(all).map(({ value }) => value)).toEqual([8_437_000, 9_240_000]);
    for (const at of [all[0].at, all[3]?.at ?? 0, 0]) expect(removeSnapshot(all, at)).toEqual(all);
    expect(removableSnapshots(snapshotsOf(first))).toEqual([]);
  });
});
