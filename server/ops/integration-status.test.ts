import { expect, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { integrationStatus } from "./integration-status.ts";

const analysis = (variables: Record<string, string>) =>
  integrationStatus(readEnv(variables)).find(({ name }) => name === "analysis");

test.each([
  [{}, false, "not set; websites are read by the built-in rules"],
  [{ OPENAI_MODEL: "gpt-other" }, false, "not set; websites are read by the built-in rules"],
  [{ OPENAI_API_KEY: "sk-secret-key" }, true, "reads websites with gpt-5.4-mini"],
  [{ OPENAI_API_KEY: "sk-secret-key", OPENAI_MODEL: "gpt-other" }, true, "reads websites with gpt-other"],
])("the analysis with %j", (variables, on, description) => {
  expect(analysis(variables)).toEqual({ name: "analysis", on, description });
});

const board = { MONDAY_API_TOKEN: "token-12345", MONDAY_BOARD_ID: "77" };

test.each([
  [{}, 0, "not set; leads will wait in the outbox"],
  [{}, 1, "not set; 1 lead waits in the outbox"],
  [{}, 3, "not set; 3 leads wait in the outbox"],
  [{ MONDAY_API_TOKEN: "token-12345" }, 3, "not set; 3 leads wait in the outbox"],
  [board, 0, "delivers leads to board 77 of monday.com"],
  [board, 3, "delivers leads to board 77 of monday.com; 3 leads wait in the outbox"],
])("the CRM with %j and %i waiting leads", (variables: Record<string, string>, leadsWaiting, description) => {
  const crm = integrationStatus(readEnv(variables), { leadsWaiting }).find(({ name }) => name === "crm");
  expect(crm).toEqual({ name: "crm", on: "MONDAY_BOARD_ID" in variables, description });
});

const mail = {
  SMTP_URL: "smtps://user:secret@mail.example.com",
  MAIL_FROM: "a@firm.example",
  MAIL_TO: "b@firm.example",
};

test.each([
  [{}, 0, "not set; mails will wait in the outbox"],
  [{}, 1, "not set; 1 mail waits in the outbox"],
  [{ SMTP_URL: mail.SMTP_URL, MAIL_TO: mail.MAIL_TO }, 2, "not set; 2 mails wait in the outbox"],
  [mail, 0, "sends as a@firm.example, alerts to b@firm.example"],
  [mail, 2, "sends as a@firm.example, alerts to b@firm.example; 2 mails wait in the outbox"],
])("the mail with %j and %i waiting mails", (variables: Record<string, string>, mailsWaiting, description) => {
  const line = integrationStatus(readEnv(variables), { mailsWaiting }).find(({ name }) => name === "mail");
  expect(line).toEqual({ name: "mail", on: "MAIL_FROM" in variables, description });
});

const stripe = {
  STRIPE_SECRET_KEY: "sk_live_12345",
  STRIPE_WEBHOOK_SECRET: "whsec_12345",
  STRIPE_PRICE_PROFESSIONAL: "price_1",
  STRIPE_PRICE_EXIT_READINESS: "price_2",
};

test.each([
  [{}, false, "not set; visitors request reports with a form"],
  [{ ...stripe, STRIPE_WEBHOOK_SECRET: "" }, false, "not set; visitors request reports with a form"],
  [stripe, true, "sells reports through Stripe"],
  [
    { ...stripe, STRIPE_SECRET_KEY: "rk_test_12345" },
    true,
    "sells reports through Stripe in its test mode, in which no money moves",
  ],
])("payments with %j", (variables: Record<string, string>, on, description) => {
  const line = integrationStatus(readEnv(variables)).find(({ name }) => name === "payments");
  expect(line).toEqual({ name: "payments", on, description });
});

test.each([
  [{}, false, "not set; booked calls are only in the calendar"],
  [{ CAL_WEBHOOK_SECRET: "secret-of-cal" }, true, "takes booked calls from Cal.com"],
  [
    { CAL_WEBHOOK_SECRET: "secret-of-cal", CALENDLY_WEBHOOK_SECRET: "new-secret,old-secret" },
    true,
    "takes booked calls from Calendly and Cal.com",
  ],
])("the calendar with %j", (variables: Record<string, string>, on, description) => {
  const line = integrationStatus(readEnv(variables)).find(({ name }) => name === "calendar");
  expect(line).toEqual({ name: "calendar", on, description });
});
