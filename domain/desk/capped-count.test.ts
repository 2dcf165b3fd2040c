import { expect, test } from "vitest";
import { countText } from "./capped-count.ts";

test("a count that stopped at its limit has a plus", () => {
  expect(countText({ count: 412, isCapped: false })).toBe("412");
  expect(countText({ count: 1_000, isCapped: true })).toBe("1,000+");
});
