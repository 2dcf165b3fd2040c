import { expect, test } from "vitest";
import { errorCode, errorLocation } from "./error-code.ts";

test("a log gets an error's code and place, never the message, which may quote stored data", () => {
  const secret = "owner@northgate.example\n    more of it";
  const named = new RangeError(secret);
  expect(errorCode(named)).toBe("RangeError");
  expect(errorCode(Object.assign(new Error(secret), { code: "23505" }))).toBe("23505");
  expect(errorLocation(named)).toContain("error-code.test.ts");
  for (const said of [errorCode(named), errorLocation(named)]) expect(said).not.toContain("northgate");
});

test.each([["text"], [undefined], [{ message: "secret" }]])("%j has neither", (thrown) => {
  expect([errorCode(thrown), errorLocation(thrown)]).toEqual(["not an error", "unknown"]);
});
