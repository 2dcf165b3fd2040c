import * as cases from "#content/figures/cases.ts";
import * as dental from "#content/figures/dental.ts";
import type { PageId } from "#content/registry/registry.ts";
import { amountOf, numberInWords, rangeOf } from "#content/sources/figure-formats.ts";
import { termLine } from "#content/terms.ts";

const [sectorLeast, sectorMost] = rangeOf(dental.multiple);

/** The notice of a sale, as the page's opening shows it. */
type Notice = {
  /** Which engraving its head carries. */
  readonly engraving: "saas" | "dental" | "services";
  /** Before the headline: "sold at". */
  readonly line: string;
  readonly headline: string;
  /** What the headline is a multiple of; for a price, its multiple. */
  readonly unit: string;
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly quote: { readonly sample: boolean; readonly text: string; readonly attribution: string };
};

type Figure = { readonly label: string; readonly value: number; readonly figure: string };

type StoryBase = {
  /** Its anchor on the page. */
  readonly id: string;
  /** After its number in the badge: "Case 1: B2B SaaS". */
  readonly name: string;
  /** As the page's description lists it. */
  readonly company: string;
  readonly title: string;
  readonly notice: Notice;
  readonly more: { readonly label: string; readonly target: PageId };
};

/** First offer and signed price as bars. */
export type BarsStory = StoryBase & {
  readonly layout: "bars";
  readonly initial: Figure;
  readonly final: Figure;
  readonly change: { readonly label: string; readonly figure: string };
  readonly scale: { readonly to: number; readonly unit: string };
  readonly story: {
    readonly sample: boolean;
    readonly parts: readonly { readonly title: string; readonly text: string }[];
  };
};

/** One signed price within its industry's range, beside the industry's plate. */
export type PlateStory = StoryBase & {
  readonly layout: "plate";
  readonly plate: { readonly file: string; readonly alt: string };
  readonly story: { readonly sample: boolean; readonly text: string };
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly units: { readonly count: number; readonly label: string };
  readonly multiple: Figure;
  readonly scale: { readonly to: number; readonly step: number };
  readonly sector: { readonly from: number; readonly to: number; readonly label: string };
};

/** First offer and signed price as columns, with the steps between them. */
export type ColumnsStory = StoryBase & {
  readonly layout: "columns";
  readonly initial: Figure;
  readonly final: Figure;
  readonly change: { readonly label: string; readonly figure: string };
  readonly scale: { readonly to: number; readonly note: string };
  readonly story: {
    readonly sample: boolean;
    readonly steps: readonly { readonly figure: string; readonly text: string }[];
  };
};

export type SuccessStory = BarsStory | PlateStory | ColumnsStory;

