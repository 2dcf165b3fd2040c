import { expect, it } from "vitest";
import { bestTier, type ReportPackage, tiersOpenedBy } from "./tiers.ts";

const cases: readonly [readonly ReportPackage[], readonly string[]][] = [
  [[], ["summary"]],
  [["professional"], ["summary", "professional"]],
  [["exitReadiness"], ["summary", "professional", "exitReadiness"]],
  [
    ["exitReadiness", "professional"],
    ["summary", "professional", "exitReadiness"],
  ],
];

it.each(cases)("%j opens %j", (bought, opened) => {
  expect(tiersOpenedBy(bought)).toEqual(opened);
  expect(bestTier(bought)).toBe(opened.at(-1));
});
