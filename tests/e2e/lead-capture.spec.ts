import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page, Request } from "@playwright/test";
import type { LeadRequest } from "#contracts/leads/lead.ts";
import { finished, openFinished } from "#tests/support/finished-valuation.ts";
import { startBuilt } from "#tests/support/site-process.ts";
import { expect, live, test } from "#tests/support/test.ts";
import { holdClock, ownerSite, valuationOn } from "#tests/support/valuation.ts";
import { freePort } from "#tooling/run/free-port.ts";

const leads = "**/api/leads";
const link = (page: Page) => page.getByRole("region", { name: "Private link" }).getByRole("link");
const unsent = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("unsent-lead:")));
const record = (request: Request): LeadRequest => request.postDataJSON();

/** From the address to the moment before the result. */
async function value(page: Page, origin = "") {
  const walk = valuationOn(page);
  await walk.open("", origin);
  await walk.enter();
  await walk.answer();
  return walk;
}

test("a finished valuation is stored with the visit's attribution, gets its private link, and requests its CRM item once", async ({
  page,
}) => {
  await holdClock(page);
  await page.goto("/industries?utm_source=newsletter&utm_medium=email&utm_campaign=autumn", {
    referer: "https://news.example/letters/7",
  });
  await live(page);
  await page.getByRole("banner").getByRole("link", { name: "Get My Valuation" }).click();
  await expect(page).toHaveURL("/valuation");
  const { enter, answer, pass, expectResult } = valuationOn(page);
  await enter();
  await answer();
  const crm: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/monday-capture")) crm.push(request);
  });
  const [stored, item] = await Promise.all([
    page.waitForResponse(leads),
    page.waitForResponse("**/api/monday-capture"),
    pass(42_500),
  ]);
  await expectResult();
  expect(stored.status()).toBe(201);
  expect(item.ok()).toBe(true);
  expect(await item.json()).toHaveProperty("item");
  expect(crm).toHaveLength(1);
  const { valuationId, website, timestamp, pageUrl } = record(stored.request());
  expect(website).toBe(ownerSite());
  expect(timestamp).toMatch(/^2025-11-03T/);
  expect(pageUrl).toBe(page.url());
  expect(record(stored.request())).toMatchObject({
    utm: { source: "newsletter", medium: "email", campaign: "autumn" },
    referrer: expect.stringContaining("https://news.example/"),
  });
  expect(await unsent(page)).toEqual([]);

  await expect(link(page)).toHaveText(`${new URL(page.url()).host}/valuation/result/${valuationId}`);
  await link(page).click();
  await expect(page).toHaveURL(`/valuation/result/${valuationId}`);
  await expect(page.getByRole("main")).toContainText("$8.4M – $11.4M");
});

/** 'Change my figures' on the page of a finished valuation. */
function changeFiguresOn(page: Page) {
  const opener = page.getByRole("button", { name: "Change my figures" });
  const dialog = page.getByRole("dialog", { name: "Change my figures" });
  return {
    opener,
    dialog,
    profit: page.getByLabel("Annual pre-tax profit, typed"),
    range: page
      .getByRole("main")
      .getByText(/^\$[\d.]+M – \$[\d.]+M$/)
      .first(),
    submit: page.getByRole("button", { name: "Update my valuation" }),
    async open() {
      await opener.click();
      await expect(dialog).toBeVisible();
      // For the length of a double click the dialog takes no pointer input.
      await expect(dialog).not.toHaveAttribute("data-opening");
    },
  };
}

/** The page of a finished valuation, once it is stored. */
async function storedInFlow(page: Page) {
  const [stored] = await Promise.all([
    page.waitForResponse(leads),
    openFinished(page, { ...finished, valuationId: randomUUID() }),
  ]);
  expect(stored.status()).toBe(201);
  return record(stored.request());
}

test("'Change my figures' in the flow updates the same valuation", async ({ page }) => {
  const { valuationId } = await storedInFlow(page);
  const { opener, dialog, profit, range, submit, open } = changeFiguresOn(page);
  await open();
  await expect(profit).toHaveValue("$1.5M");
  await expect(dialog.getByRole("radio", { name: "Growing" })).toBeChecked();
  await profit.fill("3m");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(range).toHaveText("$8.4M – $11.4M");

  await open();
  await expect(profit).toHaveValue("$1.5M");
  await profit.fill("1.6m");
  await page.reload();
  await expect(profit).toHaveValue("$1.6M");
  const [changed] = await Promise.all([page.waitForResponse(leads), submit.dblclick()]);
  await expect(range).toHaveText("$9.0M – $12.1M");
  await expect(page.getByText("Updated, also under your private link. $9.9M before, $10.6M now.")).toBeVisible();
  expect(changed.status()).toBe(200);
  expect(record(changed.request())).toMatchObject({ valuationId, financialInputs: { preTaxProfit: 1_600_000 } });
  await expect(page).toHaveURL("/valuation");
});

