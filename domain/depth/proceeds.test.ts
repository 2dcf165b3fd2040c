import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { proceedsKeys } from "./depth-bounds.ts";
import { exampleDepth } from "./example.fixture.ts";
import { hasProceedsEntries, type ProceedsEntries, proceedsOf } from "./proceeds.ts";

const example = exampleDepth.proceeds;

it("computes the example by hand: 9,900 − 600 + 250 − 120 − 495 = 8,935 thousand", () => {
  expect(proceedsOf(9_900_000, example, 5)).toEqual({
    price: 9_900_000,
    debt: 600_000,
    cash: 250_000,
    workingCapitalGap: 120_000,
    fee: 495_000,
    beforeTax: 8_935_000,
    later: 1_000_000,
    atRisk: 1_300_000,
    cashBeforeTax: 6_635_000,
    tax: { rate: 24, atClose: 1_592_400, onTheRest: 552_000 },
    cashAtClose: 5_042_600,
    keptInTheEnd: 6_790_600,
    isOverdrawn: false,
  });
});

describe("without a tax rate", () => {
  it("stops before tax", () => {
    const { taxRate: _, ...untaxed } = example;
    const found = proceedsOf(9_900_000, untaxed, 5);
    expect(found).not.toHaveProperty("tax");
    expect(found).toMatchObject({ cashAtClose: 6_635_000, keptInTheEnd: 8_935_000 });
  });

  it("differs from a rate of zero, which the owner typed", () => {
    expect(proceedsOf(9_900_000, { taxRate: 0 }, 5)).toMatchObject({
      tax: { rate: 0, atClose: 0, onTheRest: 0 },
      cashAtClose: 9_405_000,
    });
  });
});

it("says if the parts are more than the price, and taxes nothing below zero", () => {
  expect(proceedsOf(1_000_000, { debt: 2_000_000, taxRate: 24 }, 5)).toMatchObject({
    isOverdrawn: true,
    cashAtClose: -1_050_000,
    tax: { atClose: 0 },
  });
});

it.each([
  [{}, false],
  [{ debt: 0 }, false],
  [{ debt: 1 }, true],
  [{ taxRate: 0 }, true],
])("an owner who entered %j has a figure of his own: %s", (entries, expected) => {
  expect(hasProceedsEntries(entries)).toBe(expected);
});

const anyEntries: fc.Arbitrary<ProceedsEntries> = fc.record(
  {
    ...Object.fromEntries(proceedsKeys.map((key) => [key, fc.integer({ min: 0, max: 20_000_000 })])),
    taxRate: fc.integer({ min: 0, max: 600 }).map((tenths) => tenths / 10),
  },
  { requiredKeys: [] },
);

it("loses no dollar between price, deductions, tax and what is kept", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 200_000_000 }),
      anyEntries,
      fc.constantFrom(0, 3, 5),
      (price, entries, fee) => {
        const found = proceedsOf(price, entries, fee);
        const { debt, cash, workingCapitalGap, later, atRisk, tax } = found;
        const [now, rest] = [tax?.atClose ?? 0, tax?.onTheRest ?? 0];
        expect(found.cashAtClose + later + atRisk + now).toBe(price - debt + cash - workingCapitalGap - found.fee);
        expect(found.keptInTheEnd).toBe(found.cashAtClose + later + atRisk - rest);
        for (const amount of Object.values(found).filter((part) => typeof part === "number"))
          expect(Number.isSafeInteger(amount)).toBe(true);
      },
    ),
  );
});
