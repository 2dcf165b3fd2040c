import { pick, seedOf } from "#app/design/art/seed.ts";
import type { Ring } from "./guilloche.ts";

type Tone = 1 | 2 | 3;

/** A part of a portrait, on a square from -100 to 100. Tones 1 and 2 are green, 3 is brass. */
export type Part =
  | { readonly kind: "ring"; readonly ring: Ring; readonly tone: Tone; readonly at?: readonly [number, number] }
  | { readonly kind: "circle"; readonly radius: number; readonly tone: Tone; readonly at?: readonly [number, number] }
  | { readonly kind: "disc"; readonly radius: number; readonly fill: "ground" | "ink" };

export interface Composition {
  readonly parts: readonly Part[];
  /** How the drawing fills a tile that is not square. */
  readonly crop: "xMidYMid meet" | "xMidYMid slice" | "xMidYMax slice";
  /** Baseline and size of the initials on the drawing; null sets them in the tile's lower left corner. */
  readonly letters: { readonly y: number; readonly size: number } | null;
}

type RingTuple = readonly [radius: number, swing: number, lobes: number, copies: number, spread?: number];

/** Many lobes are small, and need fewer points to look round. */
const ring = (
  [radius, swing, lobes, copies, spread = 1]: RingTuple,
  tone: Tone,
  at?: readonly [number, number],
): Part => ({
  kind: "ring",
  ring: { radius, swing, lobes, copies, spread, detail: lobes >= 18 ? 6 : 8 },
  tone,
  ...(at && { at }),
});

export function classicRings(seed: number): readonly Part[] {
  const swing = pick([9, 10, 11, 12, 13], seed, 15);
  const star = pick([6, 7, 8, 9, 10], seed, 5);
  return [
    ring([98 - swing, swing, pick([9, 10, 11, 12, 14, 16], seed), 12], 1),
    ring([68, 10.5, star, 10, 0.62], 2),
    ring([51.5, 4, pick([20, 24, 28], seed, 10), 6], 3),
  ];
}

const compositions = {
  classic: (seed) => ({ parts: classicRings(seed), crop: "xMidYMid meet", letters: { y: 14, size: 42 } }),
  star: (seed) => {
    const lobes = pick([5, 6, 7], seed);
    const at = [34, -30] as const;
    return {
      parts: [
        ring([74, pick([34, 36, 38], seed, 5), lobes, 22, 0.8], 1, at),
        ring([30, pick([12, 13, 14], seed, 10), lobes, 10, 0.7], 3, at),
      ],
      crop: "xMidYMid slice",
      letters: null,
    };
  },
  sun: (seed) => {
    const lobes = pick([40, 44, 48, 52], seed);
    return {
      parts: [
        ring([72, pick([22, 23, 24], seed, 5), lobes, 3], 1),
        ring([44, pick([2.5, 3], seed, 10), lobes, 4], 3),
        { kind: "disc", radius: 38, fill: "ink" },
      ],
      crop: "xMidYMid slice",
      letters: { y: 13.5, size: 39 },
    };
  },
  pair: (seed) => ({
    parts: [
      ring([50, pick([11, 12, 13], seed, 10), pick([8, 9, 10, 11], seed), 12], 1, [-34, 0]),
      ring([50, 12, pick([12, 13, 14, 15, 16], seed, 5), 12], 2, [34, 0]),
      { kind: "circle", radius: 30, tone: 3 },
      { kind: "circle", radius: 28, tone: 3 },
      { kind: "disc", radius: 27, fill: "ground" },
    ],
    crop: "xMidYMid slice",
    letters: { y: 10.5, size: 31 },
  }),
  square: (seed) => {
    const ratio = pick([0.14, 0.15, 0.16, 0.17], seed);
    const spread = pick([0.42, 0.46, 0.5], seed, 5);
    return {
      parts: [
        ...[112, 96, 80, 64, 48].map((radius, index) =>
          ring([radius, radius * ratio, 4, 5, spread], index % 2 === 0 ? 2 : 1),
        ),
        { kind: "circle", radius: 30, tone: 3 },
      ],
      crop: "xMidYMid slice",
      letters: { y: 11, size: 31 },
    };
  },
  moire: (seed) => {
    const across = pick([15, 16, 17, 18, 19], seed);
    const down = pick([10, 11, 12, 13, 14], seed, 5);
    const circles = (tone: Tone, at: readonly [number, number]): Part[] =>
      Array.from({ length: 36 }, (_, index) => ({ kind: "circle", radius: 8 + index * 4, tone, at }));
    return {
      parts: [...circles(1, [-across, -down]), ...circles(2, [across, down])],
      crop: "xMidYMid slice",
      letters: null,
    };
  },
  horizon: (seed) => {
    const at = [0, 100] as const;
    return {
      parts: [
        ring([128, 16, pick([28, 30, 32, 34], seed), 8], 1, at),
        ring([94, 16, pick([16, 18, 20], seed, 5), 10, 0.8], 2, at),
        ring([64, 7, pick([24, 26, 28], seed, 10), 6], 3, at),
      ],
      crop: "xMidYMax slice",
      letters: { y: 84, size: 44 },
    };
  },
} satisfies Record<string, (seed: number) => Composition>;

export type Family = keyof typeof compositions;

export const families = Object.keys(compositions) as [Family, ...Family[]];

export const compose = (family: Family, name: string): Composition => compositions[family](seedOf(name));

/** Chosen so that the sample people's wall starts with the classic figure. */
const dealSalt = 1993;

/**
 * Assigns each person a family by the seed of the name, so that none repeats before all were used, and adjacent people
 * never share one.
 */
export function assignFamilies(names: readonly string[]): readonly Family[] {
  let deck: Family[] = [];
  let previous: Family | undefined;
  return names.map((name) => {
    if (deck.length === 0) deck = [...families];
    const [first, ...rest] = deck.filter((family) => family !== previous);
    const family = pick([first ?? families[0], ...rest], seedOf(name, dealSalt));
    deck = deck.filter((other) => other !== family);
    previous = family;
    return family;
  });
}
