import type { Page as BrowserPage } from "@playwright/test";
import { errorScreen } from "#content/error-screen.ts";
import type { IndustryPageId } from "#content/registry/industries.ts";
import { pages } from "#content/registry/registry.ts";
import { expect, layOutAll, live, test } from "#tests/support/test.ts";
import { violationsOn } from "#tests/support/violations.ts";

/** Where the logo and the text of each frame start, to the nearest two pixels. */
function leftEdges(page: BrowserPage): Promise<readonly number[]> {
  return page.evaluate(() => {
    const logo = document.querySelector("header svg")?.getBoundingClientRect().left ?? 0;
    const frames = [...document.querySelectorAll<HTMLElement>(".sec > .frame:not(.frame--none, .frame--wide)")].map(
      (frame) => {
        const { paddingLeft, borderLeftWidth } = getComputedStyle(frame);
        return frame.getBoundingClientRect().left + Number.parseFloat(paddingLeft) + Number.parseFloat(borderLeftWidth);
      },
    );
    return [...new Set(frames.filter((edge) => Math.abs(edge - logo) > 2)), logo];
  });
}

/** How far things moved while the page arrived; Google calls up to 0.1 good. */
function layoutShift(page: BrowserPage): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += "value" in entry ? Number(entry.value) : 0;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    add(observer.takeRecords());
    return sum;
  });
}

/** Heights in CSS pixels before the industry pages were shortened; a newer one has none. */
const formerHeights: Partial<Record<string, readonly [desktop: number, phone: number]>> = {
  dental: [12_279, 17_946],
  saas: [12_968, 18_211],
  manufacturing: [12_806, 18_566],
  hvac: [13_674, 20_060],
  commercialCleaning: [11_159, 17_753],
  crossBorder: [11_619, 16_457],
} satisfies Partial<Record<IndustryPageId, readonly [desktop: number, phone: number]>>;

/** At most 60% of what an industry page had. */
const heightLimit = (id: string, index: number) => (formerHeights[id]?.[index] ?? Infinity) * 0.6;

/** Of the whole page, once its fonts are there. */
const pageSize = (page: BrowserPage) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const { scrollHeight, scrollWidth } = document.documentElement;
    return { height: scrollHeight, width: scrollWidth };
  });

const publicPages = pages.filter((page) => !page.path.includes(":"));

// Several pages share a tab, which saves starting a browser process for each; four tests, so that the cores share them.
for (const part of [0, 1, 2, 3]) {
  test(`pages have no layout shift, fit every width and have no accessibility violation, ${part + 1} of 4`, async ({
    page,
  }) => {
    for (const { path, id } of publicPages.filter((_, index) => index % 4 === part)) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(path);
        await live(page);
        expect(await layoutShift(page), path).toBeLessThan(0.02);
        await layOutAll(page);
        // Header and footer are the same on every page.
        const include = id === "home" ? ":root" : "main";
        for (const [index, [width, height]] of [[1440, 900] as const, [390, 844] as const].entries()) {
          await page.setViewportSize({ width, height });
          expect(await violationsOn(page, { include }), `${path} at ${width} px`).toEqual([]);
          const size = await pageSize(page);
          expect(size.width, `${path} at ${width} px`).toBeLessThanOrEqual(width);
          expect(size.height, `${path} at ${width} px`).toBeLessThanOrEqual(heightLimit(id, index));
        }
        for (const width of [1920, 1024, 768, 320]) {
          await page.setViewportSize({ width, height: 640 });
          expect((await pageSize(page)).width, `${path} at ${width} px`).toBeLessThanOrEqual(width);
          if (width === 1920 || width === 768)
            expect(await leftEdges(page), `${path} at ${width} px: logo and text share an edge`).toHaveLength(1);
        }
      });
    }
  });
}

test("an unknown address answers 404 inside the shell, with a search and links", async ({ page, consoleMessages }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(errorScreen.notFound.title);
  await expect(page.getByRole("main")).toContainText(/Unexpected Application Error\s*404 Not Found/);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(await violationsOn(page, { include: "main" })).toEqual([]);
  // The browser itself reports the failed document.
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("404")]);
  await page.getByRole("main").getByRole("link", { name: "Back to the home page" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/no-such-page");
  await page.getByRole("main").getByRole("searchbox").fill("fee");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=fee");
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("404")]);
});

test("an unknown private link says so, offers a new start, and has no accessibility violation", async ({
  page,
  consoleMessages,
}) => {
  await page.goto(`/valuation/result/0b8e2f6c-3a4d-4c1e-9f57-2d6a7b8c9e01`);
  await expect(page.getByRole("main")).toContainText("No valuation data available");
  expect(await violationsOn(page, { include: "main" })).toEqual([]);
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("404")]);
  await page.getByRole("link", { name: "Start Over" }).click();
  await expect(page).toHaveURL("/valuation");
});
