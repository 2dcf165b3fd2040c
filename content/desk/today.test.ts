import { expect, test } from "vitest";
import { factsAndRange } from "./today.ts";

test.each([
  [["Dental", "NM"], "Dental, NM. $3.0M–$4.0M"],
  [["Dental", ""], "Dental. $3.0M–$4.0M"],
  [["", undefined], "$3.0M–$4.0M"],
] as const)("%j is told without stray signs", (facts, text) => {
  expect(factsAndRange(facts, "$3.0M–$4.0M")).toBe(text);
});
