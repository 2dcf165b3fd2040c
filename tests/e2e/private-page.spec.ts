import { randomUUID } from "node:crypto";
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { privatePage, sharedPage } from "#content/pages/private-page.ts";
import type { LeadRequest } from "#contracts/leads/lead.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import { mainText } from "#tests/support/page-text.ts";
import { storeValuation } from "#tests/support/store-valuation.ts";
import { expect, live, test } from "#tests/support/test.ts";
import { expectAccessible, expectNoSidewaysScroll } from "#tests/support/violations.ts";

const first: FinancialInputs = { preTaxProfit: 1_200_000, growthTrend: "flat", recurringRevenue: 40 };
/** A new one for each test: the mails to one address are limited by day. */
const newEmail = () => `owner-${randomUUID()}@northgate.example`;

const capture = (request: APIRequestContext, change: Partial<LeadRequest> = {}) =>
  storeValuation(request, {
    financialInputs: first,
    corrections: { title: "Northgate Systems" },
    depth: {
      addBacks: { ownerPay: { amount: 120_000, hasPaper: true } },
      proceeds: { debt: 300_000, taxRate: 20 },
    },
    ...change,
  });

const historyOf = (id: string) => `/valuation/result/${id}/history`;
const sectionOf = (page: Page, id: string) => page.locator(`section#${id}`);
const noteOf = (page: Page, part: string) => sectionOf(page, part).locator("p[role=status]");

/** A reader without anything of the owner's browser. */
async function reader(browser: Browser, options: Parameters<Browser["newContext"]>[0] = {}) {
  const context = await browser.newContext(options);
  return { context, page: await context.newPage() };
}

/** Makes a link and returns its address. */
async function share(page: Page, label: string, parts: readonly string[] = []): Promise<string> {
  const form = sectionOf(page, "share");
  for (const part of parts) await form.getByRole("checkbox", { name: part }).check();
  await form.getByLabel(privatePage.share.forWhom.label).fill(label);
  await form.getByRole("button", { name: privatePage.share.make }).click();
  await expect(noteOf(page, "share")).toHaveText(privatePage.notes.shared);
  return linkFor(page, label);
}

/** The address of the link that was made for this reader. */
async function linkFor(page: Page, label: string): Promise<string> {
  const entry = sectionOf(page, "share").getByRole("listitem").filter({ hasText: label });
  return new URL((await entry.getByRole("link").getAttribute("href")) ?? "").pathname;
}

