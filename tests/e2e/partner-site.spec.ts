import type { Page } from "@playwright/test";
import { embedWords } from "#content/partner-site/embed.ts";
import { northgate } from "#tests/fakes/owner-site.ts";
import { type FirmSite, prepareFirmSite } from "#tests/support/firm-site.ts";
import { type PartnerPage, startPartnerPage } from "#tests/support/partner-page.ts";
import { expect, test } from "#tests/support/test.ts";
import { holdClock, ownerSite, valuationOn } from "#tests/support/valuation.ts";
import { expectAccessible, expectNoSidewaysScroll } from "#tests/support/violations.ts";

let site: FirmSite;
let partner: PartnerPage;

// The owner adds the partner site, then its page shows the valuation.
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  site = await prepareFirmSite();
  await site.addMember("owner", "owner");
  partner = await startPartnerPage(site.url);
  await site.start({ READER_ALLOW_HOSTS: new URL(ownerSite()).host });
});
test.afterAll(async () => {
  await Promise.all([site.stop(), partner.close()]);
});

/** The frame in the partner's page, shown. */
async function openPartnerPage(page: Page) {
  await holdClock(page);
  await page.goto(partner.listed);
  const frame = page.getByTitle(embedWords.title);
  await expect(frame).toBeVisible();
  return { frame, view: page.frameLocator("iframe"), ...valuationOn(page, page.frameLocator("iframe")) };
}

test("an owner adds a partner site on the desk and gets the code for its page", async ({ page, context }) => {
  await site.signIn(context, "owner");
  await page.goto(`${site.url}/desk/settings#partners`);
  const section = page.locator("#partners");
  await section.getByText("Add a partner site").click();
  await section.getByLabel("Name").fill("Harbor Bank");
  await section.getByLabel("Domains").fill("harborbank.example/owners");
  await section.getByLabel("Color").fill("#ffcc00");
  await section.getByRole("button", { name: "Save" }).click();
  await expect(section.getByRole("alert")).toContainText("“harborbank.example/owners” is not a domain");
  await section.getByLabel("Domains").fill(`harborbank.example\n${partner.listed}`);
  await section.getByRole("button", { name: "Save" }).click();
  await expect(section.getByRole("alert")).toContainText("The same color, dark enough: #");
  // What was typed stays.
  await expect(section.getByLabel("Name")).toHaveValue("Harbor Bank");
  await section.getByLabel("Color").fill("#102a66");
  await section.getByRole("button", { name: "Save" }).click();

  const row = section.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Harbor Bank" }) });
  await expect(row).toContainText("0 leads");
  await row.getByText("Code for the partner’s page").click();
  const code = await row.getByRole("code").innerText();
  expect(code).toContain(`<script async src="${site.url}/embed.js" data-partner="harbor-bank-`);
  partner.put(code);
  await row.getByText("Change", { exact: false }).first().click();
  await expectAccessible(page, { include: "#partners" });
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole("table", { name: "Changes, newest first" }).getByRole("row").nth(1)).toContainText(
    "added the partner site",
  );
  // The page in the frame, looked at alone.
  await page.goto(`${site.url}/embed/${/harbor-bank-\w+/.exec(code)?.[0]}`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("a whole valuation runs in the frame of a strict page, and its lead names the partner", async ({
  page,
  context,
}) => {
  await page.goto("about:blank");
  const { frame, view, field, dialog, profit, progress, button, enter, answer, pass, expectResult } =
    await openPartnerPage(page);
  const heightOf = async () => (await frame.boundingBox())?.height ?? 0;
  /** All of the frame's content is seen without scrolling in it. */
  const expectWhole = () =>
    expect
      .poll(() => view.locator("html").evaluate((root) => root.scrollHeight - root.clientHeight))
      .toBeLessThanOrEqual(0);
  const expectInView = async (what: typeof dialog) => {
    await expect.poll(async () => ((await what.boundingBox())?.y ?? -1) >= 0).toBe(true);
    expect((await what.boundingBox())?.y).toBeLessThan(500);
  };

  await expectWhole();
  await expect(view.locator("html")).toHaveCSS("--color-pine-800", "#102a66");
  await expect(view.getByRole("banner")).toHaveCount(0);
  // Bad input, then away from the dialog and back to it.
  await field.fill("no address");
  await button("Analyze Business").click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await enter();
  await expectInView(dialog);
  await expectWhole();
  await button("Cancel").click();
  await enter();
  await profit.fill("");
  await button("Calculate Valuation").click();
  await expect(profit).toHaveAttribute("aria-invalid", "true");
  await profit.fill("1500000");
  await answer();
  expect(await heightOf()).toBe(700);
  await expectInView(progress);
  const [stored] = await Promise.all([page.waitForResponse("**/api/leads"), pass(42_500)]);
  await expectResult();
  expect(stored.status()).toBe(201);
  await expect.poll(heightOf).toBeGreaterThan(3_000);
  await expectWhole();

  // Nothing of the partner's page was sent with any request.
  expect(stored.request().postDataJSON()).toMatchObject({ referrer: "" });
  expect(await stored.request().allHeaders()).toMatchObject({ origin: site.url });
  // The private link leaves the frame for a tab of its own.
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    view.getByRole("region", { name: "Private link" }).getByRole("link").click(),
  ]);
  await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
  expect(tab.url()).toContain(`${site.url}/valuation/result/`);
  expect(await tab.evaluate(() => [window.opener, document.referrer.includes("127.0.0.1")])).toEqual([null, false]);
  await tab.close();

  // Back to where the visitor came from, and forward again: the result is still there.
  await page.goBack();
  await page.goForward();
  await expect(frame).toBeVisible();
  await expectResult();

  // A second one, on a phone; the dialog opens where the visitor is.
  await page.setViewportSize({ width: 390, height: 844 });
  await expectWhole();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await button("Change my figures").click();
  await expectInView(view.getByRole("dialog", { name: "Change my figures" }));
  await page.keyboard.press("Escape");
  await button("Get Another Valuation").click();
  await enter();
  await expectInView(dialog);
  await expectWhole();
  // The partner's page scrolls under an open dialog.
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await page.mouse.move(195, 500);
  await page.mouse.wheel(0, 150);
  await expect.poll(scrolled).toBeGreaterThan(before);
  await answer();
  await expectInView(progress);
  const [second] = await Promise.all([page.waitForResponse("**/api/leads"), pass(42_500)]);
  await expectResult();
  expect(second.status()).toBe(201);
  await expectWhole();
});

