import { expect, test } from "vitest";
import { isSameCompany } from "./same-company.ts";

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
