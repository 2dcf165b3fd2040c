import { beforeAll, describe, expect, it } from "vitest";
import { documentWords } from "#content/report/report.ts";
import { fullCapture, sparseCapture } from "#domain/leads/lead.fixture.ts";
import type { LeadCapture } from "#domain/leads/lead.ts";
import type { ReportTier } from "#domain/report/tiers.ts";
import { writeReportAssets } from "#tooling/report/write-report-assets.ts";
import { readPdf, reportFor } from "./pdf.fixture.ts";
import { renderReport } from "./render.ts";
import { loadReportAssets, type ReportAssets } from "./report-assets.ts";

let assets: ReportAssets;
beforeAll(async () => {
  await writeReportAssets(".generated/report-assets");
  assets = loadReportAssets(".generated/report-assets");
}, 60_000);

async function read(capture: LeadCapture, tier: ReportTier, industry?: string) {
  const { pages, fonts } = readPdf(
    await renderReport(reportFor(capture, tier, industry), assets, "https://amiva.example"),
  );
  return { pages: pages.length, text: pages.map(({ text }) => text).join("\n"), fonts };
}

const named = (title: string): LeadCapture => ({ ...fullCapture, corrections: { title } });

describe("a company's name", { timeout: 60_000 }, () => {
  it.each([
    ["Łódź Stal Świętokrzyska", "Łódź Stal Świętokrzyska, preliminary valuation", true],
    ["北門システム", "northgate-dental.example, preliminary valuation", false],
    ["Rocket 🚀 Roofing", "Rocket Roofing, preliminary valuation", false],
  ])("%s is printed as far as the fonts have its letters, and never as boxes", async (name, printed, further) => {
    const { text, fonts } = await read(named(name), "summary");
    expect(text).toContain(printed);
    expect(text).not.toMatch(/\ufffd|[^\n\u0020-\u024f\u1e80-\u1e9e\u2010-\u2122\u2212]/);
    // Only a name that needs them embeds the extended letters.
    expect(fonts.some((font) => font.endsWith("-Extended"))).toBe(further);
  });
});

describe("whatever was entered, nothing overflows its sheets", { timeout: 60_000 }, () => {
  const analysis = fullCapture.businessAnalysis;
  if (!analysis) throw new Error("The example has an analysis");
  const endless = "An overview that goes on and on, and says ever more of the same. ".repeat(30);
  const doubt = { type: "negative", title: "A doubt with a long title ".repeat(9), description: endless } as const;

  it("the minimum, for a website that was not read", async () => {
    expect((await read(sparseCapture, "summary")).pages).toBe(2);
    expect((await read(sparseCapture, "exitReadiness", "Pest control")).pages).toBe(10);
  });

  it("the maximum, for a website in another alphabet", async () => {
    const financialInputs = { preTaxProfit: 10_000_000, growthTrend: "increasing", recurringRevenue: 100 } as const;
    const foreign = { ...analysis, overview: "Мы производим станки. ".repeat(4) };
    const { pages, text } = await read({ ...fullCapture, financialInputs, businessAnalysis: foreign }, "summary");
    expect(pages).toBe(2);
    expect(text).toContain(documentWords.unprintable.overview);
  });

  it("odd figures, a very long name and a very long website", async () => {
    const loud: LeadCapture = {
      ...named("Extraordinarily Long-Named Holdings ".repeat(12)),
      financialInputs: { preTaxProfit: 598_765, growthTrend: "decreasing", recurringRevenue: 33 },
      businessAnalysis: { ...analysis, overview: endless, aspects: Array.from({ length: 20 }, () => doubt) },
    };
    const [free, full] = [await read(loud, "summary"), await read(loud, "exitReadiness", "SaaS and software")];
    expect([free.pages, full.pages]).toEqual([2, 10]);
    for (const { text } of [free, full]) expect(text).not.toMatch(/NaN|undefined|Infinity|\ufffd/);
  });
});