test("the firm sees the partner on the lead, in the list and in the funnel", async ({ page, context }) => {
  await site.signIn(context, "owner");
  await page.goto(`${site.url}/desk/settings`);
  await page.getByRole("link", { name: "2 leads from Harbor Bank" }).click();
  await expect(page).toHaveURL(/\/desk\/leads\?partner=harbor-bank-/);
  const rows = page.getByRole("row").filter({ hasText: northgate.industry });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("Harbor Bank");
  await rows.first().getByRole("link").first().click();
  await expect(page.getByText("Partner site: Harbor Bank")).toBeVisible();
  // The sums of visits are written every few seconds.
  const funnel = page.getByRole("table", { name: "By partner site" }).getByRole("row", { name: /^Harbor Bank/ });
  await expect(async () => {
    await page.goto(`${site.url}/desk/funnel`);
    await expect(funnel).toContainText(/^Harbor Bank\s*[1-9]/, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  // Visits, addresses, figures: a second run of one visitor for one website is the same.
  await expect(funnel.getByRole("cell").nth(2)).toHaveText("1");
});

test("a page that the partner does not name shows a link instead", async ({ page, consoleMessages }) => {
  await holdClock(page);
  await page.goto(partner.unlisted);
  const link = page.getByRole("link", { name: embedWords.link });
  await expect(link).toHaveCount(0);
  await expect(page.getByTitle(embedWords.title)).toBeHidden();
  await page.clock.runFor(8_000);
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute("href", new RegExp(`^${site.url}/valuation\\?utm_source=harbor-bank-`));
  expect((await page.getByTitle(embedWords.title).boundingBox())?.height).toBe(0);
  // The browser's own words about the refused frame, and nothing of ours.
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("frame-ancestors")]);
});
