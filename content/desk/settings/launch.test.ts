import { expect, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { findLaunchBlockers } from "#server/ops/launch/launch-blockers.ts";
import { optionalServicesOff } from "#server/ops/launch/launch-settings.ts";
import { blockerText } from "./launch.ts";

const env = readEnv({
  MAIL_FROM: "a@firm.example",
  READER_ALLOW_HOSTS: "localhost:4000",
  STRIPE_SECRET_KEY: "sk_12345678",
});
const { settings, details } = findLaunchBlockers(env);

test("each setting and detail is told in words, without the name of a variable", () => {
  const lines = [...settings, ...details, ...optionalServicesOff(env)].map((blocker) => blockerText(blocker));
  expect(lines.length).toBeGreaterThan(12);
  expect(lines.filter((line) => line.startsWith("A setting") || /^[^:]*[A-Z]+_|^[a-z]/.test(line))).toEqual([]);
  expect(lines).toContain("The site’s public address is not a public https address.");
});

test("a setting that is missing is named by what it is for", () => {
  expect(blockerText({ where: "settings MAIL_TO", what: "missing" })).toBe("The firm’s address for alerts: missing.");
  expect(blockerText({ where: "settings MAIL_FROM, MAIL_TO", what: "missing" })).toBe(
    "The address that emails come from: missing.",
  );
});
