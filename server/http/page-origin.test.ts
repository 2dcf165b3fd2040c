import { expect, test } from "vitest";
import { pageOrigin } from "./page-origin.ts";

test.each([
  ["https://firm.example", undefined, "https://firm.example"],
  ["https://firm.example", "https://firm.example", "https://firm.example"],
  ["https://firm.example", "https://evil.example", "https://firm.example"],
  ["https://firm.example", "http://localhost:3000", "https://firm.example"],
  ["http://localhost:8888", undefined, "http://localhost:8888"],
  ["http://localhost:8888", "http://localhost:3000", "http://localhost:3000"],
  ["http://localhost:8888", "https://evil.example", "http://localhost:8888"],
  ["http://localhost:8888", "http://localhost.evil.example", "http://localhost:8888"],
  ["http://localhost:8888", "null", "http://localhost:8888"],
])("the site on %s, asked from %s: %s", (siteUrl, origin, expected) => {
  expect(pageOrigin(siteUrl, origin)).toBe(expected);
});
