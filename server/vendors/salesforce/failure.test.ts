import { expect, test } from "vitest";
import type { CrmFailure } from "#server/vendors/crm/crm-error.ts";
import { salesforceFailure } from "./failure.ts";

const body = (errorCode: string, message = "said", fields: readonly string[] = []) => [{ errorCode, message, fields }];

test.each<[string, number, unknown, CrmFailure]>([
  [
    "the limit of the day",
    403,
    body("REQUEST_LIMIT_EXCEEDED", "TotalRequests Limit exceeded."),
    { kind: "busy", seconds: 3_600 },
  ],
  [
    "too many at once",
    403,
    body("REQUEST_LIMIT_EXCEEDED", "ConcurrentRequests (Concurrent API Requests) Limit exceeded."),
    { kind: "busy", seconds: 60 },
  ],
  ["a locked row", 400, body("UNABLE_TO_LOCK_ROW"), { kind: "busy", seconds: 5 }],
  ["nothing there", 404, body("NOT_FOUND", "The requested resource does not exist"), { kind: "gone" }],
  ["a deleted record", 404, body("ENTITY_IS_DELETED"), { kind: "gone" }],
  ["a comment on nothing", 400, body("INVALID_CROSS_REFERENCE_KEY"), { kind: "gone" }],
  [
    "no field for our id",
    404,
    body("NOT_FOUND", "Provided external ID field does not exist or is not accessible: X"),
    { kind: "settings" },
  ],
  [
    "an unknown field",
    400,
    body("INVALID_FIELD", "No such column 'EBITDA__c' on sobject of type Opportunity"),
    { kind: "column", columnId: "EBITDA__c" },
  ],
  [
    "a value outside its list",
    400,
    body("INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST", "bad", ["StageName"]),
    { kind: "column", columnId: "StageName" },
  ],
  ["a text that is too long", 400, body("STRING_TOO_LONG", "long", ["Name"]), { kind: "column", columnId: "Name" }],
  ["a field that the firm requires", 400, body("REQUIRED_FIELD_MISSING", "x", ["Region__c"]), { kind: "settings" }],
  ["a rule of the firm", 400, body("FIELD_CUSTOM_VALIDATION_EXCEPTION"), { kind: "settings" }],
  ["a duplicate", 400, body("DUPLICATES_DETECTED"), { kind: "settings" }],
  ["a record that was made meanwhile", 400, body("DUPLICATE_VALUE"), { kind: "unclear" }],
  ["an id that is not unique there", 300, ["/services/data/v66.0/sobjects/Opportunity/1"], { kind: "settings" }],
  ["a wrong secret", 400, { error: "invalid_client", error_description: "x" }, { kind: "settings" }],
  ["a flow that is off", 400, { error: "unsupported_grant_type" }, { kind: "settings" }],
  ["missing rights", 403, body("INSUFFICIENT_ACCESS_OR_READONLY"), { kind: "settings" }],
  ["full storage", 400, body("STORAGE_LIMIT_EXCEEDED"), { kind: "settings" }],
  ["a bad request", 400, body("MALFORMED_QUERY"), { kind: "refused" }],
  ["maintenance", 503, body("SERVER_UNAVAILABLE"), { kind: "unclear" }],
  ["a page of a proxy", 502, undefined, { kind: "unclear" }],
])("%s", (_, status, said, failure) => {
  expect(salesforceFailure(status, said).failure).toEqual(failure);
});

test("the reason has code, field and status, and nothing of what was sent", () => {
  const said = body("STRING_TOO_LONG", "Name: ada@firm.example", ["Name"]);
  expect(salesforceFailure(400, said).message).toBe("Salesforce: STRING_TOO_LONG, column Name, HTTP 400");
});
