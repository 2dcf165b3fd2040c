import { expect, test } from "vitest";
import { configured } from "./configured.ts";
import { readEnv } from "./env.ts";

const analysis = (variables: Record<string, string>) =>
  configured(readEnv(variables)).find(({ name }) => name === "analysis");

test.each([
  [{}, false, "not set; websites are read by the built-in rules"],
  [{ OPENAI_MODEL: "gpt-other" }, false, "not set; websites are read by the built-in rules"],
  [{ OPENAI_API_KEY: "sk-secret-key" }, true, "reads websites with gpt-5.4-mini"],
  [{ OPENAI_API_KEY: "sk-secret-key", OPENAI_MODEL: "gpt-other" }, true, "reads websites with gpt-other"],
])("the analysis with %j", (variables, on, says) => {
  expect(analysis(variables)).toEqual({ name: "analysis", on, says });
});

const board = { MONDAY_API_TOKEN: "token-12345", MONDAY_BOARD_ID: "77" };

test.each([
  [{}, 0, "not set; leads will wait in the outbox"],
  [{}, 1, "not set; 1 lead waits in the outbox"],
  [{}, 3, "not set; 3 leads wait in the outbox"],
  [{ MONDAY_API_TOKEN: "token-12345" }, 3, "not set; 3 leads wait in the outbox"],
  [board, 0, "delivers leads to board 77 of monday.com"],
  [board, 3, "delivers leads to board 77 of monday.com; 3 leads wait in the outbox"],
])("the CRM with %j and %i leads that wait", (variables: Record<string, string>, leadsWaiting, says) => {
  const crm = configured(readEnv(variables), { leadsWaiting }).find(({ name }) => name === "crm");
  expect(crm).toEqual({ name: "crm", on: "MONDAY_BOARD_ID" in variables, says });
});
