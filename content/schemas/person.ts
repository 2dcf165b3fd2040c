type Photo = {
  readonly src: string;
  /** Of the file, in pixels. */
  readonly width: number;
  readonly height: number;
};

/** What every page knows of a person. */
export type Person = {
  /** Stable: links point at it. */
  readonly id: string;
  readonly name: string;
  /** How the person is addressed on a call. */
  readonly firstName: string;
  readonly role: string;
  readonly initials: string;
  /** Without one, or if it fails to load, the drawn portrait with the initials is shown. */
  readonly photo?: Photo;
  /** Invented, with the profile: `npm run launch-check` lists it until the firm has entered a real person. */
  readonly sample: boolean;
};

/** What the team page says about one person, beyond name and role. */
export type Profile = {
  /** On the card, one or two sentences; the profile continues from them. */
  readonly shortBio: string;
  /** On the card, without quotation marks. */
  readonly quote: string;
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
};

/** A person with the profile, as the team page shows them. */
export type TeamMember = Person & Profile;
