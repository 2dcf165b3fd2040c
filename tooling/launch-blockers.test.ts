import { expect, test } from "vitest";
import { people } from "#content/people.ts";
import { sampleSettings } from "#content/site.ts";
import { readEnv } from "#server/env.ts";
import { findLaunchBlockers } from "./launch-blockers.ts";

const complete = {
  SITE_URL: "https://example.com",
  OPENAI_API_KEY: "key-12345678",
  MONDAY_API_TOKEN: "token-123456",
  MONDAY_BOARD_ID: "1",
  STRIPE_SECRET_KEY: "sk_12345678",
  STRIPE_WEBHOOK_SECRET: "whsec_1234",
  STRIPE_PRICE_PROFESSIONAL: "price_1",
  STRIPE_PRICE_EXIT_READINESS: "price_2",
  SMTP_URL: "smtp://localhost",
  MAIL_FROM: "a@example.com",
  MAIL_TO: "b@example.com",
};

const places = async (env: Record<string, string>) =>
  (await findLaunchBlockers(readEnv(env))).map(({ where }) => where);

test("every sample setting, sample person and the rating claim are listed", async () => {
  const listed = await places(complete);
  for (const name of sampleSettings) expect(listed).toContain(`content/site.ts ${name}`);
  expect(listed.filter((where) => where.startsWith("content/people.ts"))).toHaveLength(people.length);
  expect(listed).toContain("content/site.ts rating");
  expect(listed.filter((where) => where.startsWith("content/pages/home.ts")).length).toBeGreaterThan(0);
});

test("a missing secret is listed, a set one is not", async () => {
  expect((await places(complete)).filter((where) => where.startsWith("environment"))).toEqual([]);
  expect((await places({})).filter((where) => where.startsWith("environment"))).toHaveLength(5);
  const test = await places({ ...complete, STRIPE_SECRET_KEY: "sk_test_12345678" });
  expect(test.filter((where) => where.startsWith("environment"))).toEqual(["environment STRIPE_SECRET_KEY"]);
});
