import { expect, it } from "vitest";
import { spacedLabels } from "./label-spacing.ts";

it.each([
  { given: [10, 40, 70], expected: [10, 40, 70] },
  { given: [40, 42, 41], expected: [40, 56, 48] },
  { given: [99, 98], expected: [100, 92] },
  { given: [50, 50, 50, 50], expected: [50, 58, 66, 74] },
  { given: [], expected: [] },
])("spaces $given to $expected", ({ given, expected }) => {
  expect(spacedLabels(given, 8)).toEqual(expected);
});
