import { expect, test } from "vitest";
import { check, isHeld, notChecked, table } from "./check.ts";

test("a check with a finding is broken, and breaks the audit", () => {
  const good = check("headers", "12 pages", []);
  const bad = check("headers", "12 pages", ["/: no policy"]);
  expect([good.outcome, bad.outcome]).toEqual(["held", "BROKEN"]);
  expect([isHeld([good]), isHeld([good, bad])]).toEqual([true, false]);
});

test("an audit of nothing is no audit", () => {
  expect(isHeld([])).toBe(false);
});

test("what could not be checked is named as such, and is no pass of its own", () => {
  const open = notChecked("dependencies", "the registry does not answer");
  expect(open.outcome).toBe("NOT CHECKED");
  expect(table([open])).toEqual(["  dependencies  NOT CHECKED  the registry does not answer"]);
});

test("the table shows the first findings below their check and counts the rest", () => {
  const lines = table([
    check(
      "a",
      "9",
      Array.from({ length: 9 }, (_, index) => `finding ${index}`),
    ),
  ]);
  expect(lines).toHaveLength(10);
  expect(lines.at(-1)).toBe("      and 1 more");
});
