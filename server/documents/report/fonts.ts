import { join } from "node:path";
import { Font } from "@react-pdf/renderer";
import { fontFile, fontNames, type ReportAssets } from "./report-assets.ts";
import { tabular } from "./theme.ts";

let registered: { readonly folder: string; readonly done: Promise<void> } | undefined;

/** Once per thread: the library keeps its fonts in one place for all documents. */
export function registerFonts({ folder }: Pick<ReportAssets, "folder">): Promise<void> {
  if (registered?.folder !== folder) registered = { folder, done: register(folder) };
  return registered.done;
}

async function register(folder: string): Promise<void> {
  for (const name of fontNames) {
    Font.register({ family: name, src: join(folder, fontFile(name)) });
    Font.register({ family: `${name}-extended`, src: join(folder, fontFile(name, true)) });
    for (const fontFamily of [name, `${name}-extended`]) await learnGlyphs(fontFamily);
  }
  // Disables hyphenation.
  Font.registerHyphenationCallback((word) => [word]);
}

/**
 * A font remembers for each glyph the character by which it was first requested, and none for a part of another
 * glyph. Requesting all of them in order makes the mapping the same, whatever documents a thread has made before.
 */
async function learnGlyphs(fontFamily: string): Promise<void> {
  await Font.load({ fontFamily });
  const font = Font.getFont({ fontFamily }).data;
  if (!font) throw new Error(`The font ${fontFamily} was not loaded`);
  for (const code of font.characterSet) font.glyphForCodePoint(code);
  font.layout(String.fromCodePoint(...font.characterSet), [...tabular]);
}
