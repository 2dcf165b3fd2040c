import { expect, test } from "vitest";
import { isSameSecret } from "./is-same-secret.ts";

test.each([
  ["secret", "secret", true],
  ["secret", "Secret", false],
  ["", "secret", false],
  ["secret and more", "secret", false],
])("%j and %j: %j", (given, expected, isSame) => {
  expect(isSameSecret(given, expected)).toBe(isSame);
});
