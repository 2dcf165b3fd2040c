import { expect, test } from "vitest";
import { people } from "#content/people.ts";
import { sampleSettings } from "#content/site.ts";
import { readEnv } from "#server/env.ts";
import { findLaunchBlockers } from "./launch-blockers.ts";

test("every sample setting, sample person and the rating claim are listed, and settings that block a launch", async () => {
  const listed = (await findLaunchBlockers(readEnv({}))).map(({ where }) => where);
  for (const name of sampleSettings) expect(listed).toContain(`content/site.ts ${name}`);
  expect(listed.filter((where) => where.startsWith("content/people.ts"))).toHaveLength(people.length);
  expect(listed).toContain("content/site.ts rating");
  expect(listed.filter((where) => where.startsWith("content/pages/home.ts")).length).toBeGreaterThan(0);
  expect(listed).toContain("settings SITE_URL");
});
