import type { APIRequestContext, Page } from "@playwright/test";
import { marketWords, sectionsOf, sensitivityWords } from "#content/report/report.ts";
import { objectionWords } from "#content/report/report-arguments.ts";
import { reportSources } from "#content/report/report-sources.ts";
import { site } from "#content/site.ts";
import { marketReferences } from "#content/sources/market-references.ts";
import { readinessKeys } from "#domain/depth/depth-bounds.ts";
import { exampleDepth } from "#domain/depth/example.fixture.ts";
import { ownFiguresOf } from "#domain/depth/own-figures.ts";
import { captured, fullCapture, sparseCapture } from "#domain/leads/lead.fixture.ts";
import { type LeadCapture, leadOf } from "#domain/leads/lead.ts";
import { industryOf } from "#domain/leads/lead-profile.ts";
import { nearestLever } from "#domain/report/levers.ts";
import { reportOf } from "#domain/report/report.ts";
import { type ReportTier, reportTiers } from "#domain/report/tiers.ts";
import { fullMoney } from "#domain/valuation/text/money.ts";
import { openPackage } from "#tests/support/open-package.ts";
import { type PrintedPage, printedPages } from "#tests/support/printed-pages.ts";
import { signAnalysis } from "#tests/support/sign-analysis.ts";
import { storeValuation } from "#tests/support/store-valuation.ts";
import { expect, live, test } from "#tests/support/test.ts";
import { expectAccessible } from "#tests/support/violations.ts";

type Given = Partial<Pick<LeadCapture, "businessAnalysis" | "financialInputs" | "corrections" | "depth">>;

/** Stores a valuation and grants what the tier needs. */
async function stored(request: APIRequestContext, tier: ReportTier, given: Given = {}): Promise<string> {
  const { website, businessAnalysis, financialInputs, corrections } = { ...fullCapture, ...given };
  const { depth } = given;
  const valuationId = await storeValuation(request, {
    website,
    businessAnalysis: businessAnalysis && (await signAnalysis(businessAnalysis)),
    financialInputs,
    corrections,
    ...(depth && { depth }),
  });
  if (tier !== "summary") await openPackage(valuationId, tier);
  return valuationId;
}

const { adjustedValuation: value } = leadOf(fullCapture, { now: captured }).valuation;
/** Every question open: the longest sheet of answers. */
const depth = { ...exampleDepth, readiness: Object.fromEntries(readinessKeys.map((key) => [key, "no" as const])) };
const [ebitda, multiple] = ["$1.65M", "6.0x"];
const range = "$8.4M – $11.4M";
const sum = [ebitda, multiple, "$9.9M"];
const papers = { Letter: [612, 792], A4: [595, 842] } as const;

/** One sheet per page, numbered. Returns the text of the sheets. */
async function printedSheets(
  page: Page,
  tier: ReportTier,
  given: Given,
  format: keyof typeof papers = "Letter",
): Promise<readonly PrintedPage[]> {
  const own = ownFiguresOf(leadOf({ ...fullCapture, ...given }, { now: captured }), site.valuation.successFeePercent);
  const sections = sectionsOf({ tier, own });
  const numbers = sections.map((id, index) => (id === "cover" ? [] : [`${index + 1} / ${sections.length}`]));
  const [width, height] = papers[format];
  const printed = printedPages(await page.pdf({ format }));
  expect(printed.map(({ text }) => text.match(/\b\d+ \/ \d+/g) ?? [])).toEqual(numbers);
  for (const { size } of printed) {
    expect(Math.abs(size[0] - width) + Math.abs(size[1] - height)).toBeLessThanOrEqual(2);
  }
  return printed;
}

