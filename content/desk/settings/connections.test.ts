import { expect, test } from "vitest";
import { testFailures } from "#domain/desk/screens/connections-view.ts";
import { crmVendors } from "#domain/leads/crm/crm-vendors.ts";
import { testFailureWords, testResultWords } from "./connections.ts";

const cases = testFailures.flatMap((failure) => crmVendors.map((vendor) => [failure, vendor] as const));

test.each(cases)("%s is told in words, with what helps, for %s", (failure, vendor) => {
  const { what, helps } = testFailureWords(failure, vendor);
  expect(what).toMatch(/^[A-Za-z].*[.:]$/);
  expect(helps).toMatch(/\.$/);
  expect(`${what} ${helps}`).not.toMatch(/\b\d{3}\b|HTTP|SMTP \d/);
});

test("a CRM that lacks something is told with its names", () => {
  const missing = ["stage “Tried”", "property amiva_follow_up of deals"];
  const result = { isOk: false, connection: "crm", vendor: "hubspot", failure: "boardColumns", missing } as const;
  expect(testResultWords(result)).toEqual({
    gist: "The test failed.",
    text: "HubSpot lacks these, or has them in another form: stage “Tried”, property amiva_follow_up of deals. Add them there, or name the right ones in HUBSPOT_STAGES and HUBSPOT_PROPERTIES. Until then leads arrive without them.",
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
