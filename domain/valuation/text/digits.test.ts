import fc from "fast-check";
import { expect, test } from "vitest";
import { withDecimals } from "./digits.ts";

test.each([
  [6, 1, "6.0"],
  [0, 2, "0.00"],
  [0, 0, "0"],
  [1.125, 1, "1.125"],
  [1.5, 2, "1.50"],
  [-0.5, 1, "-0.5"],
  [999.9, 1, "999.9"],
  [1_000, 1, "1,000.0"],
  [1_234.5, 1, "1,234.5"],
  [0.00001, 2, "0.00001"],
])("%d with at least %i decimals is %s", (figure, least, text) => {
  expect(withDecimals(figure, least)).toBe(text);
});

test("formats every figure like the platform's formatter", () => {
  const figures = fc.tuple(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 0, max: 5 }));
  fc.assert(
    fc.property(figures, fc.integer({ min: 0, max: 3 }), ([units, places], least) => {
      const figure = units / 10 ** places;
      const format = new Intl.NumberFormat("en-US", { minimumFractionDigits: least, maximumFractionDigits: 5 });
      expect(withDecimals(figure, least)).toBe(format.format(figure));
    }),
  );
});
