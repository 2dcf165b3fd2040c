import { type Browser, chromium, type Page } from "@playwright/test";

/** What the arrival of the fonts did to a page that was already painted without them. */
export type LateFonts = {
  readonly width: number;
  /** Pixels by which the heading's box moved or grew. */
  readonly moved: number;
  /** Layout shifts with the heading among their causes. */
  readonly headingShifts: number;
  /** Of the whole page. */
  readonly shift: number;
};

type Box = readonly [left: number, top: number, width: number, height: number];
type Shift = { readonly value: number; readonly ofHeading: boolean };

declare global {
  interface Window {
    shiftsSeen?: Shift[];
  }
}

const screens = [
  { width: 390, height: 844 },
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
];

/**
 * Holds the fonts back until the page is painted, then lets them in. A quick line would have them there before the first
 * paint, and prove nothing.
 */
export async function lateFonts(url: string, chromePath: string): Promise<readonly LateFonts[]> {
  const browser = await chromium.launch({ executablePath: chromePath, args: ["--no-sandbox"] });
  try {
    const seen: LateFonts[] = [];
    for (const screen of screens) seen.push(await withLateFonts(browser, url, screen));
    return seen;
  } finally {
    await browser.close();
  }
}

async function withLateFonts(browser: Browser, url: string, viewport: { width: number; height: number }) {
  const page = await browser.newPage({ viewport });
  const arrival = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.addInitScript(rememberShifts);
  await page.goto(url, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  if (await page.evaluate(headingFontLoaded)) throw new Error(`${url}: the heading's font was there before its paint`);
  const before = await headingBox(page);
  await page.evaluate(() => {
    window.shiftsSeen = [];
  });
  arrival.resolve();
  await page.waitForFunction(headingFontLoaded);
  await page.evaluate(() => document.fonts.ready);
  // Two frames: one that lays the page out with the fonts, one after which the shift is reported.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const after = await headingBox(page);
  const shifts = await page.evaluate(() => window.shiftsSeen ?? []);
  await page.close();
  return {
    width: viewport.width,
    moved: Math.max(...after.map((edge, index) => Math.abs(edge - (before[index] ?? 0)))),
    headingShifts: shifts.filter(({ ofHeading }) => ofHeading).length,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
  };
}

const headingBox = (page: Page) =>
  page.locator("h1").evaluate((heading): Box => {
    const { left, top, width, height } = heading.getBoundingClientRect();
    return [left, top, width, height];
  });

/** Runs in the page. */
function rememberShifts(): void {
  type LayoutShift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const heading = document.querySelector("h1");
      const ofHeading = sources.some(
        ({ node }) => node && heading && (heading.contains(node) || node.contains(heading)),
      );
      window.shiftsSeen = [...(window.shiftsSeen ?? []), { value, ofHeading }];
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Runs in the page. */
function headingFontLoaded(): boolean {
  const heading = document.querySelector("h1");
  const family = heading && getComputedStyle(heading).fontFamily.split(",")[0]?.replaceAll('"', "").trim();
  return [...document.fonts].some((face) => face.family.replaceAll('"', "") === family && face.status === "loaded");
}
