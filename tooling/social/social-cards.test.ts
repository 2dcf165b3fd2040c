import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { socialCardName } from "#app/shell/head/social-card.ts";
import { pages } from "#content/registry/registry.ts";
import { site } from "#content/site.ts";
import { readMetrics } from "#tooling/fonts/sfnt.ts";
import { siteFiles } from "#tooling/site-files.ts";
import { rosette } from "./artwork.ts";
import { type SocialCard, socialCards } from "./cards.ts";
import { socialCardPng, socialCardSvg } from "./render.ts";
import { type Fonts, headlineOf, loadFonts, tracking } from "./words.ts";

let fonts: Fonts;
beforeAll(async () => {
  fonts = await loadFonts();
}, 30_000);

const cardNamed = (name: string): SocialCard => {
  const card = socialCards.find((candidate) => candidate.name === name);
  if (!card) throw new Error(`No social card is named ${name}`);
  return card;
};

test("every page of the registry has a picture among the site's files", () => {
  const files = [...siteFiles("https://firm.example").keys()];
  for (const page of pages) expect(files).toContain(`social/${socialCardName(page)}.png`);
});

test("the picture of the private pages says nothing about them", () => {
  expect(cardNamed("private")).toEqual({ name: "private", title: site.organization, trail: [] });
});

test("an industry shows its figure and its illustration", () => {
  expect(cardNamed("dental")).toMatchObject({ figure: { value: "6–10x", unit: "EBITDA" }, plate: "dental" });
});

test.each(socialCards)("the title of $name fits in three lines", (card) => {
  const { widthOf } = readMetrics(fonts[0].data);
  const { size, width } = headlineOf(card);
  const measure = (text: string) => (widthOf(text) + tracking * text.length) * size;
  const lines: string[] = [];
  for (const word of card.title.split(" ")) {
    expect(measure(word)).toBeLessThan(width);
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && measure(longer) < width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  expect(lines.length).toBeLessThanOrEqual(3);
});

test("each page has a unique, stable rosette", () => {
  const rosettes = socialCards.map(({ name }) => rosette(name));
  expect(new Set(rosettes).size).toBe(rosettes.length);
  expect(rosette("about")).toBe(rosette("about"));
});

test("no color or font is left for a viewer to resolve", async () => {
  for (const name of ["dental", "home"]) {
    const svg = await socialCardSvg(cardNamed(name), fonts);
    expect(svg).not.toContain("var(");
    expect(svg).not.toContain("<text");
    expect(svg).toBe(await socialCardSvg(cardNamed(name), fonts));
  }
});

describe("a finished picture", () => {
  const cache = mkdtempSync(join(tmpdir(), "social-"));
  afterAll(() => rmSync(cache, { recursive: true }));

  test("is a PNG of 1200 by 630 that link previews accept, and is drawn once", async () => {
    const picture = await socialCardPng(cardNamed("home"), cache);
    expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(250_000);

    const [file = ""] = readdirSync(cache);
    writeFileSync(join(cache, file), "kept");
    expect((await socialCardPng(cardNamed("home"), cache)).toString()).toBe("kept");
    expect((await socialCardPng({ ...cardNamed("home"), title: "Another" }, cache)).toString()).not.toBe("kept");
  }, 30_000);
});
