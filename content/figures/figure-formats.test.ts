import { expect, it } from "vitest";
import { amountOf, inThousands, numberInWords, rangeInWords, rangeOf } from "#content/sources/figure-formats.ts";

it.each([
  ["150+", 150],
  ["$240M+", 240],
  ["3.5", 3.5],
  ["200,000", 200_000],
  ["+55%", 55],
])("the amount of %s is %d", (figure, amount) => {
  expect(amountOf(figure)).toBe(amount);
});

it.each([
  ["6–10x", [6, 10]],
  ["0.5–1.2x", [0.5, 1.2]],
  ["$5M–$150M", [5, 150]],
])("the range of %s is %j", (figure, range) => {
  expect(rangeOf(figure)).toEqual(range);
});

it.each([
  ["18–36", "18 to 36"],
  ["4–8x", "4x to 8x"],
  ["10–30%", "10% to 30%"],
  ["$5M–$150M", "$5M to $150M"],
  ["35%", "35%"],
])("%s is %s in a sentence", (figure, words) => {
  expect(rangeInWords(figure)).toBe(words);
});

it("writes thousands short", () => {
  expect(inThousands("200,000")).toBe("200k+");
});

it("says which figure cannot be drawn", () => {
  expect(() => amountOf("6–10x")).toThrow("6–10x in content/figures has to be one number");
  expect(() => rangeOf("150+")).toThrow("150+ in content/figures has to be a range");
});

it.each([
  [1, "One"],
  [12, "Twelve"],
  [13, "13"],
])("%d in letters is %s", (count, word) => {
  expect(numberInWords(count)).toBe(word);
});
