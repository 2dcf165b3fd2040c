type Photo = {
  readonly src: string;
  /** Of the file, in pixels. */
  readonly width: number;
  readonly height: number;
};

export interface Person {
  /** Stable: links point at it. */
  readonly id: string;
  readonly name: string;
  /** How the person is addressed on a call. */
  readonly firstName: string;
  readonly role: string;
  readonly initials: string;
  /** Without one, or if it fails to load, the drawn portrait with the initials is shown. */
  readonly photo?: Photo;
  /** Invented: `npm run launch-check` lists it until the firm has entered a real person. */
  readonly sample: boolean;
}

/**
 * The firm's people in the order in which pages show them. A portrait is drawn from each name when the site is built,
 * and its family is the person's color. What the team page says about them is in content/profiles/.
 */
export const people: readonly [Person, ...Person[]] = [
  {
    id: "daniel-mercer",
    name: "Daniel Mercer",
    firstName: "Daniel",
    role: "Founder and Managing Partner",
    initials: "DM",
    sample: true,
  },
  {
    id: "anita-nair",
    name: "Anita Nair",
    firstName: "Anita",
    role: "Partner, Healthcare",
    initials: "AN",
    sample: true,
  },
  {
    id: "jonas-thiele",
    name: "Jonas Thiele",
    firstName: "Jonas",
    role: "Partner, Cross-border",
    initials: "JT",
    sample: true,
  },
  {
    id: "lucia-serrano",
    name: "Lucia Serrano",
    firstName: "Lucia",
    role: "Director, Buyer Research",
    initials: "LS",
    sample: true,
  },
  {
    id: "robert-kim",
    name: "Robert Kim",
    firstName: "Robert",
    role: "Director, Industrial and HVAC",
    initials: "RK",
    sample: true,
  },
  {
    id: "maya-okafor",
    name: "Maya Okafor",
    firstName: "Maya",
    role: "Head of Client Platform",
    initials: "MO",
    sample: true,
  },
  {
    id: "philip-wren",
    name: "Philip Wren",
    firstName: "Philip",
    role: "Associate, Analysis",
    initials: "PW",
    sample: true,
  },
];
