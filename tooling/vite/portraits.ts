import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { seedOf } from "#app/design/art/seed.ts";
import { engravePhotograph } from "#tooling/art/engrave-photograph.ts";
import { assignFamilies, compose } from "#tooling/art/portrait-families.ts";
import { medallionSvg, smallRingLobes, smallRingSvg, tileSvg } from "#tooling/art/portrait-svg.ts";

const source = "virtual:portraits";
const resolved = `\0${source}`;

interface Person {
  readonly id: string;
  readonly name: string;
  readonly initials: string;
}

/**
 * Draws a portrait for every person, engraves the photograph of those who have one in content/people/photographs/ (a
 * JPEG named by the person's id), and exports them as `virtual:portraits` (typed in app/design/art/portraits.d.ts).
 * The drawings are written to `.generated/`, so that they are handled like every other asset in build, dev and tests.
 */
export function portraits(people: readonly Person[]): Plugin {
  let folder = "";
  let photographs = "";
  return {
    name: "amiva:portraits",
    configResolved: ({ root }) => {
      folder = join(root, ".generated", "portraits");
      photographs = join(root, "content", "people", "photographs");
    },
    resolveId: (id) => (id === source ? resolved : null),
    load(id) {
      return id === resolved ? portraitModule(people, folder, photographs) : null;
    },
  };
}

/** Writes the drawings into the folder and returns the code of the virtual module. */
export async function portraitModule(people: readonly Person[], folder: string, photographs: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const engraved = new Map<string, string>();
  for (const { id } of people) {
    const photograph = join(photographs, `${id}.jpg`);
    if (existsSync(photograph)) engraved.set(id, await engravePhotograph(readFileSync(photograph)));
  }
  return moduleCode(people, engraved, (name, svg) => `${write(join(folder, name), svg)}?no-inline`);
}

/** Skips an unchanged file: a new date would make a running dev server reload every page. */
function write(path: string, text: string): string {
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
  return path;
}

type Asset = (name: string, svg: string) => string;

function moduleCode(people: readonly Person[], engraved: ReadonlyMap<string, string>, asset: Asset): string {
  const imports: string[] = [];
  const importAsset = (name: string, svg: string) =>
    `file${imports.push(`import file${imports.length} from ${JSON.stringify(asset(name, svg))};`) - 1}`;

  const rings = smallRingLobes.map((lobes) => importAsset(`ring-${lobes}.svg`, smallRingSvg(lobes)));
  const families = assignFamilies(people.map(({ name }) => name));
  const entries = people.map(({ id, name, initials }, index) => {
    const family = families[index] ?? "classic";
    const composition = compose(family, name);
    const { crop, letters } = composition;
    const tile = importAsset(`${id}-tile.svg`, tileSvg(composition));
    const medallion = importAsset(`${id}.svg`, medallionSvg(seedOf(name)));
    const photograph = engraved.get(id);
    const plate = photograph ? importAsset(`${id}-engraved.svg`, photograph) : "null";
    const facts = JSON.stringify({ initials, family, crop, letters }).slice(1, -1);
    return `${JSON.stringify(name)}: { tile: ${tile}, medallion: ${medallion}, engraved: ${plate}, ${facts} }`;
  });
  return [
    ...imports,
    `export const smallRings = [${rings.join(", ")}];`,
    `export const portraits = {\n${entries.join(",\n")}\n};`,
  ].join("\n");
}
