import { describe, expect, test } from "vitest";
import { failureOf } from "./failure.ts";

const answer = (status: number, body: unknown, retryAfter: string | null = null) =>
  failureOf({ status, body, retryAfter, replayed: false });
const coded = (code: string, more: object = {}) => ({ errors: [{ message: "said", extensions: { code, ...more } }] });
const flat = (error_code: string, more: object = {}) => ({ error_code, error_message: "said", ...more });

describe("what a failed answer means", () => {
  test.each([
    ["the budget of this year's form", 200, coded("COMPLEXITY_BUDGET_EXHAUSTED", { retry_in_seconds: 17 }), 17],
    [
      "the budget of last year's form",
      200,
      coded("COMPLEXITY_BUDGET_EXHAUSTED", { retry_in_seconds: 7, status_code: 429 }),
      7,
    ],
    ["the old flat form", 429, flat("ComplexityException", { status_code: 429, error_data: {} }), 60],
    [
      "too many at once",
      429,
      flat("FIELD_LIMIT_EXCEEDED", { error_data: { retry_in_seconds: 15 }, status_code: 429 }),
      15,
    ],
    ["the day's calls", 429, coded("DAILY_LIMIT_EXCEEDED"), 3_600],
    ["the address's calls", 200, coded("IP_RATE_LIMIT_EXCEEDED"), 60],
    ["a limit without a code", 200, { errors: [{ message: "Rate limit exceeded." }] }, 60],
    ["a limit without a body", 429, undefined, 60],
    ["a limit of one mutation", 200, { errors: ["Call limit exceeded for CreateItem"] }, 60],
  ])("%s is a pause", (_, status, body, seconds) => {
    expect(answer(status, body).failure).toEqual({ kind: "busy", seconds });
  });

  test("the pause is that of the header if the body names none", () => {
    expect(answer(429, undefined, "31").failure).toEqual({ kind: "busy", seconds: 31 });
    expect(answer(429, coded("RATE_LIMIT_EXCEEDED", { retry_in_seconds: 4 }), "31").failure).toMatchObject({
      seconds: 4,
    });
    expect(answer(429, undefined, "Wed, 21 Oct 2026 07:28:00 GMT").failure).toMatchObject({ seconds: 60 });
  });

  test.each([
    ["a server's failure", 500, undefined],
    ["a gateway's", 502, "<html>"],
    ["one told with 200", 200, coded("INTERNAL_SERVER_ERROR", { status_code: 500 })],
    ["a code that nobody knows", 200, coded("SomethingNewException")],
    ["neither data nor error", 200, { data: {} }],
    ["no JSON", 200, undefined],
    ["a time-out on the way", 408, undefined],
    ["the same request under way", 409, coded("CONFLICT")],
  ])("%s is unclear", (_, status, body) => {
    expect(answer(status, body).failure).toEqual({ kind: "unclear" });
  });

  test.each([
    ["no such item", 200, coded("ResourceNotFoundException", { status_code: 404 })],
    ["an item id that is none", 200, coded("InvalidItemIdException")],
    [
      "an archived item",
      200,
      coded("ColumnValueException", { error_data: { column_validation_error_code: "inactiveItems" } }),
    ],
  ])("%s is gone", (_, status, body) => {
    expect(answer(status, body).failure).toEqual({ kind: "gone" });
  });

  test.each([
    ["a token that is none", 401, { errors: ["Not Authenticated"] }],
    ["a token that may not", 200, coded("UserUnauthorizedException", { status_code: 403, error_data: {} })],
    ["their own misspelling", 200, flat("UserUnauthroizedException", { status_code: 403 })],
    ["no right to the board", 403, undefined],
    ["no such board", 200, coded("InvalidBoardIdException")],
    ["a full board", 200, coded("ItemsLimitationException")],
  ])("%s needs the operator", (_, status, body) => {
    expect(answer(status, body).failure).toEqual({ kind: "settings" });
  });

  test.each([
    ["a query they do not know", 400, undefined],
    ["a name that is too long", 200, coded("ItemNameTooLongException")],
    ["a field they do not know", 200, coded("GRAPHQL_VALIDATION_FAILED")],
    ["a status told with 200", 200, coded("Whatever", { status_code: 422 })],
  ])("%s is refused", (_, status, body) => {
    expect(answer(status, body).failure).toEqual({ kind: "refused" });
  });

  test("a bad column is named by its id, or at least by its type", () => {
    const named = coded("ColumnValueException", { error_data: { column_id: "phone", column_type: "phone" } });
    expect(answer(200, named).failure).toEqual({ kind: "column", columnId: "phone", columnType: "phone" });
    expect(answer(200, coded("ColumnValueException", { error_data: { column_type: "date" } })).failure).toEqual({
      kind: "column",
      columnType: "date",
    });
    expect(answer(200, coded("InvalidColumnIdException")).failure).toEqual({ kind: "column" });
  });

  test("the reason names status, code and column, and quotes nothing that was sent", () => {
    const quoting = {
      errors: [
        {
          message: "invalid value jane@example.com",
          extensions: {
            code: "ColumnValueException",
            error_data: { column_id: "email", column_value: '{"email":"jane@example.com"}' },
          },
        },
      ],
    };
    expect(answer(200, quoting).message).toBe("monday.com: ColumnValueException, column email, HTTP 200");
    expect(answer(200, coded("jane@example.com said no")).message).toBe("monday.com: no usable answer, HTTP 200");
    expect(answer(503, undefined).message).toBe("monday.com: HTTP 503");
  });
});
