import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { pick, seedOf } from "#app/design/art/seed.ts";
import { people } from "#content/people.ts";
import {
  type Artwork,
  artworkFile,
  type FontName,
  fontFile,
  fontInstances,
  fontNames,
} from "#server/documents/report/report-assets.ts";
import { ringPath, turns } from "#tooling/art/guilloche.ts";
import { smallRing, smallRingLobes } from "#tooling/art/portrait-svg.ts";
import { renamed } from "#tooling/fonts/rename.ts";
import { readMetrics } from "#tooling/fonts/sfnt.ts";
import { coreCharacters, extendedCharacters, span, staticInstance } from "#tooling/fonts/subsets.ts";
import { firmLogo } from "#tooling/logo/logo.ts";

const latin = `${coreCharacters}${extendedCharacters}`;
/** Latin of all European languages and Turkish; the fonts have no other script. */
const furtherLatin = `${span(0x100, 0x24f)}${span(0x1e80, 0x1e9e)}${span(0x218, 0x21b)}`;

const sealFile = "app/design/art/engraved/seal.svg";

/** Writes the fonts and drawings of the report where the server expects them. Does nothing if nothing has changed. */
export async function writeReportAssets(folder: string): Promise<void> {
  const drawings = { logo: await firmLogo(), seal: readSeal(), medallion: medallionOf(people[0].name) };
  const stamp = createHash("sha256")
    .update(JSON.stringify([fontInstances, fontNames.map(nameOf), latin, furtherLatin, drawings]))
    .update(readFileSync("package-lock.json"))
    .digest("hex");
  const stampFile = join(folder, "stamp");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  mkdirSync(folder, { recursive: true });
  // The build and the tests write these files at the same time; a rename never shows a reader half a file.
  const unfinished = mkdtempSync(`${folder}-`);
  const characters = await writeFonts(unfinished);
  writeFileSync(join(unfinished, artworkFile), JSON.stringify({ ...drawings, characters } satisfies Artwork));
  for (const name of readdirSync(unfinished)) renameSync(join(unfinished, name), join(folder, name));
  rmdirSync(unfinished);
  writeFileSync(stampFile, stamp);
}

/** As PDF readers list it: `Newsreader-serif-display`. */
export function nameOf(name: FontName): string {
  return `${fontInstances[name].family === "newsreader" ? "Newsreader" : "InstrumentSans"}-${name}`;
}

/** Returns the characters that every instance has. */
async function writeFonts(folder: string): Promise<string> {
  let common = [...new Set(`${latin}${furtherLatin}`)];
  for (const name of fontNames) {
    const { family, axes } = fontInstances[name];
    const own = await staticInstance(family, axes, { characters: latin });
    const further = await staticInstance(family, axes, { characters: furtherLatin, extended: true });
    writeFileSync(join(folder, fontFile(name)), renamed(own, nameOf(name)));
    writeFileSync(join(folder, fontFile(name, true)), renamed(further, `${nameOf(name)}-Extended`));
    const has = [own, further].map(hasCharacter);
    common = common.filter((character) => has.some((holds) => holds(character)));
  }
  return common.join("");
}

function hasCharacter(font: Buffer): (character: string) => boolean {
  const { widthOf } = readMetrics(font);
  return (character) => {
    try {
      return widthOf(character) >= 0;
    } catch {
      return false;
    }
  };
}

/** The site's seal: each curve once, with the angles of its copies. */
function readSeal(): Artwork["seal"] {
  const svg = readFileSync(sealFile, "utf8");
  return [...svg.matchAll(/<path id="(\w+)" d="([^"]+)"/g)].map(([, id = "", path = ""]) => ({
    path,
    turns: [...svg.matchAll(new RegExp(`href="#${id}" transform="rotate\\(([\\d.-]+)\\)"`, "g"))].map(([, angle]) =>
      Number(angle),
    ),
  }));
}

function medallionOf(name: string): Artwork["medallion"] {
  const ring = smallRing(pick(smallRingLobes, seedOf(name)));
  return { path: ringPath(ring), turns: [...turns(ring)] };
}