/** In the order of the page. The multiples are the firm's; the words around them are samples. */
const stories: readonly SuccessStory[] = [
  {
    layout: "bars",
    id: "saas",
    name: "B2B SaaS",
    company: "a software company",
    title: `A second bidder took the price from ${cases.saasFirstOffer} to ${cases.saasSigned} ARR`,
    initial: { label: "First offer", value: amountOf(cases.saasFirstOffer), figure: cases.saasFirstOffer },
    final: { label: "Signed", value: amountOf(cases.saasSigned), figure: `${cases.saasSigned} ARR` },
    change: { label: `Change, ${cases.saasFirstOffer} to ${cases.saasSigned}`, figure: cases.saasChange },
    scale: { to: 7, unit: "ARR" },
    story: {
      sample: true,
      parts: [
        {
          title: "What they had",
          text: `One offer, at ${cases.saasFirstOffer} ARR (annual recurring revenue), and no other bidder to compare it with.`,
        },
        {
          title: "What we did",
          text: "Rebuilt the retention cohorts, turned down exclusivity and set one date for every bid.",
        },
        {
          title: "What it brought",
          text: `${cases.saasSigned} ARR for the same company, because several buyers bid for it.`,
        },
      ],
    },
    more: { label: "How we sell software companies", target: "saas" },
    notice: {
      engraving: "saas",
      line: "sold at",
      headline: cases.saasSigned,
      unit: "ARR",
      title: "B2B SaaS",
      facts: [
        { label: "Basis", value: "ARR" },
        { label: "First offer", value: cases.saasFirstOffer },
        { label: "Change", value: cases.saasChange },
      ],
      quote: {
        sample: true,
        text: "The second bidder changed the conversation.",
        attribution: "Founder, B2B software",
      },
    },
  },
  {
    layout: "plate",
    id: "dental",
    plate: { file: "dental", alt: "Dental arch on a base, one tooth marked" },
    name: "dental group",
    company: "a dental group",
    title: `${numberInWords(amountOf(cases.dentalPractices))} practices sold together for ${cases.dentalPrice}`,
    story: {
      sample: true,
      text: "The owner already had a buyer: a PE-backed DSO, a dental group owned by a private equity fund. She checked the buyer’s record and asked us to check the price and the terms. There was no first offer to compare with, so there is one bar.",
    },
    facts: [
      { label: "Engagement to closing", value: `${cases.dentalMonths} months` },
      { label: "Our part", value: "Advisory role" },
    ],
    units: {
      count: amountOf(cases.dentalPractices),
      label: `${cases.dentalPractices} practices, sold together to a PE-backed DSO for ${cases.dentalPrice}`,
    },
    multiple: {
      label: "Signed multiple",
      value: amountOf(cases.dentalMultiple),
      figure: `${cases.dentalMultiple} EBITDA`,
    },
    scale: { to: 10, step: 2 },
    sector: { from: sectorLeast, to: sectorMost, label: `${dental.multiple}: range for dental groups` },
    more: { label: "How we sell dental groups", target: "dental" },
    notice: {
      engraving: "dental",
      line: "sold for",
      headline: cases.dentalPrice,
      unit: `${cases.dentalMultiple} EBITDA`,
      title: "Multi-location dental group",
      facts: [
        { label: "Practices", value: cases.dentalPractices },
        { label: "Buyer", value: "PE-backed DSO" },
        { label: "Multiple", value: `${cases.dentalMultiple} EBITDA` },
      ],
      quote: {
        sample: true,
        text: "They asked what my hygienists would want. Nobody else had.",
        attribution: "Owner, dental group",
      },
    },
  },
  {
    layout: "columns",
    id: "commercial-cleaning",
    name: "commercial cleaning",
    company: "a cleaning business",
    title: `From ${cases.cleaningFirstOffer} to ${cases.cleaningSigned} by proving the contracts would stay.`,
    initial: { label: "First offer", value: amountOf(cases.cleaningFirstOffer), figure: cases.cleaningFirstOffer },
    final: { label: "Signed, EBITDA", value: amountOf(cases.cleaningSigned), figure: cases.cleaningSigned },
    /** As the firm prints it; the arithmetic gives slightly less. */
    change: { label: `Change, ${cases.cleaningFirstOffer} to ${cases.cleaningSigned}`, figure: cases.cleaningChange },
    scale: { to: 6, note: "Each line is 1x EBITDA" },
    story: {
      sample: true,
      steps: [
        {
          figure: cases.cleaningFirstOffer,
          text: `First offer. The buyer priced the company by its payroll.`,
        },
        {
          figure: cases.cleaningFacilities,
          text: "Facilities documented one by one: contract term, renewal history, margin.",
        },
        {
          figure: cases.cleaningRollover,
          text: "Rollover: the seller kept a share of the company and sells it with the buyer later.",
        },
        { figure: cases.cleaningSigned, text: "Signed. The buyer priced it by its contracts." },
      ],
    },
    more: { label: "How we sell cleaning companies", target: "commercialCleaning" },
    notice: {
      engraving: "services",
      line: "sold at",
      headline: cases.cleaningSigned,
      unit: "EBITDA",
      title: "Commercial services",
      facts: [
        { label: "Facilities", value: cases.cleaningFacilities },
        { label: "Rollover", value: cases.cleaningRollover },
        { label: "Basis", value: "EBITDA" },
      ],
      quote: {
        sample: true,
        text: `I kept ${cases.cleaningRollover} and will be paid again when the buyer sells.`,
        attribution: "Owner, cleaning company",
      },
    },
  },
];

type BuySideTestimonial = {
  readonly sample: boolean;
  readonly initials: string;
  readonly title: string;
  readonly subtitle: string;
  readonly quote: string;
  readonly avatarColor: "light" | "dark" | "brass" | "ease" | "mid";
  readonly stars: number;
};

/** The first two stand on the wide row, the other three below. */
const testimonials: readonly BuySideTestimonial[] = [
  {
    sample: true,
    initials: "MK",
    title: "Managing Director",
    subtitle: "Lower mid-market private equity",
    quote:
      "Their data room answers the questions I was about to send. We spent the first week on the business instead of the spreadsheet.",
    avatarColor: "light",
    stars: 5,
  },
  {
    sample: true,
    initials: "SR",
    title: "Head of Corporate Development",
    subtitle: "Software group",
    quote:
      "I lost that auction by a quarter turn and I would still take their next call. Everyone heard the same thing on the same day.",
    avatarColor: "dark",
    stars: 5,
  },
  {
    sample: true,
    initials: "TB",
    title: "Partner",
    subtitle: "Family office",
    quote: "The seller was ready. That is rarer than a good company.",
    avatarColor: "brass",
    stars: 5,
  },
  {
    sample: true,
    initials: "EH",
    title: "VP Acquisitions",
    subtitle: "Dental support organization",
    quote: "No theater. A date, a form of letter, and an answer when they said we would have one.",
    avatarColor: "ease",
    stars: 5,
  },
  {
    sample: true,
    initials: "CJ",
    title: "Principal",
    subtitle: "Facilities roll-up",
    quote: "Adjusted EBITDA that survived our accountants without a footnote.",
    avatarColor: "mid",
    stars: 5,
  },
];

const companies = stories.map(({ company }) => company);
const listed = `${companies.slice(0, -1).join(", ")} and ${companies.at(-1)}`;

export const successStoriesPage = {
  head: {
    title: "Recent Success Stories",
    description: `${numberInWords(stories.length)} sales in detail: ${listed}, with the multiple at the first offer and the multiple at closing.`,
  },
  title: "Recent Success Stories",
  lead: "Bankers announce a sale with a tombstone: a plain card with the parties and the price. Ours leave out the names, at the sellers’ request.",
  notices: {
    withheld: "Company name withheld at the seller’s request",
  },
  terms: termLine("EBITDA", "ARR"),
  /** Before a story's number. */
  badge: "Case",
  stories,
  buySide: {
    title: "What buyers say about our sales",
    note: "Buy-side partners, names withheld",
    testimonials,
  },
} as const;
