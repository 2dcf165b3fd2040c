import { expect, test } from "vitest";
import { questionKey } from "./question-key.ts";

test("a question is the same with other figures, and another with other words", () => {
  const key = questionKey("They would sell at $11.0M, $1.1M above the estimate. What is that figure for?");
  expect(questionKey(" They would sell at $950K, $85K above the estimate. What is that figure for?")).toBe(key);
  expect(questionKey("Only 20% of the revenue recurs.")).toBe(questionKey("Only 5% of the revenue recurs."));
  expect(questionKey("Why now, and when would they like to be out?")).not.toBe(
    questionKey("What stops when the owner is away for a month?"),
  );
});
