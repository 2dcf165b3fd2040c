import { expect, test } from "vitest";
import { fieldOf } from "./copy-in.ts";

test.each([
  [null, "\\N"],
  ["", ""],
  ["plain — text", "plain — text"],
  ['{"a":"b\\nc"}', '{"a":"b\\\\nc"}'],
  ["a\tb\nc\rd", "a\\tb\\nc\\rd"],
])("%j is written as %j", (value, field) => {
  expect(fieldOf(value)).toBe(field);
});
