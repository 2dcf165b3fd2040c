import { expect, test } from "vitest";
import { people } from "./people.ts";

test("every person has an id and a name of their own", () => {
  expect(new Set(people.map(({ id }) => id)).size).toBe(people.length);
  expect(new Set(people.map(({ name }) => name)).size).toBe(people.length);
});

test.each(people)("$name signs with the initials of the name", ({ id, name, initials }) => {
  expect(
    name
      .split(" ")
      .map((word) => word[0])
      .join(""),
  ).toBe(initials);
  expect(id).toMatch(/^[a-z]+(-[a-z]+)+$/);
});