test("an owner updates, shares, closes, is reminded, compares and deletes; every state fits both widths", async ({
  page,
  browser,
}) => {
  const email = newEmail();
  await page.setViewportSize({ width: 390, height: 900 });
  const id = await capture(page.request);

  // From the result page to the private page, with one snapshot and no chart.
  await page.goto(`/valuation/result/${id}`);
  await live(page);
  await page.getByRole("link", { name: privatePage.link }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Northgate Systems, your private page");
  await expect(page.getByRole("heading", { name: privatePage.history.only.title })).toBeVisible();
  await expect(page.getByRole("img", { name: /Value over time/ })).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText("$6.1M – $8.2M");

  // 'Update my figures' opens the dialog on the result page.
  await page.getByRole("link", { name: privatePage.update }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/valuation/result/${id}$`));
  // A dialog that has just opened takes no clicks.
  await expect(dialog).not.toHaveAttribute("data-opening");
  await dialog.getByText("Growing", { exact: true }).click();
  await Promise.all([page.waitForResponse("**/api/leads"), dialog.getByRole("button").last().click()]);
  await expect(dialog).toBeHidden();
  await page.goto(historyOf(id));
  await live(page);
  await expect(page.getByRole("heading", { level: 2, name: "$660K more than with the first figures" })).toBeVisible();
  await expect(page.getByRole("img", { name: /Value over time: \$7\.1M on .*, \$7\.8M on / })).toBeVisible();
  const rows = page.getByRole("table", { name: "Snapshots" }).getByRole("row");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText("+$660K");
  await expect(rows.nth(1)).toContainText("+$660K from the multiple");
  await expect(rows.nth(2)).toContainText("First figures");
  await expect(page.getByText(privatePage.history.remove.title)).toHaveCount(0);
  await expectNoSidewaysScroll(page);

  // A read-only link, made with the keyboard alone and opened by somebody else.
  const form = sectionOf(page, "share");
  await form.getByRole("checkbox", { name: privatePage.share.parts.history.label }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Karen Doyle, CPA");
  await page.keyboard.press("Enter");
  await expect(noteOf(page, "share")).toHaveText(privatePage.notes.shared);
  const path = await linkFor(page, "Karen Doyle, CPA");
  expect(path).toMatch(/^\/shared\/[\w-]{32}$/);
  await expectAccessible(page);
  const other = await reader(browser, { viewport: { width: 390, height: 900 } });
  const answer = await other.page.goto(path);
  expect(answer?.status()).toBe(200);
  const main = other.page.getByRole("main");
  await expect(other.page.getByRole("heading", { level: 1 })).toHaveText("Northgate Systems, preliminary valuation");
  await expect(main).toContainText("$6.6M – $9.0M");
  await expect(main).toContainText(sharedPage.addBacks.title);
  await expect(main).toContainText("$660K more than with the first figures");
  await expect(main).not.toContainText(sharedPage.proceeds.title);
  await expect(main).not.toContainText("Karen");
  await expectNoSidewaysScroll(other.page);
  await expectAccessible(other.page);

  // The owner sees that it was opened, closes it, and the address shows nothing.
  await page.goto(historyOf(id));
  const entry = sectionOf(page, "share").getByRole("listitem");
  await expect(entry).toContainText("Read once");
  // Before its first paint the browser moves to the part in the address, without focus.
  await live(page);
  await entry.getByRole("button", { name: "Close this link, for Karen Doyle, CPA" }).focus();
  await page.keyboard.press("Enter");
  await expect(noteOf(page, "share")).toHaveText(privatePage.notes.closed);
  await expect(entry).toContainText("Closed by you");
  await expect(entry.getByRole("link")).toHaveCount(0);
  expect((await other.page.reload())?.status()).toBe(410);
  await expect(other.page.getByRole("heading", { level: 1 })).toHaveText(sharedPage.gone.title);
  const closed = await other.page.getByRole("main").innerText();
  await expectAccessible(other.page);
  expect((await other.page.goto(`/shared/${"x".repeat(32)}`))?.status()).toBe(404);
  expect(await other.page.getByRole("main").innerText()).toBe(closed);

  // A reminder, stopped on the page that its mail leads to.
  const reminder = sectionOf(page, "reminder");
  await reminder.getByText(privatePage.reminder.months(12)).click();
  await reminder.getByLabel(privatePage.reminder.email).fill(email);
  await reminder.getByRole("button", { name: privatePage.reminder.set }).click();
  await expect(noteOf(page, "reminder")).toHaveText(privatePage.notes.reminded);
  await expect(reminder).toContainText(/Planned for \w+ \d+, \d{4}\./);
  await expect(page.getByRole("main")).not.toContainText(email);
  await page.goto(`${historyOf(id)}?stop-reminder`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(privatePage.reminder.stopPage.title);
  await expectAccessible(page);
  await page.getByRole("button", { name: privatePage.reminder.stop }).click();
  await expect(noteOf(page, "reminder")).toHaveText(privatePage.notes.stopped);
  await expect(reminder.getByRole("button", { name: privatePage.reminder.set })).toBeVisible();

  // Scenarios beside today.
  for (const [name, recurringRevenue] of [
    ["More contracts", 80],
    ["Fewer contracts", 10],
    ["Two long-term customers leave", 5],
  ] as const) {
    const inputs = { ...first, growthTrend: "increasing", recurringRevenue };
    const saved = await page.request.post("/api/scenarios", {
      data: { valuationId: id, scenario: { name, inputs } },
    });
    expect(saved.status()).toBe(200);
  }
  await page.goto(historyOf(id));
  const scenarios = sectionOf(page, "scenarios");
  await expect(scenarios.getByRole("columnheader")).toHaveText([
    "Today",
    "More contracts",
    "Fewer contracts",
    "Two long-term customers leave",
  ]);
  await expect(scenarios.getByRole("row", { name: /Estimate/ })).toContainText("$7.8M$8.3M$7.4M$7.3M");
  await expect(scenarios.getByRole("row", { name: /Against today/ })).toContainText("+$528K−$396K");
  for (const cell of await scenarios.getByRole("row").last().getByRole("cell").all())
    expect(await cell.evaluate((shown) => shown.getBoundingClientRect().right)).toBeLessThanOrEqual(390);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, { include: "section#scenarios" });
  await scenarios.getByRole("button", { name: "Remove Fewer contracts" }).click();
  await expect(noteOf(page, "scenarios")).toHaveText(privatePage.notes.removed);
  await expect(scenarios.getByRole("columnheader")).toHaveText([
    "Today",
    "More contracts",
    "Two long-term customers leave",
  ]);

  // Everything is deleted, and the shared address is dead.
  const last = await share(page, "Bank");
  expect((await other.page.goto(last))?.status()).toBe(200);
  await page.getByRole("link", { name: privatePage.remove }).click();
  await page.getByRole("button", { name: "Delete everything" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your data is deleted");
  expect((await other.page.reload())?.status()).toBe(404);
  expect(await other.page.getByRole("main").innerText()).toBe(closed);
  expect((await page.request.get(historyOf(id))).status()).toBe(404);
  await other.context.close();
});

test("without script every form works", async ({ page, browser }) => {
  const email = newEmail();
  const id = await capture(page.request, { userEmail: email });
  const owner = await reader(browser, { javaScriptEnabled: false });
  await owner.page.goto(`/valuation/result/${id}`);
  await owner.page.getByRole("link", { name: privatePage.link }).click();
  const path = await share(owner.page, "Karen Doyle, CPA", [privatePage.share.parts.proceeds.label]);
  const other = await reader(browser, { javaScriptEnabled: false });
  await other.page.goto(path);
  await expect(other.page.getByRole("main")).toContainText(sharedPage.proceeds.title);
  await expect(other.page.getByRole("main")).toContainText("$6.1M – $8.2M");
  await owner.page.reload();
  const entry = sectionOf(owner.page, "share").getByRole("listitem");
  await expect(entry).toContainText("Read once");
  await entry.getByRole("button", { name: /Close/ }).click();
  await expect(entry).toContainText("Closed by you");
  expect((await other.page.reload())?.status()).toBe(410);

  // The address that the lead has is used, and not shown.
  const reminder = sectionOf(owner.page, "reminder");
  await reminder.getByRole("button", { name: privatePage.reminder.set }).click();
  await expect(reminder).toContainText(/Planned for/);
  expect(await owner.page.content()).not.toContain(email);
  await reminder.getByRole("button", { name: privatePage.reminder.stop }).click();
  await expect(noteOf(owner.page, "reminder")).toHaveText(privatePage.notes.stopped);

  const inputs = { ...first, recurringRevenue: 80 };
  await page.request.post("/api/scenarios", { data: { valuationId: id, scenario: { inputs } } });
  await owner.page.goto(historyOf(id));
  await sectionOf(owner.page, "scenarios").getByRole("button", { name: "Remove Scenario 1" }).click();
  await expect(noteOf(owner.page, "scenarios")).toHaveText(privatePage.notes.removed);
  await Promise.all([owner.context.close(), other.context.close()]);
});

test("a reader of a shared link finds neither the private link nor the owner's address", async ({ page }) => {
  const email = newEmail();
  const id = await capture(page.request, { userEmail: email, userPhone: "+1 212 555 0199" });
  await page.goto(historyOf(id));
  const path = await share(page, "Karen Doyle, CPA", [
    privatePage.share.parts.history.label,
    privatePage.share.parts.proceeds.label,
  ]);
  // A program that only looks whether the address exists is no reader.
  expect((await page.request.head(path)).status()).toBe(200);
  expect(mainText(await (await page.request.get(historyOf(id))).text())).toContain(privatePage.share.unread);
  for (const address of [path, `${path}.data`]) {
    const answer = await page.request.get(address);
    const told = `${JSON.stringify(answer.headersArray())}\n${await answer.text()}`;
    expect(told).not.toMatch(new RegExp(`${id}|${email}|555 0199|Doyle`));
    expect(answer.headers()).toMatchObject({
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
    });
  }
});

test("a link that cannot be made says why, beside its form", async ({ page }) => {
  const id = await capture(page.request);
  await page.goto(`${historyOf(id)}?note=dayWrong#share`);
  await expect(sectionOf(page, "share").getByRole("alert")).toHaveText(privatePage.notes.dayWrong);
  expect(await (await page.request.get(`${historyOf(id)}?note=constructor`)).text()).not.toContain('role="alert"');
  const missing = await page.request.get(historyOf(randomUUID()));
  expect(missing.status()).toBe(404);
  expect(mainText(await missing.text())).toMatch(/^No valuation data available$/m);
});
