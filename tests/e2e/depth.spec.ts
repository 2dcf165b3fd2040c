import type { APIRequestContext, Page } from "@playwright/test";
import { addBackDocuments, addBackNames } from "#content/depth/line-names.ts";
import { depthPanelIds, fieldErrorWords, goDeeperWords, panelWords, saveWords } from "#content/depth/panels.ts";
import { readinessKeys } from "#domain/depth/depth-bounds.ts";
import { clippedTexts } from "#tests/support/clipped-text.ts";
import { privatePath, storeValuation } from "#tests/support/store-valuation.ts";
import { expect, layOutAll, live, test } from "#tests/support/test.ts";
import { expectAccessible } from "#tests/support/violations.ts";

const deeperPage = (id: string) => `${privatePath(id)}/deeper`;
const panel = (page: Page, id: (typeof depthPanelIds)[number]) => page.locator(`details#${id}`);
const lineOf = (page: Page, id: (typeof depthPanelIds)[number]) => panel(page, id).locator("summary");
const amount = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test("a panel opens, computes while typing, is saved, and is there in another browser", async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const id = await storeValuation(request);
  await page.goto(privatePath(id));
  await expect(lineOf(page, "addBacks")).toContainText(panelWords.addBacks.effort);
  await lineOf(page, "addBacks").click();
  await amount(page, addBackNames.ownerPay).fill("120k");
  await page.getByRole("checkbox", { name: addBackDocuments.ownerPay }).check();
  await amount(page, addBackNames.rentToMarket).fill("-36,000");
  await expect(panel(page, "addBacks")).toContainText("$9.5M");
  await expect(panel(page, "addBacks")).toContainText(saveWords.unsaved);

  // What is typed survives a reload, though nothing was sent.
  await page.reload();
  await expect(lineOf(page, "addBacks")).toContainText("$9.5M");
  await lineOf(page, "addBacks").click();
  await expect(amount(page, addBackNames.ownerPay)).toHaveValue("120k");

  const save = panel(page, "addBacks").getByRole("button", { name: saveWords.save });
  await save.dblclick();
  await expect(panel(page, "addBacks")).toContainText(saveWords.saved.stored);

  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  const visitor = await other.newPage();
  // The firm's calendar is another site, which this machine may not reach.
  await visitor.route(/calendar/, (route) => route.abort());
  await visitor.goto(privatePath(id));
  await expect(lineOf(visitor, "addBacks")).toContainText("$9.5M");
  await lineOf(visitor, "addBacks").click();
  await expect(amount(visitor, addBackNames.ownerPay)).toHaveValue("120,000");
  await expect(amount(visitor, addBackNames.rentToMarket)).toHaveValue("−36,000");
  await expect(visitor.getByRole("checkbox", { name: addBackDocuments.ownerPay })).toBeChecked();
  await expect(visitor.getByRole("checkbox", { name: addBackDocuments.rentToMarket })).not.toBeChecked();
  await other.close();
});

test("a field that cannot be read says so, keeps its text, and nothing is saved", async ({ page, request }) => {
  const id = await storeValuation(request);
  await page.goto(privatePath(id));
  await lineOf(page, "addBacks").click();
  const field = amount(page, addBackNames.oneOffs);
  await field.fill("a lot");
  await panel(page, "addBacks").getByRole("button", { name: saveWords.save }).click();
  await expect(field).toBeFocused();
  await expect(panel(page, "addBacks")).toContainText(fieldErrorWords.unreadable);
  await expect(field).toHaveValue("a lot");
  await page.reload();
  await expect(lineOf(page, "addBacks")).toContainText(panelWords.addBacks.effort);
});

