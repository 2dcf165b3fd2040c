import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { readinessQuestions } from "#content/depth/readiness-questions.ts";
import { type sectionNames, sectionsOf } from "#content/report/report.ts";
import { entriesWords, entryTables } from "#content/report/report-entries.ts";
import { type ReadinessAnswer, type ReadinessKey, readinessKeys } from "#domain/depth/depth-bounds.ts";
import type { DepthEntries } from "#domain/depth/depth-entries.ts";
import { anyDepth, anyInputs, exampleDepth } from "#domain/depth/example.fixture.ts";
import type { OwnFigures } from "#domain/depth/own-figures.ts";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import type { Report } from "#domain/report/report.ts";
import { type ReportTier, reportTiers } from "#domain/report/tiers.ts";
import { fullMoney, shortMoney } from "#domain/valuation/text/money.ts";
import { writeReportAssets } from "#tooling/report/write-report-assets.ts";
import { changedLead, readPdf, reportAbout, reportFor } from "./pdf.fixture.ts";
import { renderReport } from "./render.ts";
import { loadReportAssets, type ReportAssets } from "./report-assets.ts";

let assets: ReportAssets;
const printed = {} as Record<ReportTier, Awaited<ReturnType<typeof read>>>;
beforeAll(async () => {
  await writeReportAssets(".generated/report-assets");
  assets = loadReportAssets(".generated/report-assets");
  for (const tier of reportTiers) printed[tier] = await read(withDepth(exampleDepth, tier));
}, 60_000);

const withDepth = (depth: DepthEntries, tier: ReportTier) => reportFor({ ...fullCapture, depth }, tier);

async function read(report: Report) {
  const { pages } = readPdf(await renderReport(report, assets, "https://amiva.example"));
  const sections = sectionsOf(report);
  return {
    pages: pages.map(({ text }) => text),
    textOf: (id: keyof typeof sectionNames) => pages[sections.indexOf(id)]?.text ?? "",
  };
}

const allAnswers = (answer: ReadinessAnswer) =>
  Object.fromEntries(readinessKeys.map((key) => [key, answer])) as Record<ReadinessKey, ReadinessAnswer>;

describe("the worked example in print", () => {
  it.each(reportTiers)("has the owner's figures, line by line, in the tier %s", (tier) => {
    const { pages, textOf } = printed[tier];
    expect(pages).toHaveLength(sectionsOf(withDepth(exampleDepth, tier)).length);
    for (const line of [
      "It stands beside the estimate of $9.9M and does not change it.",
      "Family on the payroll +$45,000 Still to find $1,665,000",
      "Rent to market −$36,000 Have it $1,719,000",
      "If all of it is documented: $1,719,000 × 6.0x $10,314,000",
      "Provable today: $1,646,000 × 6.0x $9,876,000",
      "Success fee, 5% −$495,000",
      "Yours before tax $8,935,000",
      "Tax at close, your rate of 24% −$1,592,400",
      "Cash at close, after tax $5,042,600",
      "Kept in the end, if all is paid $6,790,600",
    ])
      expect(textOf("entries")).toContain(line);
    for (const line of [
      "Your goal of $11.0M",
      "Profit alone $1,666,667 50% $11,000,002",
      "Profit and recurring share $1,600,000 75% $11,000,000",
      "Recurring share alone 100% stops short $10,725,000",
      "3 $1,889,568 $12,471,149 $5,259,168 $11,460,488",
      "In none of these years is the price below the money from a sale today.",
    ])
      expect(textOf("outlook")).toContain(line);
    expect(textOf("answers")).toContain("56 of 100 3 yes, 3 partly, 2 no");
  });

  it("has two fixes free, and the whole plan only in the larger package", () => {
    const { runsWithoutOwner, secondInCommand, repeatRevenue, steadyMargin } = readinessQuestions;
    for (const tier of reportTiers) {
      const text = printed[tier].textOf("answers");
      const isPlan = tier === "exitReadiness";
      for (const { fix } of [runsWithoutOwner, secondInCommand]) expect(text).toContain(fix.text);
      for (const { fix } of [repeatRevenue, steadyMargin]) expect(text.includes(fix.text), tier).toBe(isPlan);
      expect(text.includes("is in the Exit Readiness report"), tier).toBe(!isPlan);
    }
  });
});

