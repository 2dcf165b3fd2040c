import { expect, it } from "vitest";
import { yearsText } from "./goal.ts";

it.each([
  [[3], "year 3"],
  [[1, 2], "years 1 and 2"],
  [[1, 2, 3], "years 1 to 3"],
])("writes %j as %s", (years, text) => {
  expect(yearsText(years)).toBe(text);
});
