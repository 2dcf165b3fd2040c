import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal, times } from "./decimal.ts";
import {
  type Amount,
  exactMoney,
  fullMoney,
  moneyRange,
  shareOf,
  shortMoney,
  signedMoney,
  wholeDollars,
} from "./money.ts";
import { readProfit } from "./read-profit.ts";

const unknownAmounts: readonly Amount[] = [
  null,
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
];
const anyAmount = fc.oneof(fc.double(), fc.constant(null), fc.constant(undefined));
const dollars = fc.integer({ min: -2_000_000_000, max: 2_000_000_000 });

describe("wholeDollars", () => {
  it.each([
    [0.49, 0],
    [0.5, 1],
    [999.5, 1_000],
    [-0.5, -1],
    [-0.49, 0],
    [1_650_000.0000000002, 1_650_000],
    [8_414_999.5, 8_415_000],
    [-0, 0],
  ])("rounds %d to %d", (amount, rounded) => {
    expect(wholeDollars(amount)).toBe(rounded);
  });

  it("rounds an exact amount that a double would miss", () => {
    // 1.005 × 100 is 100.49999999999999 with doubles.
    expect(wholeDollars(times(decimal(1.005), decimal(100)))).toBe(101);
  });

  it.each(unknownAmounts)("counts %s as 0", (amount) => {
    expect(wholeDollars(amount)).toBe(0);
  });
});

describe("shareOf", () => {
  it.each([
    [9_900_000, 0.85, 8_415_000],
    [10, 0.85, 9],
    [30, 0.85, 26],
    [10, 1.15, 12],
  ])("%d × %d is %d whole dollars", (amount, part, share) => {
    expect(shareOf(amount, part)).toBe(share);
  });
});

describe("shortMoney", () => {
  it.each([
    [0, "$0"],
    [999, "$999"],
    [999.49, "$999"],
    [999.5, "$1K"],
    [1_000, "$1K"],
    [1_499, "$1K"],
    [1_500, "$2K"],
    [849_499, "$849K"],
    [849_500, "$850K"],
    [850_000, "$850K"],
    [999_499, "$999K"],
    [999_500, "$1.0M"],
    [999_950, "$1.0M"],
    [1_000_000, "$1.0M"],
    [1_500_000, "$1.5M"],
    [1_649_999, "$1.6M"],
    [1_650_000, "$1.7M"],
    [8_415_000, "$8.4M"],
    [11_385_000, "$11.4M"],
    [999_949_999, "$999.9M"],
    [1_234_567_890, "$1,234.6M"],
    [-825_000, "−$825K"],
    [-1_650_000, "−$1.7M"],
    [-0.4, "$0"],
  ])("prints %d as %s", (amount, text) => {
    expect(shortMoney(amount)).toBe(text);
  });

  it("never prints anything but a dollar amount", () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(shortMoney(amount)).toMatch(/^−?\$(\d{1,3}|[1-9]\d{0,2}K|[\d,]+\.\dM)$/);
      }),
    );
  });

  it("keeps the order of the amounts it prints", () => {
    const scales: Readonly<Record<string, number>> = { K: 1e3, M: 1e6 };
    const readBack = (text: string) => {
      const size = Number.parseFloat(text.replace(/[−$,]/g, "")) * (scales[text.at(-1) ?? ""] ?? 1);
      return text.startsWith("−") ? -size : size;
    };
    fc.assert(
      fc.property(dollars, dollars, (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(readBack(shortMoney(low))).toBeLessThanOrEqual(readBack(shortMoney(high)));
      }),
    );
  });
});

describe("signedMoney", () => {
  it.each([
    [8_700_000, "+$8.7M"],
    [-8_700_000, "−$8.7M"],
    [0, "$0"],
    [0.2, "$0"],
    [undefined, "$0"],
  ])("prints %s as %s", (amount, text) => {
    expect(signedMoney(amount)).toBe(text);
  });
});

describe("fullMoney", () => {
  it.each([
    [1_500_000, "$1,500,000"],
    [1_358_023.7, "$1,358,024"],
    [-825_000, "−$825,000"],
    [999, "$999"],
    [Number.NaN, "$0"],
  ])("prints %s as %s", (amount, text) => {
    expect(fullMoney(amount)).toBe(text);
  });

  it("never prints anything but a dollar amount", () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(fullMoney(amount)).toMatch(/^−?\$\d{1,3}(,\d{3})*$/);
      }),
    );
  });
});

describe("moneyRange", () => {
  it("joins both ends with an en dash", () => {
    expect(moneyRange(8_415_000, 11_385_000)).toBe("$8.4M – $11.4M");
    expect(moneyRange(undefined, Number.NaN)).toBe("$0 – $0");
  });
});

describe("exactMoney", () => {
  it.each([
    [100_000, "$100K"],
    [850_000, "$850K"],
    [1_000_000, "$1.0M"],
    [1_450_000, "$1.45M"],
    [1_500_000, "$1.5M"],
    [10_000_000, "$10.0M"],
    [1_234_567, "$1,234,567"],
    [999_999, "$999,999"],
    [500, "$500"],
    [-1_450_000, "−$1.45M"],
  ])("writes %d as %s", (amount, text) => {
    expect(exactMoney(amount)).toBe(text);
  });

  it("is read back to the dollar", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (amount) => {
        expect(readProfit(exactMoney(amount))).toBe(amount);
      }),
    );
  });
});
