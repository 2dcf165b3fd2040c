import fc from "fast-check";
import { expect, it } from "vitest";
import { addBacksOf } from "#domain/depth/add-backs.ts";
import { addBackKeys, maxAddBack } from "#domain/depth/depth-bounds.ts";
import { anyInputs, exampleValuation } from "#domain/depth/example.fixture.ts";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import { addBackBridge, labelSide } from "./add-back-bridge.ts";

it("draws the example on an axis from $1.4M to $1.8M", () => {
  const found = addBacksOf(exampleValuation, {
    ownerPay: { amount: 120_000, hasPaper: true },
    familyPayroll: { amount: 45_000, hasPaper: false },
    personalCosts: { amount: 28_000, hasPaper: false },
    oneOffs: { amount: 62_000, hasPaper: true },
    rentToMarket: { amount: -36_000, hasPaper: true },
  });
  const { axis, profit, ours, total, rows } = addBackBridge(exampleValuation, found);
  expect([axis.from, axis.to, profit, ours, total]).toEqual([1_400_000, 1_800_000, 25, 62.5, 79.75]);
  expect(rows.map(({ from, to, side }) => [from, to, side])).toEqual([
    [25, 55, "right"],
    [55, 66.25, "right"],
    [66.25, 73.25, "right"],
    [73.25, 88.75, "left"],
    [88.75, 79.75, "left"],
  ]);
});

it("shows profit and our EBITDA before anything is entered", () => {
  const { axis, total, rows } = addBackBridge(exampleValuation, undefined);
  expect(total).toBeUndefined();
  expect(axis.from).toBeLessThan(1_500_000);
  expect(axis.to).toBeGreaterThan(1_650_000);
  expect(rows.every(({ line }) => line === undefined)).toBe(true);
});

it("passes a row without an amount at the level it has reached", () => {
  const found = addBacksOf(exampleValuation, {
    ownerPay: { amount: 100_000, hasPaper: true },
    oneOffs: { amount: 50_000, hasPaper: true },
  });
  const { rows } = addBackBridge(exampleValuation, found);
  expect(rows[1]).toMatchObject({ from: rows[0]?.to, to: rows[0]?.to, line: undefined });
  expect(rows[3]).toMatchObject({ from: rows[0]?.to, line: { amount: 50_000 } });
});

it.each([
  [10, 74, "right"],
  [30, 90, "left"],
  [5, 95, "inside"],
] as const)("puts the label of a bar from %d to %d %s", (left, right, side) => {
  expect(labelSide(left, right)).toBe(side);
});

it.each([
  ["on its left, ours on the right", 250_000, { profitSide: "left", oursSide: "right" }],
  ["on its left, ours between the two", 50_000, { profitSide: "left", oursSide: "left" }],
  ["on its right, and ours is not labeled", 4_000_000, { profitSide: "right", oursSide: undefined }],
  ["on its left, with no room for ours", -2_000_000, { profitSide: "left", oursSide: undefined }],
] as const)("labels profit %s when the list adds up to %d", (_, amount, sides) => {
  const found = addBacksOf(exampleValuation, { ownerPay: { amount, hasPaper: true } });
  expect(addBackBridge(exampleValuation, found)).toMatchObject(sides);
});

it("keeps every step on the axis and joins them, also below zero", () => {
  const amount = fc.integer({ min: -maxAddBack, max: maxAddBack });
  fc.assert(
    fc.property(anyInputs, fc.array(amount, { minLength: 5, maxLength: 5 }), (inputs, amounts) => {
      const valuation = calculateValuation(inputs);
      const entries = Object.fromEntries(
        addBackKeys.map((key, index) => [key, { amount: amounts[index] ?? 0, hasPaper: index % 2 === 0 }]),
      );
      const { profit, ours, total, rows, axis } = addBackBridge(valuation, addBacksOf(valuation, entries));
      const places = [profit, ours, ...rows.flatMap(({ from, to }) => [from, to])];
      expect(places.every((place) => place >= 0 && place <= 100)).toBe(true);
      for (const [index, row] of rows.entries()) expect(row.from).toBe(rows[index - 1]?.to ?? profit);
      if (total !== undefined) expect(rows.at(-1)?.to).toBe(total);
      expect(axis.ticks.length).toBeLessThanOrEqual(10);
    }),
  );
});
