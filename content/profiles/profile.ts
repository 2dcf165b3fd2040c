import type { Card } from "./cards.ts";

/** What the team page says about one person, beyond name, role and card. */
export type Life = {
  /** One string per paragraph; it continues from the card's. */
  readonly longBio: readonly string[];
  readonly specializations: readonly string[];
  readonly highlights: readonly string[];
  readonly successStory: { readonly title: string; readonly text: string };
  /** The latest first. */
  readonly experience: readonly { readonly years: string; readonly post: string; readonly detail: string }[];
  readonly education: string;
  readonly certifications: string;
  readonly funFact: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
  /** Invented: `npm run launch-check` lists it until the firm has entered a real profile. */
  readonly sample: boolean;
};

export type Profile = Card & Life;
