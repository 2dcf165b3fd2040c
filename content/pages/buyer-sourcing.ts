import { type Action, bookAction } from "#content/actions.ts";
import { figures } from "#content/claims.ts";
import type { Cta } from "#content/cta.ts";
import { inThousands, rangeInWords } from "#content/figure-formats.ts";

const { firm } = figures;

/** A segment of the buyer map. */
export type HeatMapSegment = {
  readonly id: string;
  readonly label: string;
  /** How many buyers are of this kind. */
  readonly value: number;
  readonly detail: string;
  /** The shape of its marks. */
  readonly tone: "circle" | "square" | "diamond";
  /** How many of them are in active discussion: the filled marks. */
  readonly accent: number;
  /** How far out the discussions reach, in the units of the map: beyond the last filled mark, short of the next. */
  readonly radius: number;
  /** How long the segment takes to light up and its delay, in milliseconds. */
  readonly duration: number;
  readonly delay: number;
};

const start: Action = { label: "Start your exit process", target: "valuation" };

export const buyerSourcingPage = {
  head: {
    title: "Finding the Right Buyers",
    description: `From ${firm.qualifiedBuyers} qualified buyers to the dozen worth your time. How we map, rank and approach strategic and financial buyers without your name.`,
  },
  title: "Your buyer is in here somewhere.",
  lead: `Nearly ${firm.qualifiedBuyers} qualified buyers are on file. The work is finding the few dozen who would pay most for yours, and speaking to all of them in the same week.`,
  actions: [start, bookAction] satisfies readonly Action[],
  stats: [
    { value: inThousands(firm.qualifiedBuyers), label: "qualified buyers" },
    { value: firm.weeksToOffers, label: "weeks to first offers" },
    { value: firm.higherValuations, label: "valuation lift" },
  ],
  field: {
    key: "Each mark is 1,000 buyers",
    spoken: "200 marks, each standing for 1,000 qualified buyers, one of them framed",
  },

  segments: {
    illustration: true,
    title: "One mandate, 54 buyers, placed by fit.",
    lead: "Center is strongest. Filled marks are in active discussion. Sample mandate, Project Alder.",
    label: "Buyer segment",
    motion: { pause: "Pause", play: "Play", what: "the segments" },
    items: [
      {
        id: "strategic",
        label: "Strategic fit",
        value: 18,
        detail: "Your product, team or market completes theirs. Few, and often the highest bid.",
        tone: "square",
        accent: 5,
        radius: 76,
        duration: 240,
        delay: 60,
      },
      {
        id: "financial",
        label: "Financial sponsors",
        value: 27,
        detail: "Private equity and growth funds adding to a platform they already own.",
        tone: "circle",
        accent: 7,
        radius: 74,
        duration: 300,
        delay: 60,
      },
      {
        id: "operators",
        label: "Operators",
        value: 9,
        detail: "People with capital who want to run the company themselves.",
        tone: "diamond",
        accent: 2,
        radius: 70,
        duration: 180,
        delay: 60,
      },
    ] satisfies readonly [HeatMapSegment, HeatMapSegment, HeatMapSegment],
  },

  process: {
    title: "The same 54, four times over.",
    note: `First offers in ${firm.weeksToOffers} weeks.`,
    steps: [
      {
        id: "position",
        title: "Position",
        text: "What you are selling, in a sentence a buyer repeats.",
        spoken: "54 buyers around the edge, and your company in the middle, unknown to them",
      },
      {
        id: "map",
        title: "Map",
        text: "Everyone with a reason and the means, placed by fit.",
        spoken: "The 54 buyers placed around your company",
      },
      {
        id: "prioritize",
        title: "Prioritize",
        text: "Sorted by fit: fourteen first, the rest in reserve.",
        spoken: "The 54 sorted into rows of 14, 18 and 22",
      },
      {
        id: "engage",
        title: "Engage",
        text: "All in one week. Fourteen talk, four come back in writing.",
        spoken: "14 buyers in discussion, 4 of them with written offers",
      },
    ],
    /** How many buyers are called first, second and last. */
    tiers: [14, 18, 22],
    offers: 4,
  },

  account: {
    title: "Two sides of the account",
    types: [
      {
        title: "Strategic buyers",
        tagline: "Buy what they cannot build in time.",
        bullets: [
          { key: "Pays for", text: "Customers, product, people" },
          { key: "Price", text: "Highest when two compete for the same gap" },
          { key: "Terms", text: "More cash at close, less rollover" },
          { key: "Watch for", text: "Overlap, and what happens to your team" },
        ],
      },
      {
        title: "Financial buyers",
        tagline: "Buy what they can grow and sell again.",
        bullets: [
          { key: "Pays for", text: "Cash flow and a plan" },
          { key: "Price", text: "Disciplined, rises with recurring revenue" },
          { key: "Terms", text: `${firm.rollover} rollover, a second payday` },
          { key: "Watch for", text: "Debt, and your own role afterwards" },
        ],
      },
    ],
    balance: {
      title: "What it comes to",
      lines: [
        { value: firm.interestedParties, label: "interested parties" },
        { value: firm.competingOffers, label: "average competing offers" },
        { value: `${firm.daysToLetter} days`, label: "average to LOI" },
        { value: firm.higherValuations, label: "higher valuations" },
      ],
    },
  },

  deliverables: {
    title: "Three papers you keep, whatever you decide.",
    map: {
      title: "The map",
      text: "Every buyer we would approach, by type and by fit, with the reason in one line.",
      paper: "Buyer map",
    },
    order: {
      title: "The order",
      text: "Who is called first, who second, and who must never hear of it. You strike any name.",
      paper: "Outreach order",
      column: "Fit",
      withheld: "Buyer’s name",
      illustration: true,
      /** Each buyer's fit of 100, and how long the bar over the name is, in ems. */
      rows: [
        { fit: 96, bar: 9 },
        { fit: 94, bar: 7 },
        { fit: 91, bar: 10 },
        { fit: 88, bar: 6 },
        { fit: 87, bar: 8.5 },
        { fit: 83, bar: 7.5 },
        { fit: 82, bar: 9.5 },
        { fit: 80, bar: 6.5 },
      ],
    },
    log: {
      title: "The log",
      text: "Every call, opening and refusal, on your platform the day it happens.",
      paper: "Contact log",
      illustration: true,
      rows: [
        { when: "Mon 9:05", what: "Teaser to 54 buyers" },
        { when: "Mon 14:20", what: "Buyer 07 asks for the NDA" },
        { when: "Tue 8:15", what: "Buyer 12 signs" },
        { when: "Tue 16:40", what: "Buyer 40 declines: too small" },
        { when: "Wed 10:00", what: "First call, Buyer 31" },
        { when: "Thu 11:30", what: "Buyer 22 opens the model" },
      ],
    },
  },

  /** What search engines are told about the service on this page. */
  service: {
    serviceType: "Buyer sourcing for company sales",
    audience: `Owners of private companies with ${rangeInWords(firm.clientRevenue)} in revenue`,
  },
  closing: {
    badge: "30-minute call",
    title: "Who would buy it?",
    description: "Bring your website. A partner will name the kinds of buyer, and what each would pay for.",
    primary: start,
    secondary: { label: "Book partner led call", target: "partnerCall" },
  } satisfies Cta,
} as const;
