import { expect, inMotion, test } from "#tests/support/test.ts";

test.use(inMotion);

declare global {
  interface Window {
    /** Sum of the layout shifts so far. */
    shifted?: number;
  }
}

// Words wrap most on a phone; the home page stands for the wide screen.
const visits = [
  [390, "/"],
  [390, "/services/business-valuation"],
  [390, "/industries"],
  [390, "/valuation"],
  [1440, "/"],
] as const;

test("late fonts shift nothing", async ({ page }) => {
  await page.route("**/*.woff2", async (route) => {
    // Late: the page has been painted with its fallback fonts.
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await route.continue();
  });
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifted = (window.shifted ?? 0) + (entry as LayoutShift).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const [width, path] of visits) {
    await test.step(`on ${path} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.waitForFunction(() => document.fonts.check('400 17px "Instrument Sans Variable"'));
      await page.waitForFunction(() => document.fonts.check('400 40px "Newsreader Variable"'));
      // Two frames: one that lays the page out with the fonts, one after which the shift is reported.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.02);
    });
  }
});

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

test("a page loads two font files, both preloaded", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fetched.push(new URL(request.url()).pathname);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const announced = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(announced).toHaveLength(2);
  expect(fetched.toSorted()).toEqual(announced.toSorted());
});
