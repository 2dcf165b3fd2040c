import { describe, expect, it } from "vitest";
import { headlineToCash, type OfferTerms, waterfallOf } from "./headline-to-cash.ts";

const offerA: OfferTerms = {
  ebitda: 2_200_000,
  multiple: 7,
  debt: 1_200_000,
  workingCapital: { peg: 1_100_000, delivered: 800_000 },
  successFee: 766_000,
  otherFees: 180_000,
  rolloverPercent: 20,
  escrow: 1_000_000,
  taxPercent: 25,
};
const offerB: OfferTerms = { ...offerA, multiple: 6.5, successFee: 715_000, rolloverPercent: 0 };

const millions = (sum: object) =>
  Object.fromEntries(Object.entries(sum).map(([name, amount]) => [name, (amount / 1_000_000).toFixed(2)]));

describe("headlineToCash", () => {
  it("computes offer A by hand: 15.40 − 1.20 − 0.30 = 13.90; − 0.95 − 2.78 − 1.00 = 9.17; − 2.29 = 6.88", () => {
    expect(millions(headlineToCash(offerA))).toEqual({
      price: "15.40",
      debt: "1.20",
      workingCapitalGap: "0.30",
      equityValue: "13.90",
      successFee: "0.77",
      otherFees: "0.18",
      fees: "0.95",
      rollover: "2.78",
      escrow: "1.00",
      cashBeforeTax: "9.17",
      tax: "2.29",
      cashAtClose: "6.88",
      escrowAfterTax: "0.75",
    });
  });

  it("computes offer B by hand: 14.30 − 1.50 − 0.90 − 1.00 = 10.90; − 2.73 = 8.17", () => {
    expect(millions(headlineToCash(offerB))).toMatchObject({
      price: "14.30",
      fees: "0.90",
      rollover: "0.00",
      cashBeforeTax: "10.90",
      tax: "2.73",
      cashAtClose: "8.17",
    });
  });

  it.each([
    [
      "a surplus of working capital raises the equity value",
      { workingCapital: { peg: 800_000, delivered: 1_100_000 } },
    ],
    ["no tax", { taxPercent: 0 }],
    ["all of it rolled over", { rolloverPercent: 100 }],
    ["amounts that are not round", { debt: 1_234_567, successFee: 711_111, otherFees: 99_999, escrow: 555_555 }],
  ])("adds up as printed: %s", (_what, changed) => {
    const sum = headlineToCash({ ...offerA, ...changed });
    expect(sum.price - sum.debt - sum.workingCapitalGap).toBe(sum.equityValue);
    expect(sum.equityValue - sum.fees - sum.rollover - sum.escrow - sum.tax).toBe(sum.cashAtClose);
    for (const amount of Object.values(sum)) expect(Math.abs(amount % 10_000)).toBe(0);
  });
});

describe("waterfallOf", () => {
  const bars = waterfallOf(headlineToCash(offerA));

  it("lets each bar hang where the one before it ended", () => {
    expect(bars.map(({ id, from, to }) => [id, from / 10_000, to / 10_000])).toEqual([
      ["price", 0, 1540],
      ["debt", 1420, 1540],
      ["workingCapitalGap", 1390, 1420],
      ["equityValue", 0, 1390],
      ["fees", 1295, 1390],
      ["rollover", 1017, 1295],
      ["escrow", 917, 1017],
      ["tax", 688, 917],
      ["cashAtClose", 0, 688],
    ]);
  });

  it("tells what is gone from what comes later", () => {
    expect(bars.filter(({ kind }) => kind === "later").map(({ id }) => id)).toEqual(["rollover", "escrow"]);
  });
});
