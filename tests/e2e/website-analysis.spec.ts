import type { Page } from "@playwright/test";
import { site } from "#content/site.ts";
import { northgate } from "#tests/fakes/owner-site.ts";
import { expect, test } from "#tests/support/test.ts";
import { ownerSite, valuationOn } from "#tests/support/valuation.ts";

const unreadNote = /We could not read localhost:\d+\. The range uses only your figures\./;

/** The public proxies are other people's services: each test says what they answer. */
async function proxiesAnswer(page: Page, ...bodies: readonly ({ status: number } | { body: string })[]) {
  const asked: string[] = [];
  for (const [index, { address }] of site.websiteProxies.entries()) {
    await page.route(`${address.split("?")[0]}?**`, (route) => {
      asked.push(new URL(address).host);
      return route.fulfill({ headers: { "Access-Control-Allow-Origin": "*" }, ...bodies[index] });
    });
  }
  return asked;
}

test("shows what the website says with its quotes, and the owner can correct it", async ({ page }) => {
  const { open, enter, answer, progress, pass, expectResult, button } = valuationOn(page);
  await open();
  await enter();
  await answer();
  await expect(progress).toContainText("4 headings, “Northgate Systems - Field service software”");
  await pass(42_500);
  await expectResult();

  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: northgate.company })).toBeVisible();
  await expect(main).toContainText(northgate.industry);
  await expect(main).toContainText(northgate.location);
  await expect(main).not.toContainText(unreadNote);
  await expect(main.getByRole("heading", { name: "What we saw on your website" })).toBeVisible();
  const quotes = await main.getByRole("blockquote").allTextContents();
  expect(quotes.length).toBeGreaterThanOrEqual(3);
  const source = await (await page.request.get(ownerSite())).text();
  for (const quote of quotes) expect(source).toContain(quote.replace(/^“|”$/g, ""));

  await button("Edit").click();
  await page.getByLabel("Industry").fill("Dispatch software");
  await page.getByLabel("Location").fill("Dublin, Ohio");
  await page.keyboard.press("Enter");
  await expect(button("Edit")).toBeFocused();
  await expectResult();
  await page.reload();
  await expectResult();
  await expect(main).toContainText("Dispatch software");
  await expect(main).toContainText("Dublin, Ohio");
});

test("where our reader cannot reach the site, the proxies are tried in order", async ({ page, consoleMessages }) => {
  const html = await (await page.request.get(ownerSite())).text();
  const asked = await proxiesAnswer(page, { body: JSON.stringify({ contents: "too short" }) }, { body: html });
  const { open, enter, submit, untilRead } = valuationOn(page);
  await open();
  await enter(`${ownerSite()}/down`);
  await submit();
  await untilRead();
  expect(asked).toEqual(["api.allorigins.win", "corsproxy.io"]);
  expect(consoleMessages.splice(0)).toEqual([
    expect.stringMatching(/status of 502/),
    expect.stringMatching(/warning: read-site could not read the website .*HTTP 502/),
    expect.stringMatching(/warning: api\.allorigins\.win could not read the website Error: No content received/),
  ]);
});

// What else is not read: server/vendors/website-reader-*.test.ts and domain/website/extract/page.test.ts.
test("a website on a private address is not read, and the page says so without an error", async ({
  page,
  consoleMessages,
}) => {
  const asked = await proxiesAnswer(page, { status: 500 }, { status: 500 }, { status: 500 });
  const { open, enter, submit, pass, expectResult } = valuationOn(page);
  await open();
  await enter(`${ownerSite()}/inside`);
  const failed = page.waitForEvent("console", (message) => message.text().includes("could not be analyzed"));
  await submit();
  await failed;
  await pass(42_500);
  await expectResult();
  const main = page.getByRole("main");
  await expect(main).toContainText(unreadNote);
  await expect(main).not.toContainText(/Technology Services|SaaS|software/i);
  await expect(page.getByRole("button", { name: "Add your industry and details" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "What we saw on your website" })).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(asked).toEqual([]);
  expect(consoleMessages.splice(0).at(-1)).toContain("Failed to analyze website: ");
});
