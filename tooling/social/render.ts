import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { socialCardSize } from "#app/shell/head/social-card.ts";
import { firmLogo } from "#tooling/logo/logo.ts";
import { frameLines, ground, logo, plate, rosette } from "./artwork.ts";
import { hashOf, type SocialCard, socialVersion } from "./cards.ts";
import { type Fonts, loadFonts, words } from "./words.ts";

let fonts: Promise<Fonts> | undefined;

/** The finished picture. Cached by its input, so a build draws only what changed. */
export async function socialCardPng(card: SocialCard, cache = ".cache/social"): Promise<Buffer> {
  const file = join(cache, `${card.name}-${hashOf(socialVersion + JSON.stringify(card))}.png`);
  if (existsSync(file)) return readFile(file);
  fonts ??= loadFonts();
  const picture = await toPng(await socialCardSvg(card, await fonts));
  await mkdir(cache, { recursive: true });
  await writeFile(file, picture);
  return picture;
}

export async function socialCardSvg(card: SocialCard, using: Fonts): Promise<string> {
  const { width, height } = socialCardSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    ground(),
    card.plate ? plate(card.plate) : rosette(card.name),
    frameLines(),
    logo(await firmLogo()),
    await words(card, using),
    "</svg>",
  ].join("");
}

async function toPng(svg: string): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  // Few colors and fine lines: a palette halves the file size without a visible difference.
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 7 }).toBuffer();
}
