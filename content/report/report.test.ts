import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { industryPages } from "#content/registry/industry-pages.ts";
import { marketReferences } from "#content/sources/market-references.ts";
import { generalReadinessPlan, readinessPlanFor } from "#content/valuation/readiness.ts";
import { captured, captures, fullCapture, sparseCapture } from "#domain/leads/lead.fixture.ts";
import { type LeadCapture, leadOf } from "#domain/leads/lead.ts";
import { bracketSteps } from "#domain/report/bracket-steps.ts";
import { reportOf } from "#domain/report/report.ts";
import { reportTiers } from "#domain/report/tiers.ts";
import { marketWords, nextWords, sectionsOf, sensitivityWords, summaryWords } from "./report.ts";
import { driverReportWords, objectionWords, readinessWords } from "./report-arguments.ts";
import { reportSources } from "./report-sources.ts";

const reportFor = (capture: LeadCapture) =>
  reportOf(leadOf(capture, { now: Date.UTC(2025, 10, 3, 15) }), "exitReadiness", {
    ...reportSources("", captured),
    plan: generalReadinessPlan,
  });

const sentencesFor = (capture: LeadCapture): readonly string[] => {
  const report = reportFor(capture);
  return [
    summaryWords.meaning.text(report),
    summaryWords.move.text(report),
    summaryWords.company.text(report),
    sensitivityWords.lead(report),
    sensitivityWords.steps(bracketSteps(report.sensitivity)),
    ...report.levers.flatMap((lever) => Object.values(driverReportWords.lever(lever, report))),
    ...report.objections.flatMap((objection) => Object.values(objectionWords.objection(objection, report))),
    readinessWords.lead(report),
    readinessWords.stake(report) ?? "No argument.",
    ...nextWords.steps(report).map(({ text }) => text),
  ];
};

describe("the words of a report", () => {
  it("describe the example correctly", () => {
    const report = reportFor(fullCapture);
    expect(summaryWords.meaning.text(report)).toBe(
      "At your size, sponsors and strategic buyers look at EBITDA first. You have enough of it for both to bid. A rising trend adds 0.5x. Recurring revenue adds 0.5x.",
    );
    expect(summaryWords.move.text(report)).toBe("Recurring revenue of 75%. The value would be $10.3M, $413K more.");
    expect(sensitivityWords.steps(bracketSteps(report.sensitivity))).toMatch(
      /^Between \$1,687,500 and \$1,875,000 of profit, adjusted EBITDA passes \$2\.0M and the base multiple goes from 5\.0x to 7\.5x\./,
    );
  });

  it("promise no amount at the edge of a size bracket", () => {
    const financialInputs = { preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 100 } as const;
    expect(summaryWords.move.text(reportFor({ ...fullCapture, financialInputs }))).toBe(
      "The next size bracket starts at $2.0M of adjusted EBITDA, $318K of profit from here, with a base multiple of 7.5x. Buyers’ prices rise more evenly than the brackets.",
    );
  });

  it("date the range and call it an estimate", () => {
    expect(summaryWords.title).toBe("Estimated value range");
    expect(summaryWords.estimate(reportFor(fullCapture))).toBe(
      "November 3, 2025. An estimate from your figures, not an appraisal or an offer.",
    );
  });

  it("say plainly that a website was not read", () => {
    expect(summaryWords.company.text(reportFor(sparseCapture))).toBe(
      "We could not read plumber.example. The range uses only your figures.",
    );
  });

  it("never give the website as a source of the estimate", () => {
    const [estimate] = nextWords.disclaimer.paragraphs;
    expect(estimate).toMatch(/^This is a preliminary estimate from the figures you entered\. /);
    expect(estimate).not.toMatch(/website/i);
  });

  it("are whole sentences whatever was entered", () => {
    fc.assert(
      fc.property(captures, (capture) => {
        for (const sentence of sentencesFor(capture)) {
          expect(sentence).not.toMatch(/NaN|undefined|Infinity|null| {2}/);
          expect(sentence).toMatch(/^[A-Z$“].*[a-z.%”]$/s);
        }
      }),
    );
  });

  it("cut a long overview between words", () => {
    const analysis = fullCapture.businessAnalysis;
    if (!analysis) throw new Error("The example has an analysis");
    const long = { ...fullCapture, businessAnalysis: { ...analysis, overview: "word ".repeat(400) } };
    expect(summaryWords.company.text(reportFor(long)).length).toBeLessThan(360);
  });
});

it("holds two sections free of charge, nine for a package and the plan for the larger one", () => {
  expect(reportTiers.map((tier) => sectionsOf({ tier }).length)).toEqual([2, 9, 10]);
  expect(sectionsOf({ tier: "professional" })).not.toContain("readiness");
});

it("shows every public reference point once", () => {
  expect(marketWords.groups.flatMap(({ references }) => references).toSorted()).toEqual(
    Object.keys(marketReferences).toSorted(),
  );
});

describe("the readiness plan", () => {
  const withEight = industryPages.flatMap(({ timeline, valuation: { label } }) =>
    label !== null && timeline.kind === "workstreams" ? [label] : [],
  );

  it.each(withEight)("of %s is the industry's own, in eight parts", (label) => {
    const plan = readinessPlanFor(label);
    expect(plan.industry).toBe(label);
    expect(plan.workstreams).toHaveLength(8);
    expect(plan.workstreams[0]?.title).not.toBe(generalReadinessPlan.workstreams[0]?.title);
  });

  it("is the general one for every other industry", () => {
    expect(readinessPlanFor("Pest control")).toBe(generalReadinessPlan);
    expect(readinessPlanFor("")).toBe(generalReadinessPlan);
    expect(generalReadinessPlan.workstreams).toHaveLength(8);
  });
});
