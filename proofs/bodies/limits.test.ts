import { expect, test } from "vitest";
import { exceptionOf, isOver } from "./limits.ts";

test.each([
  ["POST /api/leads", 2, 10, false],
  ["POST /api/leads", 9, 10.1, true],
  ["GET /desk/leads", 24, 38, false],
  ["GET /desk/leads", 24, 40, true],
  ["POST /desk/sign-in", 2, 34, false],
  ["POST /desk/sign-in", 2, 36, true],
  ["POST /desk/settings confirm", 5, 54, false],
  ["GET /embed/:partner", 2, 16, true],
  ["POST /valuation/result/:valuationId/deeper", 3, 14, false],
])("%s, usually %d ms, at worst %d ms: over is %j", (about, usual, worst, over) => {
  expect(isOver({ about, usual, worst }, 10)).toBe(over);
});

test("of the endpoints below /api only mail reports are an exception", () => {
  expect(exceptionOf({ about: "POST /api/desk-auth/passkey/verify-registration" })).toBeUndefined();
  expect(exceptionOf({ about: "POST /api/mail-report" })).toContain("mail server only");
  expect(exceptionOf({ about: "GET /valuation/result/:valuationId" })).toContain("rendered");
});
