interface Person {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly initials: string;
  /** Invented: `npm run launch-check` lists it until the firm has put a real person here. */
  readonly sample: boolean;
}

/** The firm's people in the order in which pages show them. A portrait is drawn from each name when the site is built. */
export const people: readonly Person[] = [
  {
    id: "daniel-mercer",
    name: "Daniel Mercer",
    role: "Founder and Managing Partner",
    initials: "DM",
    sample: true,
  },
  { id: "anita-nair", name: "Anita Nair", role: "Partner, Healthcare", initials: "AN", sample: true },
  { id: "jonas-thiele", name: "Jonas Thiele", role: "Partner, Cross-border", initials: "JT", sample: true },
  { id: "lucia-serrano", name: "Lucia Serrano", role: "Director, Buyer Research", initials: "LS", sample: true },
  { id: "robert-kim", name: "Robert Kim", role: "Director, Industrial and HVAC", initials: "RK", sample: true },
  { id: "maya-okafor", name: "Maya Okafor", role: "Head of Client Platform", initials: "MO", sample: true },
  { id: "philip-wren", name: "Philip Wren", role: "Associate, Analysis", initials: "PW", sample: true },
];
