import { expect, test } from "vitest";
import { testFailures } from "#domain/desk/screens/connections-view.ts";
import { testFailureWords, testResultWords } from "./connections.ts";

test.each(testFailures)("%s is told in words, with what helps", (failure) => {
  const { what, helps } = testFailureWords[failure];
  expect(what).toMatch(/^[A-Za-z].*[.:]$/);
  expect(helps).toMatch(/\.$/);
  expect(`${what} ${helps}`).not.toMatch(/\b\d{3}\b|HTTP|SMTP \d/);
});

test("a board without columns is told with their titles", () => {
  const result = { isOk: false, connection: "crm", failure: "boardColumns", columns: ["stage", "notes"] } as const;
  expect(testResultWords(result)).toEqual({
    gist: "The test failed.",
    text: expect.stringContaining("another type: Stage, Notes. Add them on the board"),
  });
});

test("a success tells how long it took and what was read", () => {
  const prices = {
    professional: { amount: 49_000, currency: "usd" },
    exitReadiness: { amount: 149_000, currency: "usd" },
  };
  expect(testResultWords({ isOk: true, ms: 830, answer: { connection: "payments", prices, isTest: true } })).toEqual({
    gist: "It works, in 0.8 seconds.",
    text: "Professional costs $490, Exit Readiness $1,490. The key is of the test mode: no money moves.",
  });
});
