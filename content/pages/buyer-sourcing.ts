import { type Action, bookAction } from "#content/actions.ts";
import type { Cta } from "#content/cta.ts";
import * as firm from "#content/figures/firm.ts";
import { projectAlder as alder } from "#content/report/project-alder.ts";
import { inThousands, rangeInWords } from "#content/sources/figure-formats.ts";

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
  lead: `Nearly ${firm.qualifiedBuyers} qualified buyers are on file. We find the few dozen who would pay most for your company and approach all of them in the same week.`,
  actions: [start, bookAction] satisfies readonly Action[],
  stats: [
    { value: inThousands(firm.qualifiedBuyers), label: "qualified buyers" },
    { value: firm.weeksToOffers, label: "weeks from going to market to first offers" },
    { value: firm.higherValuations, label: "valuation lift over one buyer alone" },
  ],
  field: {
    key: "Each mark is 1,000 buyers",
    spoken: "200 marks, each standing for 1,000 qualified buyers, one of them framed",
  },

  segments: {
    illustration: true,
    title: `One sale, ${alder.buyers} buyers, placed by fit`,
    lead: "The closer to the center, the better the fit. Filled marks are buyers in discussion. Sample: Project Alder.",
    label: "Buyer segment",
    motion: { pause: "Pause", play: "Play", what: "the segments" },
    items: [
      {
        id: "strategic",
        label: "Strategic fit",
        value: 18,
        detail: "Companies in your field that want your product, team or customers. Often the highest bid.",
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
        detail: "Private equity and growth funds that add to a company they already own.",
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
        detail: "People with money behind them who want to run the company themselves.",
        tone: "diamond",
        accent: 2,
        radius: 70,
        duration: 180,
        delay: 60,
      },
    ] satisfies readonly [HeatMapSegment, HeatMapSegment, HeatMapSegment],
  },

  process: {
    title: "From the list to written offers in four steps",
    note: `First offers ${firm.weeksToOffers} weeks after going to market.`,
    steps: [
      {
        id: "position",
        title: "Position",
        text: "We say in one sentence what a buyer gets.",
        spoken: `${alder.buyers} buyers around the edge, and your company in the middle, unknown to them`,
      },
      {
        id: "map",
        title: "Map",
        text: "We list everyone with a reason to buy and the money, placed by fit.",
        spoken: `The ${alder.buyers} buyers placed around your company`,
      },
      {
        id: "prioritize",
        title: "Prioritize",
        text: `We sort them by fit. The first ${alder.calls[0]} get calls first.`,
        spoken: `The ${alder.buyers} sorted into rows of ${alder.calls.join(", ")}`,
      },
      {
        id: "engage",
        title: "Engage",
        text: `All ${alder.buyers} hear that week. ${alder.interested} talk with us, and ${alder.offers} make written offers.`,
        spoken: `${alder.interested} buyers in discussion, ${alder.offers} of them with written offers`,
      },
    ],
    tiers: alder.calls,
    offers: alder.offers,
  },

  account: {
    title: "What each kind of buyer pays for",
    types: [
      {
        title: "Strategic buyers",
        tagline: "Companies in your field, or next to it.",
        bullets: [
          { key: "Pays for", text: "Customers, product, people" },
          { key: "Price", text: "Highest when two of them want the same thing" },
          { key: "Terms", text: "More cash at close, and a smaller share that you keep" },
          { key: "Watch for", text: "Overlap, and what happens to your team" },
        ],
      },
      {
        title: "Financial buyers",
        tagline: "Funds that buy, grow and sell again.",
        bullets: [
          { key: "Pays for", text: "Cash flow and a plan" },
          { key: "Price", text: "Set by what the cash flow supports; rises with recurring revenue" },
          { key: "Terms", text: `${firm.rollover} rollover: you keep a share and sell it with theirs later` },
          { key: "Watch for", text: "How much debt they add, and your role after closing" },
        ],
      },
    ],
    balance: {
      title: "Averages of our sales",
      lines: [
        { value: firm.interestedParties, label: "interested parties per sale" },
        { value: firm.competingOffers, label: "average competing offers" },
        { value: `${firm.daysToLetter} days`, label: "average to LOI (letter of intent)" },
        { value: firm.higherValuations, label: "higher valuations than one buyer offers alone" },
      ],
    },
  },

  deliverables: {
    title: "Three documents you keep, whether or not you sell",
    map: {
      title: "The map",
      text: "Every buyer we would approach, by type and by fit, with the reason in one line.",
      paper: "Buyer map",
    },
    order: {
      title: "The order",
      text: "Who is called first, who second, and who must not hear of it. You cross off any name.",
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
      text: "Every call, document opened and refusal, on your platform the day it happens.",
      paper: "Contact log",
      illustration: true,
      rows: [
        { when: "Mon 9:05 a.m.", what: `Teaser to ${alder.buyers} buyers` },
        { when: "Mon 2:20 p.m.", what: "Buyer 07 asks for the confidentiality agreement" },
        { when: "Tue 8:15 a.m.", what: "Buyer 12 signs" },
        { when: "Tue 4:40 p.m.", what: "Buyer 40 declines: too small" },
        { when: "Wed 10:00 a.m.", what: "First call, Buyer 31" },
        { when: "Thu 11:30 a.m.", what: "Buyer 22 opens the model" },
      ],
    },
  },

  /** What search engines are told about the service on this page. */
  service: {
    serviceType: "Buyer sourcing for company sales",
    audience: `Owners of private companies with ${rangeInWords(firm.clientRevenue)} in revenue`,
  },
  closing: {
    note: "30-minute call",
    title: "Who would buy it?",
    description:
      "Bring your website. A partner names the kinds of buyer for a company like yours, and what each pays for.",
    primary: start,
    secondary: { label: "Book partner led call", target: "partnerCall" },
  } satisfies Cta,
} as const;
