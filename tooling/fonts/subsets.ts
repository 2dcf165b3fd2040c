import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

type Range = { readonly min: number; readonly max: number };

type Family = {
  readonly source: string;
  /** The same letters with the diacritics of central and eastern European languages. */
  readonly extendedSource: string;
  /** Only the used range of each axis: the rest would be downloaded for nothing. */
  readonly axes: Readonly<Record<string, Range>>;
};

export const families = {
  // Serif text is never smaller than 16px, where the 18px optical size works well; the smaller sizes would add 20 KB.
  newsreader: {
    source: "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2",
    extendedSource: "@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-normal.woff2",
    axes: { opsz: { min: 18, max: 72 }, wght: { min: 250, max: 700 } },
  },
  "instrument-sans": {
    source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2",
    extendedSource: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-standard-normal.woff2",
    axes: { wdth: { min: 75, max: 100 }, wght: { min: 400, max: 700 } },
  },
} as const satisfies Record<string, Family>;

export type FamilyName = keyof typeof families;

export const span = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/** Characters of the site's own texts. */
export const coreCharacters = `${span(0x20, 0x7e)}\u00a0£©·×–—‘’“”•…€−↑↓`;

/** Further characters for names and titles that visitors enter; fetched only by a page that shows one. */
export const extendedCharacters = [...`${span(0xa1, 0xac)}${span(0xae, 0xff)}ıŒœ‚„‹›™`]
  .filter((character) => !coreCharacters.includes(character))
  .join("");

export type FontFile = {
  readonly name: string;
  readonly family: FamilyName;
  readonly characters: string;
  readonly preload: boolean;
};

export const fontFiles: readonly FontFile[] = (Object.keys(families) as FamilyName[]).flatMap((family) => [
  { name: `${family}.woff2`, family, characters: coreCharacters, preload: true },
  { name: `${family}-extended.woff2`, family, characters: extendedCharacters, preload: false },
]);

const features = ["kern", "liga", "tnum", "pnum"];
const require = createRequire(import.meta.url);
const sourceOf = (family: FamilyName) => readFileSync(require.resolve(families[family].source));

/** Compressed for browsers, or as TrueType for inspection. */
export async function subsetFor(
  { family, characters }: FontFile,
  targetFormat: "woff2" | "sfnt" = "woff2",
): Promise<Buffer> {
  const { default: subsetFont } = await import("subset-font");
  return subsetFont(sourceOf(family), characters, {
    targetFormat,
    keepFeatures: features,
    variationAxes: families[family].axes,
  });
}

type Characters = { readonly characters: string; readonly extended?: boolean };

/** One static instance as TrueType, for renderers without variable fonts. */
export async function staticInstance(
  family: FamilyName,
  axes: Readonly<Record<string, number>>,
  { characters, extended = false }: Characters = { characters: coreCharacters },
): Promise<Buffer> {
  const { default: subsetFont } = await import("subset-font");
  const { source, extendedSource } = families[family];
  return subsetFont(readFileSync(require.resolve(extended ? extendedSource : source)), characters, {
    targetFormat: "sfnt",
    keepFeatures: features,
    variationAxes: axes,
  });
}

/** Writes the files where the stylesheet expects them. Does nothing if nothing has changed. */
export async function writeFonts(folder: string): Promise<void> {
  const recipe = JSON.stringify([families, features, fontFiles]);
  const hash = createHash("sha256").update(recipe);
  for (const family of Object.keys(families) as FamilyName[]) hash.update(sourceOf(family));
  const stamp = hash.digest("hex");
  const stampFile = join(folder, "stamp");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  mkdirSync(folder, { recursive: true });
  for (const file of fontFiles) writeFileSync(join(folder, file.name), await subsetFor(file));
  writeFileSync(stampFile, stamp);
}