for (const tier of reportTiers) {
  test(`the ${tier} report matches the result, is accessible, fits small screens and prints what it has, one sheet per part`, async ({
    page,
    request,
  }) => {
    // What the owner saved adds sheets.
    const given = tier === "professional" ? {} : { depth };
    const id = await stored(request, tier, given);
    if (tier === "professional") {
      await page.goto(`/valuation/result/${id}`);
      await expect(page.getByText(/^\$[\d.]+M – \$[\d.]+M$/).first()).toHaveText(range);
      await expect(page.getByRole("group", { name: / times / }).locator(".figure")).toHaveText(sum);
    }

    const response = await page.goto(`/report/${id}`);
    expect(response?.headers()).toMatchObject({
      "cache-control": expect.stringContaining("no-store"),
      "referrer-policy": "no-referrer",
    });
    await live(page);
    await expect(page.locator(".settled")).toHaveText(range);
    expect((await page.locator("#summary > dl dd").allTextContents()).slice(0, 2)).toEqual([
      `${multiple} EBITDA`,
      ebitda,
    ]);
    await expect(page.getByRole("row", { name: /^Adjusted valuation/ })).toContainText(fullMoney(value));
    await expect(page.getByRole("button", { name: "Print" })).toBeVisible();

    if (tier !== "professional") await expectAccessible(page);
    for (const [width, maxRows] of [
      [1440, 1],
      [390, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await page
        .getByRole("region", { name: "This report", exact: true })
        .locator("a, button")
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON()));
      const rows = new Set(boxes.map(({ top }) => top));
      expect(rows.size).toBe(maxRows);
      for (const { height } of boxes) expect(height).toBeLessThan(50);
    }

    await page.setViewportSize({ width: 320, height: 640 });
    const [scroll, client] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(scroll).toBeLessThanOrEqual(client ?? 0);
    // Nothing is shrunk: the text is as large as on any other page.
    expect(
      await page
        .locator("h3 + p")
        .first()
        .evaluate((text) => getComputedStyle(text).fontSize),
    ).toBe("17px");

    const text = (await printedSheets(page, tier, given)).map((sheet) => sheet.text).join(" ");
    const saved = ["$10,314,000", "$5,042,600", "$1,666,667", "0 of 100"];
    for (const figure of given.depth ? saved : []) expect(text).toContain(figure);
    for (const offPaper of [id, "Download PDF", "See the full report", "Privacy Policy"])
      expect(text).not.toContain(offPaper);
  });
}

const endless = "It goes on about what a buyer would hold against it and never quite comes to an end. ".repeat(20);
const hardest: readonly [string, Given, keyof typeof papers][] = [
  ["the least that can be entered", sparseCapture, "Letter"],
  [
    "long words and two edges of a bracket",
    {
      depth,
      financialInputs: { preTaxProfit: 540_000, growthTrend: "decreasing", recurringRevenue: 37 },
      corrections: {
        title: "The Exceptionally Long-Named Holding of Northgate Refrigeration and Air Conditioning, Inc.",
      },
      businessAnalysis: fullCapture.businessAnalysis && {
        ...fullCapture.businessAnalysis,
        overview: endless.slice(0, 1_900),
        aspects: Array.from({ length: 9 }, () => ({
          type: "negative",
          title: endless.slice(0, 400),
          description: endless.slice(0, 1_500),
        })),
      },
    },
    "A4",
  ],
];

for (const [name, given, format] of hardest) {
  test(`no sheet overflows with ${name}, and every source is printed with its address`, async ({ page, request }) => {
    await page.goto(`/report/${await stored(request, "exitReadiness", given)}`);
    await expect(page.getByRole("main")).not.toContainText(/NaN|undefined|Infinity/);
    const sheets = await printedSheets(page, "exitReadiness", given, format);
    const market = sheets.find(({ text }) => text.includes(marketWords.title));
    for (const { url } of Object.values(marketReferences)) {
      expect(market?.links).toContain(url);
      expect(market?.text.replace(/\s/g, "")).toContain(new URL(url).pathname);
    }
  });
}

test("a summary's page contains nothing of the paid reports, with or without script", async ({
  request,
  browser,
  baseURL,
}) => {
  const lead = leadOf(fullCapture, { now: captured });
  const whole = reportOf(lead, "exitReadiness", reportSources(industryOf(lead), Date.now()));
  const paid = [
    objectionWords.lead,
    marketWords.lead,
    sensitivityWords.title,
    String(whole.plan?.workstreams[0]?.note),
    String(whole.doubts[0]?.description),
    String(whole.sensitivity.rows[0]?.cells[0]?.value),
    // The summary names the nearest lever; this is another.
    String(whole.levers.find((lever) => lever !== nearestLever(whole.levers))?.moreValue),
    "format=xlsx",
  ];
  const sentOf = async (path: string) => {
    const sent = await (await request.get(path)).text();
    return paid.filter((text) => sent.includes(text));
  };
  const id = await stored(request, "summary");
  expect(await sentOf(`/report/${id}`)).toEqual([]);
  expect(await sentOf(`/report/${id}.data`)).toEqual([]);
  // What an owner with the package is sent.
  expect(await sentOf(`/report/${await stored(request, "exitReadiness")}`)).toEqual(paid);

  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(`/report/${id}`);
  await expect(page.locator(".settled")).toHaveText("$8.4M – $11.4M");
  await expect(page.getByRole("link", { name: "Download PDF" })).toHaveAttribute(
    "href",
    `/api/download/report/${id}?format=pdf`,
  );
  await expect(page.getByRole("button", { name: "Print" })).toHaveCount(0);
  await page.getByRole("link", { name: "See the full report" }).click();
  await expect(page).toHaveURL(`/valuation/upgrade/${id}`);
  await context.close();
});
