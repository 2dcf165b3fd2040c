import { expect, test } from "vitest";
import { longDateTime } from "./long-date.ts";

test("a moment is printed by the firm's clock, as on the desk", () => {
  const at = Date.parse("2025-11-03T20:05:00Z");
  expect(longDateTime(at, "America/New_York").replace(/\s/g, " ")).toBe("November 3, 2025 at 3:05 pm");
});
