import { expect, test } from "vitest";
import { apiOriginOf } from "./api-origin.ts";

test.each([
  ["http://localhost:3000", "http://localhost:8888"],
  ["http://localhost:8888", "http://localhost:8888"],
  ["http://localhost:3001", "http://localhost:3001"],
  ["https://localhost:3000", "https://localhost:3000"],
  ["https://amiva.example", "https://amiva.example"],
])("a page on %s calls %s", (page, origin) => {
  expect(apiOriginOf(page)).toBe(origin);
});
