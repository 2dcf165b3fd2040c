import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moneyRange, shortMoney } from "./money.ts";

describe("shortMoney", () => {
  it.each([
    [0, "$0"],
    [999, "$999"],
    [999.6, "$1K"],
    [1_000, "$1K"],
    [350_000, "$350K"],
    [849_500, "$850K"],
    [999_499, "$999K"],
    [999_500, "$1.0M"],
    [999_950, "$1.0M"],
    [1_000_000, "$1.0M"],
    [1_500_000, "$1.5M"],
    [1_650_000, "$1.7M"],
    [8_415_000, "$8.4M"],
    [123_456_789, "$123.5M"],
    [-1_500_000, "−$1.5M"],
    [-0.2, "$0"],
    [undefined, "$0"],
    [Number.NaN, "$0"],
    [Number.POSITIVE_INFINITY, "$0"],
  ])("prints %s as %s", (amount, printed) => {
    expect(shortMoney(amount)).toBe(printed);
  });

  it("always prints an amount with its unit", () => {
    fc.assert(
      fc.property(fc.double({ min: -1e12, max: 1e12 }), (amount) => {
        expect(shortMoney(amount)).toMatch(/^−?\$(\d{1,3}|[1-9]\d{0,2}K|\d+\.\dM)$/);
      }),
    );
  });
});

it("joins the two ends of a range with an en dash", () => {
  expect(moneyRange(8_415_000, 11_385_000)).toBe("$8.4M–$11.4M");
});
