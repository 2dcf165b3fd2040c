import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { seedOf } from "#app/design/art/seed.ts";
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
 * Draws a portrait for every person and exports them as `virtual:portraits` (typed in app/design/art/portraits.d.ts).
 * The drawings are written to `.generated/`, so that they are handled like every other asset in build, dev and tests.
 */
export function portraits(people: readonly Person[]): Plugin {
  let folder = "";
  return {
    name: "amiva:portraits",
    configResolved: ({ root }) => {
      folder = join(root, ".generated", "portraits");
    },
    resolveId: (id) => (id === source ? resolved : null),
    load(id) {
      return id === resolved ? portraitModule(people, folder) : null;
    },
  };
}

/** Writes the drawings into the folder and returns the code of the virtual module. */
export function portraitModule(people: readonly Person[], folder: string): string {
  mkdirSync(folder, { recursive: true });
  return moduleCode(people, (name, svg) => `${write(join(folder, name), svg)}?no-inline`);
}

/** Skips an unchanged file: a new date would make a running dev server reload every page. */
function write(path: string, text: string): string {
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
  return path;
}

function moduleCode(people: readonly Person[], asset: (name: string, svg: string) => string): string {
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
    const facts = JSON.stringify({ initials, family, crop, letters }).slice(1, -1);
    return `${JSON.stringify(name)}: { tile: ${tile}, medallion: ${medallion}, ${facts} }`;
  });
  return [
    ...imports,
    `export const smallRings = [${rings.join(", ")}];`,
    `export const portraits = {\n${entries.join(",\n")}\n};`,
  ].join("\n");
}
