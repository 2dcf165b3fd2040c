import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { seedOf } from "#app/design/art/seed.ts";
import { engravePhotograph } from "#tooling/art/engrave-photograph.ts";
import { assignFamilies, compose } from "#tooling/art/portrait-families.ts";
import { medallionSvg, smallRingLobes, smallRingSvg, tileSvg } from "#tooling/art/portrait-svg.ts";

/** The round forms and the squares of the team wall: two modules, because only the team page loads the squares. */
const sources = ["virtual:portraits", "virtual:portrait-tiles"] as const;
type Source = (typeof sources)[number];

interface Person {
  readonly id: string;
  readonly name: string;
  readonly initials: string;
}

/**
 * Draws a portrait for every person, engraves the photograph of those who have one in content/people/photographs/ (a
 * JPEG named by the person's id), and exports them as virtual modules (typed in app/design/art/portraits.d.ts).
 * The drawings are written to `.generated/`, so that they are handled like every other asset in build, dev and tests.
 */
export function portraits(people: readonly Person[]): Plugin {
  const folder = resolve(".generated/portraits");
  const photographs = resolve("content/people/photographs");
  return {
    name: "amiva:portraits",
    resolveId: (id) => (sources.some((source) => id === source) ? `\0${id}` : null),
    load(id) {
      const source = sources.find((each) => id === `\0${each}`);
      return source ? portraitModule(source, people, { folder, photographs }) : null;
    },
  };
}

type Folders = { readonly folder: string; readonly photographs: string };

/** Writes the drawings into the folder and returns the code of a virtual module. */
export async function portraitModule(
  source: Source,
  people: readonly Person[],
  { folder, photographs }: Folders,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const assets = assetImports(folder);
  const code =
    source === "virtual:portraits" ? await portraitCode(people, photographs, assets.add) : tileCode(people, assets.add);
  return [...assets.imports, ...code].join("\n");
}

type AddAsset = (name: string, svg: string) => string;

/** Drawings become imports; `add` returns the name of the imported address. */
function assetImports(folder: string): { readonly imports: readonly string[]; readonly add: AddAsset } {
  const imports: string[] = [];
  const add: AddAsset = (name, svg) => {
    const path = `${write(join(folder, name), svg)}?no-inline`;
    return `file${imports.push(`import file${imports.length} from ${JSON.stringify(path)};`) - 1}`;
  };
  return { imports, add };
}

/** Skips an unchanged file: a new date would make a running dev server reload every page. */
function write(path: string, text: string): string {
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
  return path;
}

async function portraitCode(people: readonly Person[], photographs: string, add: AddAsset): Promise<readonly string[]> {
  const rings = smallRingLobes.map((lobes) => add(`ring-${lobes}.svg`, smallRingSvg(lobes)));
  const entries: string[] = [];
  for (const { id, name, initials } of people) {
    const medallion = add(`${id}.svg`, medallionSvg(seedOf(name)));
    const photograph = join(photographs, `${id}.jpg`);
    const engraved = existsSync(photograph)
      ? add(`${id}-engraved.svg`, await engravePhotograph(readFileSync(photograph)))
      : "null";
    entries.push(
      `${JSON.stringify(name)}: { medallion: ${medallion}, engraved: ${engraved}, initials: ${JSON.stringify(initials)} }`,
    );
  }
  return [`export const smallRings = [${rings.join(", ")}];`, exportedRecord("portraits", entries)];
}

function tileCode(people: readonly Person[], add: AddAsset): readonly string[] {
  const families = assignFamilies(people.map(({ name }) => name));
  const entries = people.map(({ id, name, initials }, index) => {
    const family = families[index] ?? "classic";
    const composition = compose(family, name);
    const { crop, letters } = composition;
    const tile = add(`${id}-tile.svg`, tileSvg(composition));
    const facts = JSON.stringify({ initials, family, crop, letters }).slice(1, -1);
    return `${JSON.stringify(name)}: { tile: ${tile}, ${facts} }`;
  });
  return [exportedRecord("portraitTiles", entries)];
}

const exportedRecord = (name: string, entries: readonly string[]) =>
  `export const ${name} = {\n${entries.join(",\n")}\n};`;
