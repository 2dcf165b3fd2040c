import { describe, expect, it } from "vitest";
import { brackets } from "#domain/valuation/multiples.ts";
import {
  bracketLabel,
  exactMultipleText,
  growthLabel,
  multipleText,
  profitLabel,
  recurringBand,
  shownRecurring,
  signedTurns,
  turnsText,
} from "./labels.ts";

describe("profitLabel", () => {
  it.each([
    [100_000, "Early Stage"],
    [499_999, "Early Stage"],
    [500_000, "Growing Business"],
    [1_999_999, "Growing Business"],
    [2_000_000, "Established Business"],
    [4_999_999, "Established Business"],
    [5_000_000, "Market Leader"],
    [9_999_999, "Market Leader"],
    [10_000_000, "Enterprise"],
  ])("calls a profit of %d %s", (profit, label) => {
    expect(profitLabel(profit)).toBe(label);
  });
});

describe("recurringBand", () => {
  it.each([
    [0, "Low"],
    [29.9, "Low"],
    [30, "Medium"],
    [69.9, "Medium"],
    [70, "High"],
    [100, "High"],
  ])("calls %d%% %s", (percent, band) => {
    expect(recurringBand(percent)).toBe(band);
  });
});

describe("shownRecurring", () => {
  it.each([
    [undefined, 90],
    [null, 90],
    [0, 0],
    [50, 50],
  ])("shows %s as %d", (percent, shown) => {
    expect(shownRecurring(percent)).toBe(shown);
  });
});

describe("growthLabel", () => {
  it.each([
    ["increasing", "Growing"],
    ["flat", "Stable"],
    ["decreasing", "Declining"],
    ["sideways", "Declining"],
    [null, "Declining"],
    [undefined, "Declining"],
  ])("shows %s as %s", (trend, label) => {
    expect(growthLabel(trend)).toBe(label);
  });
});

describe("bracketLabel", () => {
  it("names every bracket", () => {
    expect(brackets.map(bracketLabel)).toEqual([
      "Under $500K",
      "$500K – $650K",
      "$650K – $1.0M",
      "$1.0M – $2.0M",
      "$2.0M – $6.0M",
      "$6.0M and above",
    ]);
  });
});

describe("multiples in words", () => {
  it.each([
    [6, "6.0x", "+6.0x", "6.00x"],
    [6.35, "6.4x", "+6.35x", "6.35x"],
    [3.125, "3.1x", "+3.125x", "3.125x"],
    [0.03125, "0.0x", "+0.031x", "0.03125x"],
    [0, "0.0x", "0.0x", "0.00x"],
    [-0.5, "−0.5x", "−0.5x", "−0.50x"],
    [undefined, "0.0x", "0.0x", "0.00x"],
    [Number.NaN, "0.0x", "0.0x", "0.00x"],
  ])("%s is %s, as an effect %s, in the worksheet %s", (value, shown, signed, exact) => {
    expect(multipleText(value)).toBe(shown);
    expect(signedTurns(value)).toBe(signed);
    expect(exactMultipleText(value)).toBe(exact);
  });

  it("leaves the sign to the sentence", () => {
    expect(turnsText(-1.125)).toBe("1.125x");
  });
});
