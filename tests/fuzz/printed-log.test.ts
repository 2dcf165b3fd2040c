import { expect, test } from "vitest";
import { privateMark } from "./marks.ts";
import { judgePrinted } from "./printed-log.ts";

const line = (fields: object) => JSON.stringify({ level: 30, time: "2026-11-15T12:00:00Z", msg: "request", ...fields });

test("the greeting and the lines of the log are as they should be", () => {
  const text = ["AMIVA+ is on http://localhost:1", "  store     embedded", line({ area: "/api" }), ""].join("\n");
  expect(judgePrinted(text)).toEqual({ lines: 3, findings: [] });
});

test.each([
  ["a visitor's value", line({ reason: privateMark }), /^holds what a visitor sent \(zqplanted\)/],
  ["a private id", line({ area: "/f0220000-1" }), /^holds what a visitor sent \(f0220000-\)/],
  ["an error", line({ level: 50 }), /^is an error/],
  ["a stack trace", "    at file:///srv/main.js:1:2", /^is no line of the log/],
  ["a warning that somebody prints", "The URL could not be decoded", /^is no line of the log/],
])("%s is found", (_name, text, finding) => {
  const { findings } = judgePrinted(text);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatch(finding);
});

test("the same error at other times is listed once, with its count", () => {
  const errors = [1, 2, 3].map((second) => line({ level: 50, time: `2026-11-15T12:00:0${second}Z` }));
  expect(judgePrinted(errors.join("\n")).findings).toEqual(['is an error: {"level":50,"msg":"request"} (3 times)']);
});
