import { createHash } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import { site } from "#content/site.ts";

/** A separate address for each test, so that no test uses up another's limits. */
function visitorOf(testId: string): string {
  const bytes = createHash("sha256").update(testId).digest();
  return `10.${bytes[0]}.${bytes[1]}.${bytes[2]}`;
}

type Fixtures = {
  /** Console messages and uncaught errors; a test that expects some takes them out before it ends. */
  consoleMessages: string[];
};

/** For tests that open no page. */
export const requestTest = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { testId }) => {
    await use({ ...extraHTTPHeaders, "X-Forwarded-For": visitorOf(testId) });
  },
});

/** Every browser test fails on a console message that it did not expect. */
export const test = requestTest.extend<Fixtures>({
  consoleMessages: [
    async ({ page }, use) => {
      const messages: string[] = [];
      page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => messages.push(`uncaught: ${error.message}`));
      // The firm's calendar is on another site, on which only its own tests may depend.
      await page.route(`${site.schedulingUrl}**`, (route) => route.fulfill({ contentType: "text/html", body: "" }));
      await use(messages);
      expect(messages).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** `test.use(inMotion)`: the tests of this file watch what moves. */
export const inMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** Waits until the page is hydrated. */
export async function live(page: Page): Promise<void> {
  await page.locator('nav[data-live="true"]').waitFor({ state: "attached" });
}

/** Lays out the whole page, including lazy parts: a check must see all of it. */
export async function layOutAll(page: Page): Promise<void> {
  // Not by a style element, which the site's policy refuses.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}
