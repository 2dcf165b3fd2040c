import type { SectionOf } from "#content/schemas/industry-sections.ts";

type Structure = SectionOf<"structures">["items"][number];

/** In the order in which the money arrives. */
const partNames = ["cash", "rollover", "deferred"] as const;

type Part = {
  readonly name: (typeof partNames)[number];
  readonly share: number;
  /** Too narrow for its figure: at any width, or only on a phone. */
  readonly thin?: "always" | "narrow";
};

/** A figure needs about 40 pixels: 6% of a wide bar, 15% of one on a phone. */
const thinAlways = 6;
const thinNarrow = 15;

/** The parts of a price; zero parts are left out. */
export function partsOf(structure: Pick<Structure, Part["name"]>): readonly Part[] {
  return partNames
    .map((name) => ({ name, share: structure[name] }))
    .filter(({ share }) => share > 0)
    .map((part): Part => {
      if (part.share < thinAlways) return { ...part, thin: "always" };
      return part.share < thinNarrow ? { ...part, thin: "narrow" } : part;
    });
}

/** The parts that any structure has; the legend leaves out the others. */
export function partsInUse(structures: readonly Pick<Structure, Part["name"]>[]): readonly Part["name"][] {
  return partNames.filter((name) => structures.some((structure) => structure[name] > 0));
}

/** The cash share that all structures have in common; one line through all bars marks it. */
export function commonCash(structures: readonly Pick<Structure, "cash">[]): number | undefined {
  const [first, ...others] = structures.map(({ cash }) => cash);
  return first !== undefined && first > 0 && first < 100 && others.every((cash) => cash === first) ? first : undefined;
}
