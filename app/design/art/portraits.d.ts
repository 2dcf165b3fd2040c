declare module "virtual:portraits" {
  interface PersonPortrait {
    /** URL of the round form. */
    readonly medallion: string;
    /** URL of the engraved photograph, 4:5; null without one. */
    readonly engraved: string | null;
    readonly initials: string;
  }

  /** By the person's name. */
  export const portraits: Readonly<Record<string, PersonPortrait>>;
  /** The one-ring forms, which fit anyone. */
  export const smallRings: readonly [string, ...string[]];
}

declare module "virtual:portrait-tiles" {
  interface PersonTile {
    /** URL of the square composition for the team wall. */
    readonly tile: string;
    readonly initials: string;
    readonly family: "classic" | "star" | "sun" | "pair" | "square" | "moire" | "horizon";
    readonly crop: string;
    /** Position of the initials on the tile; null: in its corner. */
    readonly letters: { readonly y: number; readonly size: number } | null;
  }

  /** By the person's name. */
  export const portraitTiles: Readonly<Record<string, PersonTile>>;
}
