import { expect, it } from "vitest";
import { signedEbitdaMoney, thousandsMoney } from "./depth-money.ts";

it.each([
  [1_719_000, "$1.719M"],
  [1_620_000, "$1.62M"],
  [1_000_000, "$1.00M"],
  [1_000_499, "$1.00M"],
  [999_500, "$1.00M"],
  [999_499, "$999K"],
  [825_000, "$825K"],
  [500, "$500"],
  [0, "$0"],
  [-500_000, "−$500K"],
  [-1_719_400, "−$1.719M"],
  [1_234_567_000, "$1,234.567M"],
])("writes %d to the thousand as %s", (amount, text) => {
  expect(thousandsMoney(amount)).toBe(text);
});

it.each([
  [120_000, "+$120K"],
  [1_255_000, "+$1.26M"],
  [-36_000, "−$36K"],
  [-660_400, "−$660K"],
  [0.4, "$0"],
  [-1_592_400, "−$1.59M"],
  [0, "$0"],
])("writes the difference %d as %s", (amount, text) => {
  expect(signedEbitdaMoney(amount)).toBe(text);
});
