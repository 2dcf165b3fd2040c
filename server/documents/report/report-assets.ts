import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** The font files of the report, as the build makes them: `serif-display.ttf` and so on. */
export const fontInstances = {
  "serif-display": { family: "newsreader", axes: { opsz: 60, wght: 360 } },
  serif: { family: "newsreader", axes: { opsz: 20, wght: 420 } },
  sans: { family: "instrument-sans", axes: { wdth: 100, wght: 400 } },
  "sans-semi": { family: "instrument-sans", axes: { wdth: 100, wght: 590 } },
} as const;

export type FontName = keyof typeof fontInstances;
export const fontNames = Object.keys(fontInstances) as readonly FontName[];

/** Extended letters are in a separate file, of which a document embeds nothing unless a name needs it. */
export const fontFile = (name: FontName, extended = false) => `${name}${extended ? "-extended" : ""}.ttf`;

/** One closed curve and the angles at which it is repeated. */
const weave = z.strictObject({ path: z.string().startsWith("M"), turns: z.array(z.number()).min(1) });

const artworkSchema = z.strictObject({
  logo: z.strictObject({
    viewBox: z.string(),
    paths: z.array(z.strictObject({ d: z.string(), fill: z.string(), evenOdd: z.boolean().optional() })).readonly(),
  }),
  /** In a square of 400, around its center. */
  seal: z.array(weave).min(1),
  /** In a square of 200, around its center. */
  medallion: weave,
  /** Every character that all fonts have. */
  characters: z.string().min(200),
});

export type Artwork = z.infer<typeof artworkSchema>;
export type Weave = z.infer<typeof weave>;

export const artworkFile = "artwork.json";

/** Everything of the report that is made at build time: its fonts and its drawings. */
export type ReportAssets = {
  readonly folder: string;
  readonly artwork: Artwork;
  readonly canPrint: (character: string) => boolean;
};

export function loadReportAssets(folder: string): ReportAssets {
  const artwork = artworkSchema.parse(JSON.parse(readFileSync(join(folder, artworkFile), "utf8")));
  const known = new Set(artwork.characters);
  return { folder, artwork, canPrint: (character) => known.has(character) };
}
