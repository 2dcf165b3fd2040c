import type { Page } from "@playwright/test";
import { site } from "#content/site.ts";
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
