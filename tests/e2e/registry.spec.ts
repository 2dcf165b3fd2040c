import type { Page as BrowserPage } from "@playwright/test";
import { heads } from "#content/heads.ts";
import { pageById, pages, redirects } from "#content/registry.ts";
import { site } from "#content/site.ts";
import { structuredDataSchema } from "#tests/support/structured-data.ts";
import { expect, layOutAll, live, test } from "#tests/support/test.ts";
import { violationsOn } from "#tests/support/violations.ts";

const publicPages = pages.filter((page) => !page.path.includes(":"));
const publicAddresses = publicPages.flatMap((page) =>
  [page.path, ...(page.alsoAt ?? [])].map((path) => ({ path, page })),
);
const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

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

for (const { path, page: entry } of publicAddresses) {
  test(`${path} has its own head, one heading, valid data and picture for others, and fits 320 px`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(entry.id === "home" ? site.defaultTitle : heads[entry.id].title + site.titleSuffix);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `http://localhost:8888${entry.path}`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", heads[entry.id].description);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
      "content",
      entry.noindex ? "noindex, nofollow" : "index, follow",
    );
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(site.alternateLanguages.length + 1);
    const blocks = await structuredData(page);
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) expect(structuredDataSchema.safeParse(block).error?.issues ?? []).toEqual([]);
    expect(await socialPicture(page)).toEqual([200, "PNG", 1200, 630]);

    await page.setViewportSize({ width: 320, height: 640 });
    await layOutAll(page);
    const [scroll, client] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(scroll).toBeLessThanOrEqual(client ?? 0);
  });
}

for (const { path } of publicPages) {
  for (const viewport of widths) {
    test(`${path} has no accessibility violation at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      await layOutAll(page);
      expect(await violationsOn(page)).toEqual([]);
    });
  }
}

for (const { from, to } of redirects) {
  test(`${from} redirects to ${to} with its query`, async ({ page, request, consoleMessages }) => {
    const response = await request.get(`${from}?utm_source=letter&x=1`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()["location"]).toBe(`${to}?utm_source=letter&x=1`);

    // The same address chosen inside the site replaces history, so that Back does not fall into it again.
    await page.goto("/contact");
    await live(page);
    await page.evaluate((path) => window.__reactRouterDataRouter?.navigate(path), `${from}?x=1`);
    await expect(page).toHaveURL(`${to}?x=1`);
    await page.goBack();
    await expect(page).toHaveURL("/contact");
    expect(consoleMessages).toEqual([]);
  });
}

test("a trailing slash leads to the address without it", async ({ request }) => {
  const response = await request.get("/about/?a=b", { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()["location"]).toBe("/about?a=b");
});

test("an unknown address answers 404 inside the shell, with ways on", async ({ page, consoleMessages }) => {
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

for (const id of ["valuationResult", "report", "valuationUpgrade"] as const) {
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

test("the sitemap lists exactly the pages that want to be found", async ({ request }) => {
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