test("a panel's script is loaded when the panel is opened, the estimate never changes, and a second opinion needs no entry", async ({
  page,
  request,
}) => {
  const id = await storeValuation(request);
  const scripts: string[] = [];
  page.on("request", (asked) => asked.resourceType() === "script" && scripts.push(asked.url()));
  await page.goto(privatePath(id));
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((address) => address.includes("-panel"))).toEqual([]);
  for (const panelId of depthPanelIds) {
    await lineOf(page, panelId).click();
    await expect(panel(page, panelId)).toContainText(goDeeperWords.unchanged);
    await expect(panel(page, panelId).getByText("$9.9M").first()).toBeVisible();
  }
  expect(scripts.filter((address) => address.includes("-panel")).length).toBeGreaterThanOrEqual(depthPanelIds.length);
  const opinion = panel(page, "secondOpinion");
  await expect(lineOf(page, "secondOpinion")).toContainText("$7.4M – $11.1M");
  await expect(opinion.getByRole("img")).toHaveAttribute("aria-label", /\$9\.2M.*\$10\.2M – \$11\.1M/);
  await expect(opinion.getByRole("link", { name: /Market Pulse/ })).toHaveAttribute("target", "_blank");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("each panel is a form on its own page, which keeps what was typed and says what is wrong", async ({
    page,
    request,
    consoleMessages,
  }) => {
    const id = await storeValuation(request);
    await page.goto(privatePath(id));
    await page.getByRole("link", { name: goDeeperWords.withoutScript }).click();
    await expect(page).toHaveURL(deeperPage(id));
    await amount(page, addBackNames.ownerPay).fill("120,000");
    await amount(page, addBackNames.oneOffs).fill("a lot");
    const save = panel(page, "addBacks").getByRole("button", { name: saveWords.save });
    await save.click();
    await expect(panel(page, "addBacks")).toContainText(fieldErrorWords.unreadable);
    await expect(amount(page, addBackNames.oneOffs)).toHaveValue("a lot");
    await expect(panel(page, "addBacks").locator("summary")).toBeInViewport();
    expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("422")]);
    await amount(page, addBackNames.oneOffs).fill("62,000");
    await save.click();
    await expect(page).toHaveURL(`${deeperPage(id)}?saved=addBacks#addBacks`);
    await expect(panel(page, "addBacks").getByText(saveWords.saved.stored)).toBeVisible();
    // 1,500 + 120 + 62 = 1,682 thousand, times 6.0.
    await expect(panel(page, "addBacks")).toContainText("$10.1M");
    await page.goto(privatePath(id));
    await expect(lineOf(page, "addBacks")).toContainText("$10.1M");
  });
});

test("the page of all panels has them open, is accessible, fits the screen and keeps its fields in place, empty, filled in and with an error", async ({
  page,
  request,
}) => {
  await page.goto(deeperPage(await storeValuation(request)));
  await live(page);
  await expect(page.getByRole("heading", { level: 1, name: goDeeperWords.title })).toBeVisible();
  for (const id of depthPanelIds) await expect(panel(page, id)).toHaveAttribute("open", "");
  await expectAccessible(page);

  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, text] of [
      ["oneOffs", "500,000"],
      ["escrow", "500,000"],
      ["taxRate", "24"],
    ] as const) {
      const field = page.locator(`input[name="${name}"]`);
      const top = () => field.evaluate((input) => Math.round(input.getBoundingClientRect().top + scrollY));
      await field.fill("");
      const before = await top();
      await field.fill(text);
      expect(await top(), `${name} at ${width} px`).toBe(before);
    }
  }

  for (const [name, text] of [
    ["ownerPay", "120,000"],
    ["familyPayroll", "a lot"],
    ["debt", "600,000"],
    ["cash", "250,000"],
    ["workingCapitalGap", "120,000"],
    ["earnOut", "600,000"],
    ["sellerNote", "500,000"],
    ["rollover", "700,000"],
    ["escrow", "500,000"],
    ["taxRate", "24"],
    ["goal", "15m"],
    ["growthRate", "90"],
  ] as const) {
    await page.locator(`input[name="${name}"]`).fill(text);
    await page.locator(`input[name="${name}"]`).blur();
  }
  await expect(panel(page, "addBacks")).toContainText(fieldErrorWords.unreadable);
  await panel(page, "proceeds").locator("details > summary").click();
  for (const key of readinessKeys) await page.locator(`[name="${key}"][value="no"]`).check({ force: true });
  await expectAccessible(page, { include: "main" });
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, `${width} px`).toBeLessThanOrEqual(0);
  }
});

/** The result and its pages of a valuation from $10M on, whose range takes more room. */
async function longestPages(request: APIRequestContext): Promise<readonly string[]> {
  const id = await storeValuation(request, {
    financialInputs: { preTaxProfit: 1_800_000, growthTrend: "increasing", recurringRevenue: 50 },
  });
  return [privatePath(id), deeperPage(id), `${privatePath(id)}/history`];
}

test("on small screens no word of the result and its pages is cut off", async ({ page, request }) => {
  for (const address of await longestPages(request)) {
    await page.goto(address);
    await live(page);
    await layOutAll(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await clippedTexts(page), `${address} at ${width} px`).toEqual([]);
    }
  }
});

test("at 390 px and twice the text size no word of the result and its pages is cut off", async ({
  playwright,
  launchOptions,
  baseURL,
  request,
}) => {
  const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL: baseURL ?? "" });
  for (const address of await longestPages(request)) {
    await page.goto(address);
    await live(page);
    await layOutAll(page);
    expect(await clippedTexts(page), address).toEqual([]);
  }
  await browser.close();
});
