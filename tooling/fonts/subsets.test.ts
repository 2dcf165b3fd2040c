import { globSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { type FontMetrics, readMetrics } from "./sfnt.ts";
import { type FamilyName, families, fontFiles, staticCut, subsetFor } from "./subsets.ts";

const stylesheet = readFileSync("app/styles/fonts.css", "utf8");
const faces = [...stylesheet.matchAll(/@font-face \{(?<body>[^}]*)\}/g)].map(({ groups }) => groups?.["body"] ?? "");
const descriptor = (face: string, name: string) => face.match(new RegExp(`${name}:\\s*([^;]+);`))?.[1]?.trim() ?? "";
const faceWith = (text: string) => faces.find((face) => face.includes(text)) ?? "";

/** The characters of a `unicode-range`. */
function charactersOf(range: string): string {
  return range
    .split(",")
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .replace("U+", "")
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join("");
}

const sorted = (text: string) => [...text].toSorted().join("");

describe.each(fontFiles)("$name", ({ name, family, characters }) => {
  const face = faceWith(`/${name}"`);

  test("is asked for exactly the characters it holds", () => {
    expect(sorted(charactersOf(descriptor(face, "unicode-range")))).toBe(sorted(characters));
  });

  test("is declared with the weights and widths it holds", () => {
    const axes: Record<string, { min: number; max: number }> = families[family].axes;
    expect(descriptor(face, "font-weight")).toBe(`${axes["wght"]?.min} ${axes["wght"]?.max}`);
    expect(descriptor(face, "font-stretch")).toBe(axes["wdth"] ? `${axes["wdth"].min}% ${axes["wdth"].max}%` : "");
    expect(descriptor(face, "font-display")).toBe("swap");
  });
});

describe("the preloaded files", () => {
  const preloaded = fontFiles.filter(({ preload }) => preload);

  test("weigh less than 105 KB together", async () => {
    const sizes = await Promise.all(preloaded.map(async (file) => (await subsetFor(file)).length));
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(105_000);
  }, 30_000);

  test.each(preloaded)("$name keeps kerning, ligatures, tabular and proportional figures", async (file) => {
    const font = (await subsetFor(file, "sfnt")).toString("latin1");
    for (const feature of ["kern", "liga", "tnum", "pnum", ...Object.keys(families[file.family].axes)]) {
      expect(font).toContain(feature);
    }
  });

  test.each(preloaded)("$name has every character of the site's own words", async (file) => {
    const { widthOf } = readMetrics(await subsetFor(file, "sfnt"));
    const words = globSync("{content,app}/**/*.{ts,tsx}", { exclude: ["**/*.test.*"] })
      .map((path) => readFileSync(path, "utf8"))
      .join("");
    const missing = [...new Set(words)].filter((character) => {
      try {
        return character !== "\n" && widthOf(character) < 0;
      } catch {
        return true;
      }
    });
    expect(missing).toEqual([]);
  });
});

const sample =
  "Find out what your company is worth before anyone makes an offer. We prepare the figures, go to market quietly, " +
  "and let several buyers compete for the business. You see each letter on the day it arrives, with price, cash at " +
  "closing and conditions in the same order. Our fee is due at closing, and at no other time.";

/** Mean advance of the sample, in ems, of the fonts that stand in; read from fonts drawn to the same widths. */
const standIns = [
  { face: "Newsreader Georgia", family: "newsreader", advance: 0.43338 },
  { face: "Newsreader Times", family: "newsreader", advance: 0.39575 },
  { face: "Newsreader Noto", family: "newsreader", advance: 0.47076 },
  { face: "Instrument Sans Arial", family: "instrument-sans", advance: 0.43831 },
  { face: "Instrument Sans Roboto", family: "instrument-sans", advance: 0.43619 },
] as const satisfies readonly { face: string; family: FamilyName; advance: number }[];

describe.each(standIns)("$face", ({ face: name, family, advance }) => {
  const face = faceWith(`"${name}"`);
  const percent = (property: string) => Number.parseFloat(descriptor(face, property)) / 100;
  let metrics: FontMetrics;

  beforeAll(async () => {
    const cut = family === "newsreader" ? { opsz: 48, wght: 380 } : { wdth: 100, wght: 400 };
    metrics = readMetrics(await staticCut(family, cut));
  }, 30_000);

  test("sets a line as long as the font it stands in for", () => {
    const ratio = metrics.widthOf(sample) / sample.length / advance;
    // Kerning, which the advances leave out, shortens the lines of our fonts by up to one in a hundred.
    expect(percent("size-adjust") / ratio).toBeGreaterThan(0.985);
    expect(percent("size-adjust") / ratio).toBeLessThan(1);
  });

  test("sits on the same baseline in a line of the same height", () => {
    const scale = percent("size-adjust");
    expect(percent("ascent-override") * scale).toBeCloseTo(metrics.ascent, 2);
    expect(percent("descent-override") * scale).toBeCloseTo(metrics.descent, 2);
    expect(percent("line-gap-override") * scale).toBeCloseTo(metrics.lineGap, 2);
  });

  test("is in the stack that the design uses", () => {
    expect(readFileSync("app/styles/theme.css", "utf8")).toContain(`"${name}"`);
  });
});
