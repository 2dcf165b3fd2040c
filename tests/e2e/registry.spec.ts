import type { Page as BrowserPage } from "@playwright/test";
import { heads } from "#content/heads.ts";
import { pageById, pages, redirects } from "#content/registry.ts";
import { site } from "#content/site.ts";
import { structuredDataSchema } from "#tests/support/structured-data.ts";
import { expect, layOutAll, live, test } from "#tests/support/test.ts";
import { violationsOn } from "#tests/support/violations.ts";

const publicAddresses = pages
  .filter((page) => !page.path.includes(":"))
  .flatMap((page) => [page.path, ...(page.alsoAt ?? [])].map((path) => ({ path, page })));

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What the page says about itself to search engines and to those who share it. */
function headOf(page: BrowserPage) {
  return page.evaluate(() => {
    const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
    return {
      title: document.title,
      canonical: attribute('link[rel="canonical"]', "href"),
      description: attribute('meta[name="description"]', "content"),
      robots: attribute('meta[name="robots"]', "content"),
      languages: document.querySelectorAll('link[rel="alternate"][hreflang]').length,
      mainHeadings: document.querySelectorAll("h1").length,
    };
  });
}

async function structuredData(page: BrowserPage): Promise<unknown[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text));
}

/** What the page's social picture is, and its size. */
async function socialPicture(page: BrowserPage): Promise<readonly unknown[]> {
  const address = await page.locator('meta[property="og:image"]').getAttribute("content");
  const picture = await page.request.get(new URL(new URL(address ?? "").pathname, page.url()).href);
  const bytes = await picture.body();
  return [picture.status(), bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
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

for (const { path, page: entry } of publicAddresses) {
  test(`${path} has its head and structured data, no layout shift, fits every width and has no accessibility violation`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await live(page);
    expect(await layoutShift(page)).toBeLessThan(0.02);
    expect(await headOf(page)).toEqual({
      title: entry.id === "home" ? site.defaultTitle : heads[entry.id].title + site.titleSuffix,
      canonical: `http://localhost:8888${entry.path}`,
      description: heads[entry.id].description,
      robots: entry.noindex ? "noindex, nofollow" : "index, follow",
      languages: site.alternateLanguages.length + 1,
      mainHeadings: 1,
    });
    const blocks = await structuredData(page);
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) expect(structuredDataSchema.safeParse(block).error?.issues ?? []).toEqual([]);
    expect(await socialPicture(page)).toEqual([200, "PNG", 1200, 630]);

    await layOutAll(page);
    if (path === entry.path) {
      expect(await violationsOn(page), "at 1440 px").toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      // Header and footer are the same on every page.
      const part = entry.id === "home" ? {} : { include: "main" };
      expect(await violationsOn(page, part), "at 390 px").toEqual([]);
    }
    for (const width of [1920, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth, `at ${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

for (const { from, to } of redirects) {
  test(`${from} redirects to ${to} with its query`, async ({ request }) => {
    const response = await request.get(`${from}?utm_source=letter&x=1`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()["location"]).toBe(`${to}?utm_source=letter&x=1`);
  });
}

test("a trailing slash leads to the address without it", async ({ request }) => {
  const response = await request.get("/about/?a=b", { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()["location"]).toBe("/about?a=b");
});

test("an unknown address answers 404 inside the shell, with links", async ({ page, consoleMessages }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error");
  await expect(page.getByRole("main")).toContainText("404 Not Found");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
  expect(await violationsOn(page)).toEqual([]);
  // The browser itself reports the failed document.
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("404")]);
  await page.getByRole("main").getByRole("link", { name: "Back to the home page" }).click();
  await expect(page).toHaveURL("/");
});

test("an unknown endpoint answers 404 as JSON", async ({ request }) => {
  const response = await request.get("/api/no-such-endpoint");
  expect(response.status()).toBe(404);
  expect(await response.json()).toEqual({ error: "There is nothing at this address.", code: "notFound" });
});

for (const id of ["valuationResult", "valuationHistory", "report", "valuationUpgrade"] as const) {
  test(`${pageById(id).path} with an unknown id answers 404 and is kept out of caches and search`, async ({
    page,
    consoleMessages,
  }) => {
    const response = await page.goto(pageById(id).path.replace(":valuationId", "0b8e2f6c-3a4d-4c1e-9f57-2d6a7b8c9e01"));
    expect(response?.status()).toBe(404);
    expect(response?.headers()["cache-control"]).toContain("no-store");
    expect(response?.headers()["referrer-policy"]).toBe("no-referrer");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
    await expect(page.getByRole("main")).toContainText("No valuation data available");
    await expect(page.getByRole("link", { name: "Start Over" })).toHaveAttribute("href", "/valuation");
    expect(await violationsOn(page)).toEqual([]);
    expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("404")]);
  });
}

test("the sitemap lists exactly the public pages", async ({ request }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const listed = [...xml.matchAll(/<loc>http:\/\/localhost:8888(?<path>[^<]*)<\/loc>/g)].map(
    ({ groups }) => groups?.["path"] || "/",
  );
  expect(listed.toSorted()).toEqual(
    pages
      .filter(({ sitemap }) => sitemap)
      .map(({ path }) => path)
      .toSorted(),
  );
});

test("robots, manifest and icons answer", async ({ request }) => {
  for (const file of ["/robots.txt", "/site.webmanifest", "/favicon.ico", "/favicon.svg", "/apple-touch-icon.png"]) {
    expect((await request.get(file)).status(), file).toBe(200);
  }
});
