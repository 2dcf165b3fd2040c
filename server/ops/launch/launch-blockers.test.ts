import { expect, test } from "vitest";
import { people } from "#content/people.ts";
import { sampleSettings, site } from "#content/site.ts";
import { claims } from "#content/sources/claims.ts";
import { readEnv } from "#server/env.ts";
import { findLaunchBlockers, unconfirmedClaims } from "./launch-blockers.ts";

test("lists every sample setting, sample person, claim, the rating, and settings that block a launch", () => {
  const listed = Object.values(findLaunchBlockers(readEnv({})))
    .flat()
    .map(({ where }) => where);
  const from = (file: string) => listed.filter((where) => where.startsWith(file));
  for (const name of sampleSettings) expect(listed).toContain(`content/site.ts ${name}`);
  expect(from("content/people")).toHaveLength(people.filter(({ sample }) => sample).length);
  expect(listed.includes("content/site.ts rating")).toBe(site.rating.shown);
  expect(from("content/sources/claims.ts")).toHaveLength(claims().filter(({ record }) => !record.confirmed).length);
  expect(listed).toContain("settings SITE_URL");
});

test("lists a claim with what it counts and what is missing, until the firm has confirmed it", () => {
  const definition = "Days from going to market to the first letter of intent.";
  const name = "firm.daysToLetter";
  const open = { definition, unit: "days", toVerify: "Median and number of sales.", confirmed: false } as const;
  expect(unconfirmedClaims([{ name, figure: "18", record: open }])).toEqual([
    {
      where: "content/sources/claims.ts firm.daysToLetter",
      what: `claim 18 days, not confirmed. ${definition} Period not given. Sample size not given. To settle: Median and number of sales.`,
    },
  ]);
  const confirmed = { definition, confirmed: true, confirmedOn: "2026-01-31" } as const;
  expect(unconfirmedClaims([{ name, figure: "18", record: confirmed }])).toEqual([]);
});
