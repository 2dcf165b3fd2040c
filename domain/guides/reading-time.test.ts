import { expect, it } from "vitest";
import { readingMinutes } from "./reading-time.ts";

it.each([
  ["", 1],
  ["word ".repeat(100), 1],
  ["word ".repeat(299), 1],
  ["word ".repeat(300), 2],
  ["word – ".repeat(300), 2],
  ["$1.2M of debt\n".repeat(200), 3],
])("counts words only: %#", (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
