import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { colors } from "#content/colors.ts";
import { industries } from "#content/registry/industries.ts";
import { sitemapPages } from "#content/registry/sitemap.ts";
import { site } from "#content/site.ts";
import { robotsTxt, siteFiles, sitemapXml, webManifest } from "./site-files.ts";

const siteUrl = "https://firm.example";

describe("sitemap", () => {
  const entries = [
    ...sitemapXml(siteUrl).matchAll(
      /<url>\s*<loc>(?<address>[^<]+)<\/loc>\s*<changefreq>(?<frequency>[^<]+)<\/changefreq>\s*<priority>(?<priority>[^<]+)<\/priority>\s*<\/url>/g,
    ),
  ].map(({ groups }) => [groups?.["address"]?.replace(siteUrl, ""), groups?.["frequency"], groups?.["priority"]]);

  test("lists every public page with its frequency and priority, and no other", () => {
    expect(Object.fromEntries(entries.map(([path, ...rest]) => [path, rest.join(" ")]))).toEqual({
      "/": "weekly 1",
      "/valuation": "weekly 0.9",
      "/about": "monthly 0.6",
      "/about/team": "monthly 0.6",
      "/process": "monthly 0.6",
      "/about/success-stories": "monthly 0.6",
      "/industries": "monthly 0.6",
      "/about/faq": "monthly 0.5",
      "/services/business-valuation": "monthly 0.7",
      "/services/buyer-sourcing": "monthly 0.7",
      ...Object.fromEntries(industries.map(({ path }) => [path, "monthly 0.7"])),
      "/guides/offer-in-hand": "monthly 0.6",
      "/guides/price-and-terms": "monthly 0.6",
      "/guides/24-weeks": "monthly 0.6",
      "/guides/our-fee": "monthly 0.6",
      "/privacy-policy": "yearly 0.2",
    });
  });

  test("starts with the declaration and names each page once", () => {
    expect(sitemapXml(siteUrl)).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org/,
    );
    expect(new Set(entries.map(([path]) => path)).size).toBe(entries.length);
  });
});

describe("robots", () => {
  const lines = robotsTxt(siteUrl).split("\n");

  test("disallows the endpoints and every address with a private id", () => {
    expect(lines.filter((line) => line.startsWith("Disallow: "))).toEqual([
      "Disallow: /api/",
      "Disallow: /report/",
      "Disallow: /shared/",
      "Disallow: /valuation/result/",
      "Disallow: /valuation/upgrade/",
    ]);
  });

  test("disallows no page of the sitemap", () => {
    const closed = lines.flatMap((line) => line.match(/^Disallow: (.+)$/)?.[1] ?? []);
    const open = sitemapPages.map(({ path }) => path);
    expect(open.filter((path) => closed.some((prefix) => path.startsWith(prefix)))).toEqual([]);
  });

  test("points to the sitemap", () => {
    expect(lines).toContain("Sitemap: https://firm.example/sitemap.xml");
  });
});

describe("manifest", () => {
  const manifest = z
    .looseObject({
      name: z.string(),
      short_name: z.string(),
      theme_color: z.string(),
      icons: z.array(z.strictObject({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() })),
    })
    .parse(JSON.parse(webManifest()));

  test("names the firm", () => {
    expect(manifest).toMatchObject({ name: site.organization, short_name: site.brand });
  });

  test("points only to icons that exist at the stated size", async () => {
    const files = siteFiles(siteUrl);
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(Buffer.from((await files.get(src.slice(1))?.body()) ?? "")).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
  });

  test("has the color that the pages give the browser", () => {
    expect(manifest.theme_color).toBe(site.colors.paper);
    expect(site.colors.paper).toBe(colors.paper);
  });
});

describe("icons", () => {
  const content = async (name: string) => Buffer.from((await siteFiles(siteUrl).get(name)?.body()) ?? "");

  test("the favicon has one picture of 32 by 32", async () => {
    const icon = await content("favicon.ico");
    expect([icon.readUInt16LE(2), icon.readUInt16LE(4), icon[6], icon[7]]).toEqual([1, 1, 32, 32]);
    const picture = icon.subarray(icon.readUInt32LE(18));
    expect(picture.length).toBe(icon.readUInt32LE(14));
    expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
  });

  test("the mark is brass on green and inside the safe circle of a maskable icon", async () => {
    const { data, info } = await sharp(await content("icon-512.png"))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pine = colors["pine-800"];
    const colorAt = (x: number, y: number) =>
      `#${data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString("hex")}`;
    const [outside, inColor]: [string[], string[]] = [[], []];
    for (let y = 0; y < 512; y += 4) {
      for (let x = 0; x < 512; x += 4) {
        if (colorAt(x, y) === colors["brass-300"]) inColor.push(`${x},${y}`);
        if (Math.hypot(x - 256, y - 256) > 0.4 * 512 && colorAt(x, y) !== pine) outside.push(`${x},${y}`);
      }
    }
    expect(outside).toEqual([]);
    expect(inColor.length).toBeGreaterThan(300);
  });
});
