import { randomUUID } from "node:crypto";
import type { APIRequestContext, Browser, Locator, Page } from "@playwright/test";
import { deletionWords as words } from "#content/privacy/deletion.ts";
import type { LeadRequest } from "#contracts/leads/lead.ts";
import { fakeBoard, startFakeMonday } from "#tests/fakes/monday.ts";
import { startBuilt } from "#tests/support/site-process.ts";
import { expect, live, test } from "#tests/support/test.ts";
import { valuationOn } from "#tests/support/valuation.ts";
import { expectAccessible, violationsOn } from "#tests/support/violations.ts";
import { freePort } from "#tooling/run/free-port.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const linkRegion = (page: Page) => page.getByRole("region", { name: "Private link" });
const missing = "No valuation data available";

const sectionOf = (page: Page, name: string) =>
  page.locator("section", { has: page.getByRole("heading", { level: 2, name }) });

const readable = (page: Page): readonly Locator[] => [
  page.getByText("$8.4M – $11.4M", { exact: true }).first(),
  page.getByRole("group", { name: /times .* is / }),
  page.locator("main dl").nth(0),
  sectionOf(page, "Valuation Overview"),
  sectionOf(page, "Key Valuation Drivers"),
  sectionOf(page, "What we saw on your website"),
];
const withControls = (page: Page): readonly Locator[] => [
  ...readable(page),
  page.getByRole("complementary"),
  sectionOf(page, "What would move it?"),
  sectionOf(page, "What a buyer will challenge"),
  sectionOf(page, "The worksheet"),
];

/** What a reader sees of each part of the valuation. */
async function textsOf(parts: readonly Locator[]): Promise<readonly string[]> {
  const texts = await Promise.all(parts.map((part) => part.innerText()));
  return texts.map((text) => text.replace(/\s+/g, " "));
}

/** A browser that has never been here, and what its console says. */
async function stranger(browser: Browser, options: Parameters<Browser["newContext"]>[0] = {}) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  // The firm's calendar is another site, which this machine may not reach.
  await page.route(/calendar/, (route) => route.abort());
  return { context, page, said };
}

async function capture(request: APIRequestContext, origin = ""): Promise<LeadRequest> {
  const lead: LeadRequest = {
    valuationId: randomUUID(),
    website: "https://northgate.example",
    businessAnalysis: null,
    financialInputs: { preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 50 },
    userEmail: "owner@northgate.example",
  };
  expect((await request.post(`${origin}/api/leads`, { data: lead })).status()).toBe(201);
  return lead;
}

