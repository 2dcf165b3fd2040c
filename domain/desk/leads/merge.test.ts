import { expect, test } from "vitest";
import { isSameCompany, takesOver } from "./merge.ts";

const one = { company: "Tidewater Mechanical", website: "https://www.tidewatermech.example/", email: "m@holt.example" };
const other = { company: "Other", website: "https://other.example", email: null };

test.each([
  [{ company: " TIDEWATER mechanical" }, true],
  [{ website: "http://tidewatermech.example/about" }, true],
  [{ email: "M@Holt.example" }, true],
  [{ email: "" }, false],
  [{}, false],
])("%j: %s", (same, expected) => {
  expect(isSameCompany(one, { ...other, ...same })).toBe(expected);
});

test("two leads without an address are not one company for that", () => {
  expect(isSameCompany({ ...one, email: null }, other)).toBe(false);
});

test.each([
  ["nobody set either", { by: "", at: 9 }, { by: "", at: 1 }, false],
  ["only the kept one was set", { by: "", at: 9 }, { by: "anna", at: 1 }, false],
  ["only the other was set", { by: "anna", at: 1 }, { by: "", at: 9 }, true],
  ["the other was set later", { by: "anna", at: 9 }, { by: "ben", at: 1 }, true],
  ["the kept one was set later", { by: "anna", at: 1 }, { by: "site", at: 9 }, false],
])("a field of the lead that leaves, if %s", (_when, left, kept, expected) => {
  expect(takesOver(left, kept)).toBe(expected);
});
