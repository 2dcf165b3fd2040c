import type { Page } from "@playwright/test";
import { site } from "#content/site.ts";
import type { ValuationSession } from "#contracts/valuation-session.ts";
import { expect, live, test } from "#tests/support/test.ts";
import { expectAccessible } from "#tests/support/violations.ts";

type Finished = Extract<ValuationSession, { at: "results" }>;

const finished: Finished = {
  version: 1,
  at: "results",
  website: "https://northgate.example",
  inputs: { preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 50 },
  valuationId: "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11",
  corrections: {},
  captured: false,
  analysis: {
    overview:
      "Northgate Systems makes scheduling and dispatch software for field service companies in the Midwest. It sells annual licenses with onboarding and support, and serves mid-sized contractors.",
    industry: "Technology",
    businessModel: "Subscription",
    location: "Columbus, Ohio",
    aspects: [
      { type: "positive", title: "Renewals", description: "Licenses renew.", quote: "92% renew every year" },
      { type: "negative", title: "One product", description: "Every page leads to the same module." },
      { type: "neutral", title: "Three offices", description: "All of them are named." },
    ],
    websiteData: {
      url: "https://northgate.example",
      title: "Northgate Systems - Field service software",
      metaDescription: "",
      textContent: "",
      headings: [],
      extractedAt: "2026-01-02T09:00:00.000Z",
    },
  },
};

const inputs: readonly Finished["inputs"][] = [
  { preTaxProfit: 100_000, growthTrend: "decreasing", recurringRevenue: 0 },
  { preTaxProfit: 454_545, growthTrend: "flat", recurringRevenue: 30 },
  finished.inputs,
  { preTaxProfit: 10_000_000, growthTrend: "increasing", recurringRevenue: 100 },
];

/** Opens the page in a tab that has kept a finished valuation. */
async function open(page: Page, session: Finished = finished) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript((kept) => {
    // The script also runs in the calendar's frame, which may have no storage.
    if (self === top && !sessionStorage.getItem("valuation")) sessionStorage.setItem("valuation", kept);
  }, JSON.stringify(session));
  await page.goto("/valuation");
  await live(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your preliminary valuation is ready!");
}

const calendar = (page: Page, answer: Parameters<Page["route"]>[1]) => page.route(`${site.schedulingUrl}**`, answer);
const booking = (page: Page) => page.locator("#booking");
const whatIf = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: "What if you waited a year?" }) });

test.beforeEach(({ page }) =>
  calendar(page, (route) => route.fulfill({ contentType: "text/html", body: "<p>Pick a time</p>" })),
);

test("shows the worked example, and keeps the scroll position when the tab returns", async ({ page }) => {
  await open(page);
  const main = page.getByRole("main");
  await expect(main.locator(".settled")).toHaveText("$8.4M – $11.4M");
  await expect(main.getByText("Adjusted value").first()).toContainText("$9.9M");
  await expect(main.getByRole("definition").filter({ hasText: "EBITDA" }).first()).toContainText("6.0x EBITDA");

  // Back from another tab, the reader finds the line they left.
  const place = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 900));
  const left = await place();
  expect(left).toBeGreaterThan(0);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  expect(await place()).toBe(left);
});

test("has no accessibility violation", async ({ page, consoleMessages }) => {
  await calendar(page, (route) => route.abort());
  await open(page, { ...finished, captured: true });
  await booking(page).scrollIntoViewIfNeeded();
  await expect(booking(page)).toContainText("The calendar did not load.");
  await expectAccessible(page);
  // The browser names the page that it could not reach.
  consoleMessages.length = 0;
});

