import * as firm from "#content/figures/firm.ts";

/** Who moves around the owner while the sale runs. */
export const processOrbits = {
  title: "Four kinds of buyer, four kinds of money.",
  lead: "Each kind keeps its own distance and pays for something different. We bring several into view at once.",
  summary:
    "Your company in the middle; strategic acquirers, private equity sponsors, operators and family offices circle it on three orbits.",
  motion: { pause: "Pause", play: "Play", what: "the orbits" },
  kinds: [
    { id: "strategic", title: "Strategic acquirers", text: "Pay for what your company adds to theirs." },
    {
      id: "sponsor",
      title: "Private equity sponsors",
      text: `Pay for cash flow they can grow. Founders often keep ${firm.rollover} as equity rollover.`,
    },
    { id: "operator", title: "Operators", text: "Pay to run it themselves, and keep the team." },
    { id: "family", title: "Family offices", text: "Pay for steadiness and hold for longer." },
  ],
  /** From the inside out: seconds a turn, and who travels there. */
  orbits: [
    { seconds: 80, bodies: ["strategic", "operator", "strategic"] },
    { seconds: 120, bodies: ["sponsor", "sponsor", "family", "sponsor", "strategic"] },
    { seconds: 170, bodies: ["family", "sponsor", "operator", "strategic", "sponsor", "family", "sponsor"] },
  ],
} as const;