test("'Change my figures' on the private page updates the same valuation, there and in the flow", async ({ page }) => {
  const { valuationId } = await storedInFlow(page);
  const { range, submit, open } = changeFiguresOn(page);
  await link(page).click();
  // Both pages show the range; only the private one offers this.
  await expect(page.getByRole("link", { name: "Delete my data" })).toBeVisible();
  await expect(range).toHaveText("$8.4M – $11.4M");
  await open();
  await page.getByText("Declining", { exact: true }).first().click();
  const [changed] = await Promise.all([page.waitForResponse(leads), submit.click()]);
  expect(changed.status()).toBe(200);
  expect(record(changed.request())).toMatchObject({ valuationId, financialInputs: { growthTrend: "decreasing" } });
  await expect(range).toHaveText("$7.0M – $9.5M");
  await page.goBack();
  await expect(page).toHaveURL("/valuation");
  await expect(range).toHaveText("$7.0M – $9.5M");
  await page.goForward();
  await page.reload();
  await expect(range).toHaveText("$7.0M – $9.5M");
});

test("offline at the end, the result is shown and the lead is sent once the browser is back online", async ({
  page,
  context,
  consoleMessages,
}) => {
  const { pass, expectResult } = await value(page);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await pass(42_500);
  await expectResult();
  await expect.poll(() => unsent(page)).toHaveLength(1);
  await expect(link(page)).toBeHidden();
  // It is stored before the first try: without a failed try there is nothing to resend.
  await expect.poll(() => consoleMessages.join()).toContain("A capture is kept and sent later");
  await context.setOffline(false);
  await expect(link(page)).toBeVisible();
  expect(await unsent(page)).toEqual([]);
  expect(consoleMessages.splice(0).filter((message) => !/ERR_INTERNET_DISCONNECTED/.test(message))).toEqual([
    expect.stringMatching(/^warning: A capture is kept and sent later/),
  ]);
});

test("a server that crashes before the capture and restarts loses nothing", async ({ page, consoleMessages }) => {
  const dataDir = mkdtempSync(join(tmpdir(), "amiva-leads-"));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const start = async () => {
    const site = startBuilt({
      PORT: String(port),
      SITE_URL: "http://localhost:8888",
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      READER_ALLOW_HOSTS: new URL(ownerSite()).host,
    });
    await site.says("mail ");
    return site;
  };
  let site = await start();
  try {
    const { pass, expectResult } = await value(page, origin);
    await page.waitForLoadState("networkidle");
    await site.stop("SIGKILL");
    await pass(42_500);
    await expectResult();
    await expect.poll(() => unsent(page)).toHaveLength(1);
    site = await start();
    // Without the browser's online event: only time passes.
    await pass(60_000);
    await expect(link(page)).toBeVisible();
    expect(await unsent(page)).toEqual([]);
    await page.goto(`${origin}${await link(page).getAttribute("href")}`);
    await expect(page.getByRole("main")).toContainText("$8.4M – $11.4M");
    const unexpected = consoleMessages.splice(0).filter((message) => !/Failed to load resource/.test(message));
    expect(unexpected).toEqual([expect.stringMatching(/^warning: A capture is kept and sent later/)]);
  } finally {
    await page.goto("about:blank");
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test("a capture interrupted by closing the tab is sent on the next visit", async ({
  page,
  context,
  consoleMessages,
}) => {
  await page.route(leads, (route) => route.abort());
  await openFinished(page, { ...finished, valuationId: randomUUID() });
  await expect.poll(() => unsent(page)).toHaveLength(1);
  const [key] = await unsent(page);
  consoleMessages.length = 0;
  await page.close();

  const next = await context.newPage();
  const [sent] = await Promise.all([next.waitForResponse(leads), next.goto("/valuation/success")]);
  expect(sent.ok()).toBe(true);
  expect(key).toBe(`unsent-lead:${record(sent.request()).valuationId}`);
  await expect.poll(() => unsent(next)).toEqual([]);
});

test("'By e-mail' adds the contact to the same lead and prefills it next time", async ({ page }) => {
  const { valuationId } = await storedInFlow(page);
  // An address gets the link a few times a day.
  const email = `dana-${valuationId}@northgate.example`;
  const card = page.getByRole("region", { name: "By e-mail" });
  await card.getByRole("button", { name: "Send" }).click();
  await expect(card.getByRole("alert")).toHaveText("Please enter your e-mail address.");
  await expect(card.getByLabel("E-mail")).toBeFocused();
  await expect(card.getByLabel("Phone")).toBeHidden();
  await card.getByLabel("E-mail").fill(email);
  await card.getByLabel("Phone").fill("(212) 555-0142");
  const [second] = await Promise.all([page.waitForResponse(leads), page.keyboard.press("Enter")]);
  expect(second.status()).toBe(200);
  expect(record(second.request())).toMatchObject({
    valuationId,
    userEmail: email,
    userPhone: "(212) 555-0142",
    sendReport: true,
  });
  // What it says depends on whether the site has a mail server.
  await expect(card.getByRole("status")).toHaveText(new RegExp(`^Saved\\. .*${email}`));
  await page.reload();
  await expect(card.getByRole("status")).toContainText(email);

  await page.getByRole("button", { name: "Get Another Valuation" }).click();
  const again = valuationOn(page);
  await again.enter();
  await again.answer();
  await again.pass(42_500);
  await again.expectResult();
  await expect(card.getByLabel("E-mail")).toHaveValue(email);
  await card.getByRole("button", { name: "Forget it" }).click();
  await expect(card.getByLabel("E-mail")).toHaveValue("");
  expect(await page.evaluate(() => localStorage.getItem("contact"))).toBeNull();
});
