import { expect, test } from "vitest";
import type { CrmFailure } from "#server/vendors/crm/crm-error.ts";
import { failedAnswer, hubspotFailure } from "./failure.ts";

const body = (category: string, more: object = {}) => ({ status: "error", message: "said", category, ...more });
const property = (code: string, name: string) =>
  body("VALIDATION_ERROR", { errors: [{ message: "said", code, context: { propertyName: [name] } }] });

test.each<[string, number, unknown, CrmFailure]>([
  [
    "a limit per second",
    429,
    body("RATE_LIMITS", { policyName: "TEN_SECONDLY_ROLLING" }),
    { kind: "busy", seconds: 10 },
  ],
  ["the limit of the day", 429, body("RATE_LIMITS", { policyName: "DAILY" }), { kind: "busy", seconds: 3_600 }],
  [
    "the limit of the day in words",
    429,
    { message: "You have reached your daily limit." },
    { kind: "busy", seconds: 3_600 },
  ],
  ["a lock", 423, body("LOCKED"), { kind: "busy", seconds: 5 }],
  ["an account on the move", 477, "", { kind: "busy", seconds: 5 }],
  ["a withdrawn token", 401, body("INVALID_AUTHENTICATION"), { kind: "settings" }],
  ["a missing scope", 403, body("MISSING_SCOPES"), { kind: "settings" }],
  ["nothing there", 404, body("OBJECT_NOT_FOUND"), { kind: "gone" }],
  ["an unknown property", 400, property("PROPERTY_DOESNT_EXIST", "sde"), { kind: "column", columnId: "sde" }],
  ["an unknown option", 400, property("INVALID_OPTION", "dealstage"), { kind: "column", columnId: "dealstage" }],
  [
    "a property in the message only",
    400,
    body("VALIDATION_ERROR", {
      message: 'Property values were not valid: [{"isValid":false,"error":"INVALID_LONG","name":"amount"}]',
    }),
    { kind: "column", columnId: "amount" },
  ],
  ["our property in words", 400, { message: 'Property "amiva_valuation_id" does not exist' }, { kind: "settings" }],
  ["a record that was made meanwhile", 409, body("CONFLICT"), { kind: "unclear" }],
  ["a bad request", 400, body("VALIDATION_ERROR"), { kind: "refused" }],
  ["an error of the vendor", 502, "<html>", { kind: "unclear" }],
])("%s", (_, status, said, failure) => {
  expect(failedAnswer(status, said).failure).toEqual(failure);
});

test("a request for a pause is followed", () => {
  expect(failedAnswer(429, {}, 42).failure).toEqual({ kind: "busy", seconds: 42 });
});

test("what was thrown without an answer may have been done, and its message is not repeated", () => {
  const error = hubspotFailure(Object.assign(new Error("to ada@firm.example"), { code: "ECONNRESET" }));
  expect([error.failure, error.message]).toEqual([{ kind: "unclear" }, "HubSpot: no answer (ECONNRESET)"]);
});

test("the reason has code, property and status, and nothing of what was sent", () => {
  expect(failedAnswer(400, property("INVALID_EMAIL", "email")).message).toBe(
    "HubSpot: INVALID_EMAIL, column email, HTTP 400",
  );
  expect(failedAnswer(400, body("ada@firm.example is not valid")).message).toBe("HubSpot: HTTP 400");
});