it("prints nothing for panels that were not saved", async () => {
  const { own } = withDepth({ addBacks: {}, proceeds: {}, readiness: {} }, "summary");
  expect(own).toEqual({});
  const { pages } = await read(withDepth({}, "summary"));
  expect(pages).toHaveLength(2);
  for (const text of pages) expect(text).not.toMatch(/Your own|adds back/);
});

describe("the longest entries stay on their sheets", { timeout: 60_000 }, () => {
  const most: DepthEntries = {
    addBacks: {
      ownerPay: { amount: 5_000_000, hasPaper: false },
      familyPayroll: { amount: 5_000_000, hasPaper: false },
      personalCosts: { amount: 5_000_000, hasPaper: false },
      oneOffs: { amount: 5_000_000, hasPaper: false },
      rentToMarket: { amount: -5_000_000, hasPaper: false },
    },
    proceeds: {
      debt: 100_000_000,
      cash: 99_999_999,
      workingCapitalGap: -88_888_888,
      earnOut: 100_000_000,
      sellerNote: 100_000_000,
      rollover: 100_000_000,
      escrow: 100_000_000,
      taxRate: 23.8,
    },
    readiness: allAnswers("no"),
    goal: { goal: 500_000_000, growthRate: -2.5, returnRate: 14.5 },
  };

  it.each(["summary", "exitReadiness"] as const)("in the tier %s, with a long history", async (tier) => {
    const report = reportAbout(changedLead({ ...fullCapture, depth: most }, 9), tier);
    const { pages, textOf } = await read(report);
    expect(pages).toHaveLength(sectionsOf(report).length);
    expect(textOf("outlook")).toContain("The last 5 of 10 dates.");
    expect(textOf("outlook")).toMatch(/December 9, 2025 \$9,900,000 \+\$66,000 \+\$66,000 \$0 \$0/);
    for (const text of pages) expect(text).not.toMatch(/NaN|undefined|Infinity/);
  });
});

/** Every figure of the panels, as the rules give it. */
function figuresOf({ addBacks, proceeds, goal }: OwnFigures): readonly number[] {
  return [
    ...(addBacks ? [addBacks.documented, addBacks.provable].flatMap(({ ebitda, value }) => [ebitda, value]) : []),
    ...(proceeds ? [proceeds.price, proceeds.beforeTax, proceeds.cashAtClose, proceeds.keptInTheEnd] : []),
    ...(goal?.waiting.years ?? []).flatMap(({ profit, price, profitEarned, soldAndInvested }) => [
      ...[profit, price, profitEarned, soldAndInvested],
    ]),
  ];
}

it("prints every figure of random entries to the dollar", { timeout: 60_000 }, async () => {
  for (const [financialInputs, depth] of fc.sample(fc.tuple(anyInputs, anyDepth), { numRuns: 2, seed: 18 })) {
    const report = reportFor({ ...fullCapture, financialInputs, depth }, "summary");
    const text = (await read(report)).pages.join(" ");
    for (const figure of figuresOf(report.own)) expect(text).toContain(fullMoney(figure));
    const rows = (["entries", "outlook"] as const).flatMap((id) => entryTables(report, id).flatMap((one) => one.rows));
    for (const { cells } of rows) expect(text).toContain(cells.filter(Boolean).join(" "));
  }
});

it("says on each sheet that the estimate is unchanged", () => {
  const report = withDepth(exampleDepth, "summary");
  for (const section of ["entries", "answers", "outlook"] as const)
    expect(entriesWords.lead(report, section)).toContain("does not change it");
  expect(report.valuation).toEqual(withDepth({}, "summary").valuation);
});

it("has the dates of changed figures without claiming a goal, once they span days", () => {
  const changed = reportAbout(changedLead({ ...fullCapture, depth: {} }, 1), "summary");
  expect(sectionsOf(changed)).toEqual(["summary", "outlook", "method"]);
  expect(entriesWords.title(changed, "outlook")).toBe("How your estimate has changed");
  const estimate = shortMoney(changed.valuation.adjustedValuation);
  expect(entriesWords.lead(changed, "outlook")).toContain(`The last row is the estimate of ${estimate}`);
  expect(entriesWords.title(withDepth(exampleDepth, "summary"), "outlook")).toBe("What it would take, and when");
  const corrected = { ...changed, history: changed.history.map((figures) => ({ ...figures, at: changed.date })) };
  expect(sectionsOf(corrected)).toEqual(["summary", "method"]);
});
