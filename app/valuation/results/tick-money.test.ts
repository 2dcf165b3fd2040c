import { expect, it } from "vitest";
import { tickMoney } from "./tick-money.ts";

it.each([
  [0, "$0"],
  [500_000, "$500K"],
  [950_000, "$950K"],
  [1_000_000, "$1M"],
  [1_050_000, "$1.05M"],
  [1_100_000, "$1.1M"],
  [6_000_000, "$6M"],
  [125_000_000, "$125M"],
  [-2_000_000, "−$2M"],
  [-500_000, "−$500K"],
])("%i is %s", (value, text) => {
  expect(tickMoney(value)).toBe(text);
});
