import { heads } from "#content/registry/heads.ts";
import { pageById, pages, redirects } from "#content/registry/registry.ts";
import { sitemapPages } from "#content/registry/sitemap.ts";
import { site } from "#content/site.ts";
import { headOf, mainAnchors, mainText, structuredDataIn } from "#tests/support/page-text.ts";
import { structuredDataSchema } from "#tests/support/structured-data.ts";
import { expect, requestTest as test } from "#tests/support/test.ts";

/** What needs no browser: addresses, and pages as the server sends them. */
const publicAddresses = pages
  .filter((page) => !page.path.includes(":"))
  .flatMap((page) => [page.path, ...(page.alsoAt ?? [])].map((path) => ({ path, page })));

for (const { path, page: entry } of publicAddresses) {
  test(`${path} has its head, its structured data and its social picture`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    const { socialPicture, ...head } = headOf(html);
    expect(head).toEqual({
      title: entry.id === "home" ? site.defaultTitle : heads[entry.id].title + site.titleSuffix,
      canonical: `http://localhost:8888${entry.path}`,
      description: heads[entry.id].description,
      robots: entry.noindex ? "noindex, nofollow" : "index, follow",
      languages: site.alternateLanguages.length + 1,
      mainHeadings: 1,
    });
    const blocks = structuredDataIn(html);
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) expect(structuredDataSchema.safeParse(block).error?.issues ?? []).toEqual([]);

    const picture = await request.get(new URL(socialPicture ?? "").pathname);
    const bytes = await picture.body();
    const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    expect([picture.status(), bytes.subarray(1, 4).toString(), ...size]).toEqual([200, "PNG", 1200, 630]);
  });
}

test("every old address redirects to its page with its query", async ({ request }) => {
  for (const { from, to } of redirects) {
    const response = await request.get(`${from}?utm_source=letter&x=1`, { maxRedirects: 0 });
    expect([response.status(), response.headers()["location"]]).toEqual([301, `${to}?utm_source=letter&x=1`]);
  }
});

test("a trailing slash leads to the address without it, with its query", async ({ request }) => {
  for (const [from, to] of [
    ["/about/?a=b", "/about?a=b"],
    ["/valuation/?industry=saas", "/valuation?industry=saas"],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([response.status(), response.headers()["location"]]).toEqual([301, to]);
  }
});

test("an unknown page answers 404 and is kept out of search", async ({ request }) => {
  const response = await request.get("/no-such-page");
  expect([response.status(), headOf(await response.text()).robots]).toEqual([404, "noindex, nofollow"]);
});

test("an unknown endpoint answers 404 as JSON", async ({ request }) => {
  const response = await request.get("/api/no-such-endpoint");
  expect(response.status()).toBe(404);
  expect(await response.json()).toEqual({ error: "There is nothing at this address.", code: "notFound" });
});

test("a private page with an unknown id answers 404 and is kept out of caches and search", async ({ request }) => {
  for (const id of ["valuationResult", "valuationHistory", "report", "valuationUpgrade", "valuationDeeper"] as const) {
    const path = pageById(id).path.replace(":valuationId", "0b8e2f6c-3a4d-4c1e-9f57-2d6a7b8c9e01");
    const response = await request.get(path);
    const html = await response.text();
    expect(response.status(), path).toBe(404);
    expect(response.headers(), path).toMatchObject({
      "cache-control": expect.stringContaining("no-store"),
      "referrer-policy": "no-referrer",
    });
    expect(headOf(html).robots, path).toBe("noindex, nofollow");
    expect(mainText(html), path).toContain("No valuation data available");
    expect(mainAnchors(html).map(({ text, attributes }) => [text, attributes.get("href")])).toContainEqual([
      "Start Over",
      "/valuation",
    ]);
  }
});

test("the sitemap lists exactly the public pages", async ({ request }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const listed = [...xml.matchAll(/<loc>http:\/\/localhost:8888(?<path>[^<]*)<\/loc>/g)].map(
    ({ groups }) => groups?.["path"] || "/",
  );
  expect(listed).toEqual(sitemapPages.map(({ path }) => path));
});

test("robots, manifest and icons answer", async ({ request }) => {
  for (const file of ["/robots.txt", "/site.webmanifest", "/favicon.ico", "/favicon.svg", "/apple-touch-icon.png"]) {
    expect((await request.get(file)).status(), file).toBe(200);
  }
});
