import { expect, it } from "vitest";
import { businessTitle } from "./business-title.ts";

it.each([
  ["Northgate Systems - Field service software", "Northgate Systems"],
  ["Northgate Systems", "Northgate Systems"],
  ["North-Gate Systems - Home - Page", "North-Gate Systems"],
  ["", "Your Business"],
  [" - Home", "Your Business"],
  [undefined, "Your Business"],
])("names %j %j", (title, name) => {
  expect(businessTitle(title)).toBe(name);
});
