import type { Page } from "@playwright/test";
import { buyerSourcingPage } from "#content/pages/buyer-sourcing.ts";
import { pathOf } from "#content/registry/registry.ts";
import { site } from "#content/site.ts";
import { expect, inMotion, live, test } from "#tests/support/test.ts";
import { holdClock } from "#tests/support/valuation.ts";

test.use(inMotion);

const path = pathOf("buyerSourcing");
const { segments } = buyerSourcingPage;
const [strategic, financial, operators] = segments.items;

const segment = (page: Page, { label }: { readonly label: string }) =>
  page.getByRole("group", { name: segments.label }).getByRole("button", { name: label });

async function expectShown(page: Page, shown: (typeof segments.items)[number]) {
  await expect(segment(page, shown)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("group", { name: segments.label }).locator('[aria-pressed="true"]')).toHaveCount(1);
  await expect(page.locator("[data-lit]")).toHaveCSS("opacity", "1");
}

async function open(page: Page) {
  await holdClock(page);
  await page.goto(path);
  await live(page);
  await segment(page, financial).scrollIntoViewIfNeeded();
}

test("the segments advance every 4.2 seconds and wrap around; pointer and focus select one until they leave", async ({
  page,
}) => {
  await open(page);
  await expectShown(page, strategic);
  await page.clock.runFor(4100);
  await expectShown(page, strategic);
  await page.clock.runFor(100);
  await expectShown(page, financial);
  await page.clock.runFor(4200);
  await expectShown(page, operators);
  await page.clock.runFor(4200);
  await expectShown(page, strategic);

  await segment(page, operators).hover();
  await expectShown(page, operators);
  await page.clock.runFor(20_000);
  await expectShown(page, operators);
  await page.mouse.move(2, 2);
  await page.clock.runFor(4200);
  await expectShown(page, strategic);

  await page.getByRole("button", { name: "Pause the segments" }).focus();
  await page.keyboard.press("Tab");
  await expect(segment(page, strategic)).toBeFocused();
  await page.keyboard.press("Tab");
  await expectShown(page, financial);
  await page.clock.runFor(20_000);
  await expectShown(page, financial);
  await page.keyboard.press("Tab");
  await expectShown(page, operators);
  await page.keyboard.press("Tab");
  await page.clock.runFor(4200);
  await expectShown(page, strategic);
});

test("a tap selects a segment", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await open(page);
  await segment(page, operators).tap();
  await expectShown(page, operators);
  await context.close();
});

test("links to the valuation, the calendar and a partner's phone", async ({ page }) => {
  await page.goto(path);
  await live(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Book a Call" })).toHaveAttribute("href", site.schedulingUrl);
  const partner = main.getByRole("link", { name: "Book partner led call" });
  await expect(partner).toHaveAttribute("href", site.partnerCallUrl);
  await expect(partner).toHaveAttribute("target", "_blank");
  await main.getByRole("link", { name: "Start your exit process" }).last().click();
  await expect(page).toHaveURL(pathOf("valuation"));
});