test("in another browser the link shows the same result, with and without script, and the owner can correct it", async ({
  page,
  browser,
}) => {
  await page.route(/calendar/, (route) => route.fulfill({ contentType: "text/html", body: "<p>Pick a time</p>" }));
  const walk = valuationOn(page);
  await walk.open("?industry=dental");
  await walk.enter();
  await walk.submit();
  await expect(walk.progress).toContainText("Dental practices");
  const [stored] = await Promise.all([page.waitForResponse("**/api/leads"), walk.pass(42_500)]);
  await walk.expectResult();
  const { valuationId } = stored.request().postDataJSON() as LeadRequest;
  const shown = await textsOf(withControls(page));
  const address = await linkRegion(page)
    .getByRole("link")
    .evaluate((link: HTMLAnchorElement) => link.href);
  expect(address).toMatch(new RegExp(`/valuation/result/${valuationId}$`));

  const other = await stranger(browser, { permissions: ["clipboard-read", "clipboard-write"] });
  const answer = await other.page.goto(address);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
  const markup = (await answer?.text()) ?? "";
  const head = markup.slice(0, markup.indexOf("</head>"));
  expect(head).toContain('content="noindex, nofollow"');
  expect(head).not.toContain(valuationId);
  await live(other.page);
  expect(await textsOf(withControls(other.page))).toEqual(shown);
  // The dental page's own words for the drivers.
  expect(shown.join()).toContain("Recall and membership revenue");
  const outgoing = await other.page
    .locator("a[href^=http]")
    .evaluateAll((links) => links.map((link) => link.outerHTML));
  expect(outgoing.filter((link) => link.includes(valuationId) && !link.includes(address))).toEqual([]);

  await linkRegion(other.page).getByRole("button", { name: "Copy" }).click();
  await expect(linkRegion(other.page).getByRole("button", { name: "Copied" })).toBeVisible();
  await expect(linkRegion(other.page).getByRole("status")).toHaveText("Link copied");
  expect(await other.page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  for (const [name, path] of [
    ["Download PDF", `/api/download/report/${valuationId}?format=pdf&package=summary`],
    ["Full report", `/report/${valuationId}`],
    ["Compare the full reports", `/valuation/upgrade/${valuationId}`],
  ] as const)
    await expect(other.page.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);

  for (const width of [1440, 390]) {
    await other.page.setViewportSize({ width, height: 900 });
    expect(await violationsOn(other.page, { exclude: "iframe" })).toEqual([]);
    expect(await other.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }

  await other.page.getByRole("button", { name: "Edit" }).click();
  await other.page.getByLabel("Company").fill("Northgate Group");
  const [corrected] = await Promise.all([
    other.page.waitForResponse("**/api/leads"),
    other.page.keyboard.press("Enter"),
  ]);
  expect(corrected.status()).toBe(200);
  expect(other.said.filter((line) => !/calendar|ERR_FAILED/.test(line))).toEqual([]);

  const plain = await stranger(browser, { javaScriptEnabled: false });
  await plain.page.goto(address);
  await expect(plain.page.getByRole("heading", { level: 2 }).first()).toHaveText("Northgate Group");
  const plainTexts = await textsOf(readable(plain.page));
  expect(plainTexts).toEqual(shown.slice(0, plainTexts.length));
  for (const name of ["Copy", "Send", "Edit", "Show Excel-Style Valuation", "Save as scenario"])
    await expect(plain.page.getByRole("button", { name, exact: true })).toBeHidden();
  for (const { context } of [other, plain]) await context.close();
});

test("'Delete my data' by keyboard asks first, deletes everywhere, and nothing brings it back", async ({
  page,
  request,
  consoleMessages,
}) => {
  const fake = await startFakeMonday();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const site = startBuilt({
    PORT: String(port),
    SITE_URL: "http://localhost:8888",
    LOG_LEVEL: "info",
    MONDAY_API_URL: fake.url,
    MONDAY_API_TOKEN: fakeBoard.token,
    MONDAY_BOARD_ID: fakeBoard.boardId,
    MONDAY_VERIFY_MS: "100",
  });
  try {
    await site.says("mail ");
    const lead = await capture(request, origin);
    const address = `${origin}/valuation/result/${lead.valuationId}`;
    await expect.poll(() => fake.items().length).toBe(1);

    await page.route(/calendar/, (route) => route.fulfill({ contentType: "text/html", body: "<p>Pick a time</p>" }));
    await page.goto(address);
    await live(page);
    await page.evaluate((id) => {
      sessionStorage.setItem("valuation", JSON.stringify({ at: "results", valuationId: id }));
      localStorage.setItem("contact", JSON.stringify({ email: "owner@northgate.example" }));
    }, lead.valuationId);
    const opener = page.getByRole("link", { name: words.open });
    const dialog = page.getByRole("dialog", { name: words.ask.title });
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    expect(await violationsOn(page, { exclude: "iframe" })).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    // Other inputs: the one item on the board follows.
    await page.getByRole("button", { name: "Change my figures" }).press("Enter");
    await page.getByLabel("Annual pre-tax profit, typed").fill("1.6m");
    await page.keyboard.press("Enter");
    await expect.poll(() => fake.items().map(({ name }) => name)).toEqual([expect.stringMatching(/ – \$10\.6M$/)]);

    await opener.focus();
    await page.keyboard.press("Enter");
    const confirm = dialog.getByRole("button", { name: words.ask.confirm });
    for (let tabs = 0; tabs < 4 && !(await confirm.evaluate((button) => button === document.activeElement)); tabs += 1)
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText(words.done.title);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(/^Your data is deleted/);
    expect(await page.evaluate(() => [sessionStorage.getItem("valuation"), localStorage.getItem("contact")])).toEqual([
      null,
      null,
    ]);
    await expectAccessible(page, { exclude: "iframe" });

    await expect.poll(() => fake.items()).toEqual([]);
    const late = await request.post(`${origin}/api/leads`, { data: lead });
    expect([late.status(), await late.json()]).toMatchObject([410, { code: "forgotten" }]);
    const again = await request.delete(`${origin}/api/leads/${lead.valuationId}`);
    expect([again.status(), await again.json()]).toEqual([200, { deleted: true }]);
    expect(consoleMessages).toEqual([]);

    // Neither history nor the address brings it back.
    await page.goBack();
    await page.goForward();
    await expect(heading(page)).toHaveText(words.done.title);
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(heading(page)).toHaveText(missing);
    expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("404")]);
    expect(site.output()).not.toContain(lead.valuationId);
  } finally {
    await page.goto("about:blank");
    await site.stop();
    await fake.stop();
  }
});

test("without script a page asks first, deletes, and confirms", async ({ browser, request }) => {
  const { valuationId } = await capture(request);
  const { context, page } = await stranger(browser, { javaScriptEnabled: false });
  await page.goto(`/valuation/result/${valuationId}`);
  await page.getByRole("link", { name: words.open }).click();
  await expect(heading(page)).toHaveText(words.ask.title);
  await page.getByRole("link", { name: words.ask.keep }).click();
  await expect(page).toHaveURL(`/valuation/result/${valuationId}`);
  await page.getByRole("link", { name: words.open }).click();
  await page.getByRole("button", { name: words.ask.confirm }).click();
  await expect(heading(page)).toHaveText(words.done.title);
  const answer = await page.goto(`/valuation/result/${valuationId}`);
  expect(answer?.status()).toBe(404);
  await expect(heading(page)).toHaveText(missing);
  await context.close();
});
