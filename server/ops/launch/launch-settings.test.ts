import { expect, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { optionalServicesOff, settingBlockers } from "./launch-settings.ts";

const crm = { MONDAY_API_TOKEN: "token-123456", MONDAY_BOARD_ID: "1" };
const mail = { SMTP_URL: "smtp://localhost", MAIL_FROM: "a@northgate.com", MAIL_TO: "b@northgate.com" };
const stripe = {
  STRIPE_SECRET_KEY: "sk_12345678",
  STRIPE_WEBHOOK_SECRET: "whsec_1234",
  STRIPE_PRICE_PROFESSIONAL: "price_1",
  STRIPE_PRICE_EXIT_READINESS: "price_2",
};
const site = { SITE_URL: "https://northgate.com" };
const noWayToTheFirm = "MONDAY_…, HUBSPOT_… or SALESFORCE_…, or SMTP_URL, MAIL_FROM, MAIL_TO";

test.each<[string, Record<string, string>, readonly string[]]>([
  ["nothing is set", {}, ["SITE_URL", noWayToTheFirm]],
  ["an address alone", site, [noWayToTheFirm]],
  ["a CRM is enough", { ...site, ...crm }, []],
  ["mail is enough", { ...site, ...mail }, []],
  [
    "a CRM that the privacy notice does not name",
    { ...site, HUBSPOT_ACCESS_TOKEN: "pat-na1-12345" },
    ["MONDAY_…, HUBSPOT_… or SALESFORCE_…"],
  ],
  ["an address without TLS", { ...crm, SITE_URL: "http://northgate.com" }, ["SITE_URL"]],
  ["the sample address", { ...crm, SITE_URL: "https://example.com" }, ["SITE_URL"]],
  [
    "the samples of mail",
    {
      ...site,
      SMTP_URL: "smtps://user:password@mail.example.com",
      MAIL_FROM: "partners@example.com",
      MAIL_TO: "leads@Northgate.example",
    },
    ["SMTP_URL", "MAIL_FROM", "MAIL_TO"],
  ],
  ["a name that only looks like a sample", { ...crm, SITE_URL: "https://my-example.com" }, []],
  [
    "private hosts open to the reader",
    { ...site, ...crm, READER_ALLOW_HOSTS: "localhost:4000" },
    ["READER_ALLOW_HOSTS"],
  ],
  ["half a mail setup", { ...site, ...crm, ...mail, MAIL_TO: "" }, ["MAIL_TO"]],
  [
    "half a shop",
    { ...site, ...crm, STRIPE_SECRET_KEY: "sk_12345678", STRIPE_PRICE_PROFESSIONAL: "price_1" },
    ["STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_EXIT_READINESS"],
  ],
  ["a shop in test mode", { ...site, ...crm, ...stripe, STRIPE_SECRET_KEY: "sk_test_12345678" }, ["STRIPE_SECRET_KEY"]],
])("blocks a launch: %s", (_, env, expected) => {
  expect(settingBlockers(readEnv(env)).map(({ where }) => where.replace("settings ", ""))).toEqual(expected);
});

test("names services that are off with the consequence; a full setup has none", () => {
  const off = (env: Record<string, string>) => optionalServicesOff(readEnv(env)).map(({ what }) => what);
  expect(off({})).toHaveLength(4);
  expect(off({})).toContain("leads and messages are seen only with npm run leads");
  expect(off(mail)).toContain("leads below 55 points that leave no contact details are seen only with npm run leads");
  expect(off({ ...crm, ...mail, ...stripe, OPENAI_API_KEY: "key-12345678" })).toEqual([]);
});
