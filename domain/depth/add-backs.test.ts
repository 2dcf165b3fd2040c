import fc from "fast-check";
import { expect, it } from "vitest";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import { type AddBackEntries, addBacksOf } from "./add-backs.ts";
import { addBackKeys, maxAddBack } from "./depth-bounds.ts";
import { anyInputs, exampleDepth, exampleValuation } from "./example.fixture.ts";

const example = exampleDepth.addBacks;

it("computes the example by hand: 1,500 + 120 + 45 + 28 + 62 − 36 = 1,719 thousand, times 6", () => {
  expect(addBacksOf(exampleValuation, example)).toEqual({
    lines: [
      { key: "ownerPay", amount: 120_000, hasPaper: true, from: 1_500_000, to: 1_620_000, isUnproved: false },
      { key: "familyPayroll", amount: 45_000, hasPaper: false, from: 1_620_000, to: 1_665_000, isUnproved: true },
      { key: "personalCosts", amount: 28_000, hasPaper: false, from: 1_665_000, to: 1_693_000, isUnproved: true },
      { key: "oneOffs", amount: 62_000, hasPaper: true, from: 1_693_000, to: 1_755_000, isUnproved: false },
      { key: "rentToMarket", amount: -36_000, hasPaper: true, from: 1_755_000, to: 1_719_000, isUnproved: false },
    ],
    documented: { ebitda: 1_719_000, value: 10_314_000 },
    provable: { ebitda: 1_646_000, value: 9_876_000 },
    papers: { have: 3, needed: 5 },
    crossesBracket: false,
  });
});

it.each([
  ["no entry", {}],
  ["only zeros", { ownerPay: { amount: 0, hasPaper: true } }],
])("has no figure of its own for %s", (_, entries) => {
  expect(addBacksOf(exampleValuation, entries)).toBeUndefined();
});

it("replaces the allowance of 10% instead of adding to it", () => {
  const same = addBacksOf(exampleValuation, { oneOffs: { amount: 150_000, hasPaper: true } });
  expect(same?.documented).toEqual({ ebitda: exampleValuation.ebitda, value: exampleValuation.adjustedValuation });
});

it("counts a cost that a buyer will add even without its paper", () => {
  const lower = addBacksOf(exampleValuation, { rentToMarket: { amount: -36_000, hasPaper: false } });
  expect(lower?.provable).toEqual(lower?.documented);
  expect(lower?.documented).toEqual({ ebitda: 1_464_000, value: 8_784_000 });
});

it("keeps the multiple of the estimate beyond an edge, and says so", () => {
  const above = addBacksOf(exampleValuation, { oneOffs: { amount: 500_000, hasPaper: true } });
  expect(above).toMatchObject({ crossesBracket: true, documented: { ebitda: 2_000_000, value: 12_000_000 } });
  const below = addBacksOf(exampleValuation, { ownerPay: { amount: -500_001, hasPaper: true } });
  expect(below).toMatchObject({ crossesBracket: true, documented: { ebitda: 999_999 } });
});

it("values nothing that is left below zero", () => {
  const none = addBacksOf(exampleValuation, { rentToMarket: { amount: -2_000_000, hasPaper: true } });
  expect(none?.documented).toEqual({ ebitda: -500_000, value: 0 });
});

const anyEntries: fc.Arbitrary<AddBackEntries> = fc.record(
  Object.fromEntries(
    addBackKeys.map((key) => [
      key,
      fc.record({ amount: fc.integer({ min: -maxAddBack, max: maxAddBack }), hasPaper: fc.boolean() }),
    ]),
  ),
  { requiredKeys: [] },
);

it("adds up line by line, and what can be proved is never worth more than everything", () => {
  fc.assert(
    fc.property(anyInputs, anyEntries, (inputs, entries) => {
      const valuation = calculateValuation(inputs);
      const found = addBacksOf(valuation, entries);
      if (!found) return;
      const sum = found.lines.reduce((total, { amount }) => total + amount, valuation.preTaxProfit);
      expect(found.documented.ebitda).toBe(sum);
      expect(found.lines[0]?.from).toBe(valuation.preTaxProfit);
      expect(found.lines.at(-1)?.to).toBe(sum);
      for (const [index, line] of found.lines.entries()) expect(found.lines[index + 1]?.from ?? line.to).toBe(line.to);
      expect(found.provable.value).toBeLessThanOrEqual(found.documented.value);
    }),
  );
});