for (const given of inputs) {
  test(`fits a screen of 320 px at a profit of ${given.preTaxProfit}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, { ...finished, inputs: given });
    const [scroll, client] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(scroll).toBeLessThanOrEqual(client ?? 0);
    // The settled range stays on its line.
    const [inner, outer] = await page
      .locator(".settled")
      .evaluate((figure) => [figure.scrollWidth, figure.clientWidth]);
    expect(inner).toBeLessThanOrEqual(outer ?? 0);
    await expect(page.getByRole("main")).not.toContainText(/NaN|undefined|Infinity/);
  });
}

test("the what-if panel works with the keyboard and restores the figures", async ({ page }) => {
  await open(page);
  const value = whatIf(page).locator("p > .figure");
  const profit = page.getByRole("slider", { name: "Annual pre-tax profit" });
  await expect(value).toHaveText("$9.9M");
  await profit.focus();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press("ArrowRight");
  await expect(profit).toHaveValue("1900000");
  await expect(value).toHaveText("$18.3M");
  await expect(whatIf(page).getByRole("status")).toHaveText(/^Adjusted value \$18\.3M/);
  await page.getByRole("button", { name: "Back to my figures" }).click();
  await expect(value).toHaveText("$9.9M");
  await expect(profit).toHaveValue("1500000");
  await page.reload();
  await expect(page.locator(".settled")).toHaveText("$8.4M – $11.4M");
});

test("the price stays in view while a slider is used on a small screen, portrait or landscape", async ({ page }) => {
  await open(page);
  const price = whatIf(page).locator("p > .figure");
  for (const [width, height] of [
    [390, 664],
    [320, 568],
    [720, 450],
    [844, 390],
  ] as const) {
    const size = `at ${width} x ${height}`;
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const name of ["Annual pre-tax profit", "Recurring revenue"]) {
      const slider = whatIf(page).getByRole("slider", { name });
      // To the bottom of the screen, as a thumb scrolls it there.
      await slider.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
      await slider.focus();
      await page.keyboard.press("ArrowRight");
      await expect(slider, size).toBeInViewport({ ratio: 0.98 });
      await expect(price, size).toBeInViewport({ ratio: 0.98 });
      const isCovered = await price.evaluate((figure) => {
        const { left, top, width: w, height: h } = figure.getBoundingClientRect();
        return !figure.contains(document.elementFromPoint(left + w / 2, top + h / 2));
      });
      expect(isCovered, size).toBe(false);
    }
  }
});

test("the worksheet works with the keyboard, scrolls inside its box and can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const sheet = page.getByRole("grid", { name: "Valuation" });
  const bar = page.locator('[data-selected] [data-part="formula-bar"]');
  await sheet.getByRole("gridcell", { name: "$9,900,000" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(bar).toContainText("D10");
  await page.keyboard.press("ArrowLeft");
  // A small screen leaves out the column between item and value, and the arrows step over it.
  await page.keyboard.press("ArrowLeft");
  await expect(bar).toContainText("A10");
  const box = await sheet.evaluate(({ parentElement: own }) => [own?.scrollWidth ?? 0, own?.clientWidth ?? 0]);
  expect(box[0]).toBeGreaterThan(box[1] ?? 0);
  await page.getByRole("button", { name: "Copy worksheet" }).click();
  await expect(page.getByText("Worksheet copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    "Adjusted valuation\tEBITDA × multiple\t9900000\tROUND(C5*C9,0)",
  );
});

test("the advisor's button leads to the calendar, which loads when it is near", async ({ page }) => {
  const asked: string[] = [];
  await calendar(page, async (route) => {
    asked.push(route.request().resourceType());
    await route.fulfill({ contentType: "text/html", body: "<p>Pick a time</p>" });
  });
  await open(page);
  expect(asked).toEqual([]);
  await page.getByRole("link", { name: "Schedule Free 15-Min Call" }).click();
  await expect(page.getByRole("heading", { name: "Check the range with a partner." })).toBeFocused();
  const frame = page.locator("iframe");
  await expect(frame).toBeInViewport();
  await expect(frame.contentFrame().getByText("Pick a time")).toBeVisible();
  expect((await frame.boundingBox())?.height).toBe(600);
  // An unknown provider gets nothing about the visitor.
  await expect(frame).toHaveAttribute("src", site.schedulingUrl);
  expect(asked).toEqual(["fetch", "document"]);
});

test("a calendar that cannot be reached is replaced by a link", async ({ page, consoleMessages }) => {
  await calendar(page, (route) => route.abort("namenotresolved"));
  await open(page);
  await booking(page).scrollIntoViewIfNeeded();
  const link = booking(page).getByRole("link", { name: /^Book a Call/ });
  await expect(booking(page)).toContainText("The calendar did not load.");
  await expect(link).toHaveAttribute("href", site.schedulingUrl);
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(consoleMessages.splice(0)).toEqual(["error: Failed to load resource: net::ERR_NAME_NOT_RESOLVED"]);
});

test("another valuation starts empty", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Get Another Valuation" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What is your business worth today?");
  expect(await page.evaluate(() => sessionStorage.getItem("valuation"))).toBeNull();
});

test("prints the valuation only: no controls, no calendar, no dark sections", async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".settled")).toBeVisible();
  await expect(page.getByRole("grid", { name: "Bands" })).toBeVisible();
  for (const heading of ["What if you waited a year?", "Check the range with a partner."])
    await expect(page.getByText(heading)).toBeHidden();
  for (const control of ["Skip to content", "Schedule Free 15-Min Call", "Hide Excel-Style Valuation"])
    await expect(page.getByText(control, { exact: true })).toBeHidden();
});
