import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { anyText } from "#tests/support/any-text.ts";
import { companyName, correctionsOf, maxCorrectionLength, namesOnly, tidyCorrection } from "./corrections.ts";

const read = { title: "Northgate", industry: "Software", location: "Ohio" };

describe("correctionsOf", () => {
  it.each([
    ["nothing changed", read, {}],
    ["one field", { ...read, industry: "Scheduling" }, { industry: "Scheduling" }],
    ["all fields", { title: "A", industry: "B", location: "C" }, { title: "A", industry: "B", location: "C" }],
    ["an emptied field", { ...read, title: " " }, {}],
    ["spaces alone", { ...read, title: "  Northgate  " }, {}],
    ["several lines", { ...read, location: "Dayton\nOhio" }, { location: "Dayton Ohio" }],
  ])("finds %s", (_, typed, corrections) => {
    expect(correctionsOf(typed, read)).toEqual(corrections);
  });
});

describe("namesOnly", () => {
  const website = "https://northgate.example";

  it.each([
    "Northgate Systems, Inc.",
    "St. Mary's Dental of Columbus",
    "3M Parts & Sons (Ohio)",
    "northgate.example",
    "株式会社",
    "Dayton, OH 45402",
  ])("keeps %j", (title) => {
    expect(namesOnly({ title, location: undefined }, website)).toEqual({ title, location: undefined });
  });

  it.each([
    "Your account was charged. Call us now",
    "Call +1 900 555 0199",
    "evil.example",
    "Pay $499 today",
    "help@evil.example",
    "This business is worth a fortune",
  ])("leaves out %j", (title) => {
    expect(namesOnly({ title, industry: "Software" }, website)).toEqual({ industry: "Software" });
  });
});

test("a tidied correction is one line within its length, and tidying is idempotent", () => {
  fc.assert(
    fc.property(anyText(400), (typed) => {
      const tidy = tidyCorrection(typed);
      expect(tidy.length).toBeLessThanOrEqual(maxCorrectionLength);
      expect(tidy).not.toMatch(/\p{Cc}|\p{Cf}|^\s|\s$/u);
      expect(tidyCorrection(tidy)).toBe(tidy);
    }),
  );
});

test.each([
  ["Northgate - Home", {}, "Northgate"],
  ["Northgate - Home", { title: "Northgate Systems" }, "Northgate Systems"],
  [undefined, {}, "Your Business"],
])("the company of %j corrected by %j is %s", (title, corrections, name) => {
  expect(companyName(title, corrections)).toBe(name);
});
