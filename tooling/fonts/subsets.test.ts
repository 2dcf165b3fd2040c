import { globSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { type FontMetrics, readMetrics } from "./sfnt.ts";
import { type FontFile, families, fontFiles, staticInstance, subsetFor } from "./subsets.ts";

const stylesheet = readFileSync("app/design/styles/fonts.css", "utf8");
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

  test("is requested for exactly the characters it has", () => {
    expect(sorted(charactersOf(descriptor(face, "unicode-range")))).toBe(sorted(characters));
  });

  test("is declared with the weights and widths it has", () => {
    const axes: Record<string, { min: number; max: number }> = families[family].axes;
    expect(descriptor(face, "font-weight")).toBe(`${axes["wght"]?.min} ${axes["wght"]?.max}`);
    expect(descriptor(face, "font-stretch")).toBe(axes["wdth"] ? `${axes["wdth"].min}% ${axes["wdth"].max}%` : "");
    expect(descriptor(face, "font-display")).toBe("swap");
  });
});

describe("the preloaded files", () => {
  const preloaded = fontFiles.filter(({ preload }) => preload);

  test("are smaller than 105 KB together", async () => {
    const sizes = await Promise.all(preloaded.map(async (file) => (await subsetFor(file)).length));
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(105_000);
  }, 30_000);

  test.each(preloaded)("$name keeps kerning, ligatures, tabular and proportional figures", async (file) => {
    const font = (await subsetFor(file, "sfnt")).toString("latin1");
    for (const feature of ["kern", "liga", "tnum", "pnum", ...Object.keys(families[file.family].axes)]) {
      expect(font).toContain(feature);
    }
  });

  test.each(preloaded)("$name has every character of the screens' own texts", async (file) => {
    expect(await missingIn([file], charactersIn("app/**/*.{ts,tsx}"))).toEqual([]);
  });
});

test.each(["newsreader", "instrument-sans"] as const)("%s has every character of the content", async (family) => {
  const files = fontFiles.filter((file) => file.family === family);
  expect(await missingIn(files, charactersIn("content/**/*.ts"))).toEqual([]);
});

function charactersIn(pattern: string): readonly string[] {
  const words = globSync(pattern, { exclude: ["**/*.test.*"] }).map((path) => readFileSync(path, "utf8"));
  return [...new Set(words.join(""))].filter((character) => character !== "\n");
}

async function missingIn(files: readonly FontFile[], characters: readonly string[]): Promise<readonly string[]> {
  const fonts = await Promise.all(files.map(async (file) => readMetrics(await subsetFor(file, "sfnt"))));
  return characters.filter((character) =>
    fonts.every(({ widthOf }) => {
      try {
        return widthOf(character) < 0;
      } catch {
        return true;
      }
    }),
  );
}

const sample =
  "Find out what your company is worth before anyone makes an offer. We prepare the figures, go to market quietly, " +
  "and let several buyers compete for the business. You see each letter on the day it arrives, with price, cash at " +
  "closing and conditions in the same order. Our fee is due at closing, and at no other time.";

const text = { family: "newsreader", axes: { opsz: 28, wght: 400 } } as const;
const smallDisplay = { family: "newsreader", axes: { opsz: 50, wght: 370 } } as const;
const largeDisplay = { family: "newsreader", axes: { opsz: 66, wght: 365 } } as const;
const regular = { family: "instrument-sans", axes: { wdth: 100, wght: 400 } } as const;
const heavy = { family: "instrument-sans", axes: { wdth: 100, wght: 560 } } as const;

/** Mean advance of the sample, in ems, of the fallback fonts; measured on fonts with the same widths. */
const georgia = 0.43338;
const times = 0.39575;
const noto = 0.47076;
const arial = 0.43831;
const roboto = 0.43619;

const standIns = [
  { name: "Newsreader Georgia", turn: 0, instance: text, advance: georgia },
  { name: "Newsreader Times", turn: 0, instance: text, advance: times },
  { name: "Newsreader Noto", turn: 0, instance: text, advance: noto },
  { name: "Newsreader Display Georgia", turn: 0, instance: smallDisplay, advance: georgia },
  { name: "Newsreader Display Georgia", turn: 1, instance: largeDisplay, advance: georgia },
  { name: "Newsreader Display Times", turn: 0, instance: smallDisplay, advance: times },
  { name: "Newsreader Display Times", turn: 1, instance: largeDisplay, advance: times },
  { name: "Newsreader Display Noto", turn: 0, instance: smallDisplay, advance: noto },
  { name: "Newsreader Display Noto", turn: 1, instance: largeDisplay, advance: noto },
  { name: "Instrument Sans Arial", turn: 0, instance: regular, advance: arial },
  { name: "Instrument Sans Arial", turn: 1, instance: heavy, advance: arial },
  { name: "Instrument Sans Roboto", turn: 0, instance: regular, advance: roboto },
  { name: "Instrument Sans Roboto", turn: 1, instance: heavy, advance: roboto },
] as const;

test("each fallback is measured", () => {
  expect(faces.filter((face) => face.includes("size-adjust"))).toHaveLength(standIns.length);
});

describe.each(standIns)("$name, face $turn", ({ name, turn, instance, advance }) => {
  const face = faces.filter((body) => body.includes(`"${name}"`))[turn] ?? "no such face";
  const percent = (property: string) => Number.parseFloat(descriptor(face, property)) / 100;
  let metrics: FontMetrics;

  beforeAll(async () => {
    metrics = readMetrics(await staticInstance(instance.family, instance.axes));
  }, 30_000);

  test("sets a line as long as the web font", () => {
    const ratio = metrics.widthOf(sample) / sample.length / advance;
    // Within 2%: the advances leave out kerning, and one factor has to fit several sizes.
    expect(Math.abs(percent("size-adjust") / ratio - 1)).toBeLessThan(0.02);
  });

  test("has the same baseline and line height", () => {
    const scale = percent("size-adjust");
    expect(percent("ascent-override") * scale).toBeCloseTo(metrics.ascent, 2);
    expect(percent("descent-override") * scale).toBeCloseTo(metrics.descent, 2);
    expect(percent("line-gap-override") * scale).toBeCloseTo(metrics.lineGap, 2);
  });

  test("is in a font stack that the design uses", () => {
    expect(readFileSync("app/design/styles/tokens.css", "utf8")).toContain(`"${name}"`);
  });
});
