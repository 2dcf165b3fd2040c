import { expect, test } from "vitest";
import { priceText } from "./price.ts";

test.each([
  [49_000, "usd", "$490"],
  [49_050, "usd", "$490.50"],
  [1, "usd", "$0.01"],
  [0, "usd", "$0"],
  [120_000, "eur", "€1,200"],
  [49_000, "jpy", "¥49,000"],
  [12_345, "kwd", "KWD 12.345"],
  [490_000, "isk", "ISK 4,900"],
  [490_000, "ugx", "UGX 4,900"],
  [4_900, "mga", "MGA 4,900"],
])("%i of %s is %s", (amount, currency, text) => {
  expect(priceText({ amount, currency }).replace("\u00a0", " ")).toBe(text);
});
