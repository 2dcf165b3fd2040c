import { expect, it } from "vitest";
import { captured, sparseCapture } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import type { ReportTier } from "#domain/report/tiers.ts";
import { storeOfFile } from "#server/store/store.fixture.ts";
import { readReport, reportAt } from "./read-report.ts";
import { type Bought, storeValuation } from "./report.fixture.ts";

const store = storeOfFile();

const cases: readonly [Bought, ReportTier][] = [
  [[], "summary"],
  [[["professional", "pending"]], "summary"],
  [[["professional", "paid"]], "professional"],
  [[["exitReadiness", "refunded"]], "summary"],
  [
    [
      ["exitReadiness", "refunded"],
      ["professional", "paid"],
    ],
    "professional",
  ],
  [[["exitReadiness", "paid"]], "exitReadiness"],
];

it.each(cases)("%j opens %s, and nothing more is returned", async (bought, tier) => {
  const report = await readReport(store(), await storeValuation(store(), bought));
  expect(report?.tier).toBe(tier);
  expect(report?.valuation.adjustedValuation).toBe(9_900_000);
  expect(report?.objections.length).toBe(tier === "summary" ? 0 : 4);
  expect(report?.plan?.workstreams.length).toBe(tier === "exitReadiness" ? 8 : undefined);
});

it("shows the owner nothing of the general profile in the firm's records", () => {
  const unread = leadOf(sparseCapture, { now: captured });
  expect(unread.businessAnalysis?.industry).toBe("Technology Services");
  // Page, PDF and workbook are made of this and nothing else.
  expect(JSON.stringify(reportAt(unread, "exitReadiness", 0))).not.toMatch(/Technology Services|SaaS|subscription/);
});

it("returns no report without a valuation", async () => {
  expect(await readReport(store(), crypto.randomUUID())).toBeUndefined();
});
