import * as firm from "#content/figures/firm.ts";
import type { PageId } from "#content/registry/registry.ts";
import { amountOf, inThousands, rangeInWords, rangeOf } from "#content/sources/figure-formats.ts";

const [fewest, most] = rangeOf(firm.interestedParties);
/** In millions of dollars. */
const [least, largest] = rangeOf(firm.clientRevenue);
const [usualLeast, usualMost] = rangeOf(firm.usualRevenue);
/** The market opens after week 4. */
const letterWeek = 4 + Math.ceil(amountOf(firm.daysToLetter) / 7);
const millions = (amount: number) => amount * 1_000_000;

type Onward = { readonly label: string; readonly target: PageId };

const saas: Onward = { label: "SaaS and software", target: "saas" };
const dental: Onward = { label: "Dental practices and DSOs", target: "dental" };
const hvac: Onward = { label: "HVAC and home services", target: "hvac" };
const cleaning: Onward = { label: "Commercial cleaning", target: "commercialCleaning" };
const machining: Onward = { label: "Precision machining", target: "manufacturing" };

const next: readonly (Onward & { readonly text: string })[] = [
  { label: "Our process", target: "process", text: "Four phases over 24 weeks, week by week." },
  { label: "Success stories", target: "successStories", text: "Three sales, and what moved the price in each." },
  { label: "Your valuation", target: "valuation", text: "A range in about a minute. Free." },
];

/** The page opens with the firm's own income statement; the founder's letter is its main piece. */
export const aboutPage = {
  head: {
    title: "Who We Are and How We Are Paid",
    description:
      "A sell-side firm founded by an owner who sold his company. No retainer, no upfront fee, one partner on your sale from first call to closing.",
  },
  title: ["We work", "for sellers.", "Only sellers."],
  lead: `A boutique for owners of private companies with ${rangeInWords(firm.clientRevenue)} in revenue. We take no buy-side clients and charge no retainer, and the partner you meet first stays until closing.`,
  statement: {
    title: "The firm to date",
    lines: [
      { label: "Exits: companies our people sold, here and before", value: firm.exits },
      { label: "Closed deals of this firm, sum of prices", value: firm.closedValue },
      { label: "Close rate of our sales", value: firm.closeRate },
      { label: "Higher valuations than one buyer offers alone", value: firm.higherValuations },
      { label: "Competing offers per sale, average", value: firm.competingOffers },
    ],
    total: { label: "Advisory fees before closing", value: "$0" },
  },
  benefits: {
    title: "What a sale with us changes",
    uplift: {
      title: "Valuation uplift",
      text: `${firm.higherValuations} higher valuations where several buyers bid, compared with what one buyer offered alone.`,
      /** The single offer is the measure: 100. */
      single: { label: "One offer", value: 100 },
      auction: { label: "Auction", value: 100 + amountOf(firm.higherValuations) },
      change: `+${firm.higherValuations}`,
    },
    funnel: {
      title: "Buyer funnel",
      text: "From a large file to a short list. Of the buyers approached, a dozen or so become interested, and several make written offers.",
      stages: [
        { value: amountOf(firm.qualifiedBuyers), figure: inThousands(firm.qualifiedBuyers), label: "qualified buyers" },
        { value: (fewest + most) / 2, figure: firm.interestedParties, label: "interested parties" },
        { value: amountOf(firm.competingOffers), figure: firm.competingOffers, label: "average competing offers" },
      ],
      note: "Not to scale: on a true scale the last two would be too small to see.",
    },
    timeline: {
      title: "12-week timeline",
      text: `From the first call to the letter of intent you sign. The first letter arrives ${firm.daysToLetter} days after going to market, on average. Closing takes another 12 weeks.`,
      weeks: 12,
      stages: [
        { label: "Prepare", weeks: [1, 4] },
        { label: "Go to market", weeks: [5, 8] },
        { label: "Compare offers", weeks: [9, 12] },
      ],
      mark: { week: letterWeek, label: "First letter of intent" },
      summary: `Weeks 1 to 4 prepare, 5 to 8 go to market, 9 to 12 compare offers; first letter of intent in week ${letterWeek}.`,
    },
  },
  note: {
    sample: true,
    title: "A note from the founder",
    paragraphs: [
      "I sold a company of my own. The buyer had bought many companies. I had never sold one, and it cost me.",
      "What I wanted then was one person who knew the buyers, told me what the company was worth before they did, and was paid only if I was. That is how this firm works.",
      "If a sale is two years away, call anyway. That leaves time to fix what a buyer would mark down.",
    ],
    /** The id of one of the firm's people. */
    signedBy: "daniel-mercer",
    signature: "Signature of",
  },
  serve: {
    title: "Who we serve",
    revenue: {
      summary: `Annual revenue on a logarithmic scale. We serve companies from ${rangeInWords(firm.clientRevenue)}; the sweet spot is ${rangeInWords(firm.usualRevenue)}.`,
      scale: { from: 1_000_000, to: 500_000_000 },
      range: { from: millions(least), to: millions(largest), label: `${firm.clientRevenue} revenue` },
      sweetSpot: {
        from: millions(usualLeast),
        to: millions(usualMost),
        label: "Sweet spot",
        figures: firm.usualRevenue,
      },
      ticks: [
        { value: 1_000_000, label: "$1M" },
        ...[...new Set([least, 10, usualMost, largest])].map((amount) => ({
          value: millions(amount),
          label: `$${amount}M`,
        })),
        { value: 500_000_000, label: "$500M" },
      ],
    },
    industries: [
      {
        title: "Technology",
        text: "SaaS, software and technology services, bootstrapped or funded.",
        pages: [saas],
      },
      {
        title: "Healthcare",
        text: "Dental groups, practices and the companies that serve them.",
        pages: [dental],
      },
      {
        title: "Service Businesses",
        text: "HVAC and home services, commercial cleaning, precision machining.",
        pages: [hvac, cleaning, machining],
      },
    ],
    buyers: {
      title: "Who buys",
      types: ["Strategic acquirers", "Private equity sponsors", "Operators", "Family offices"],
      note: `Where a private equity sponsor buys, founders usually keep ${firm.rollover} of the equity (called rollover). We work out what that share is worth before you agree to it.`,
    },
  },
  commitments: {
    title: "Four commitments in our engagement letter",
    article: "Article",
    items: [
      {
        title: "Success fee only",
        text: "Due at closing and at no other time. If nothing closes, nothing is owed.",
      },
      {
        title: "Confidential",
        text: "No buyer learns your name before signing a confidentiality agreement (NDA). Those you cross off the list never do.",
      },
      {
        title: "One partner",
        text: "The partner on the first call runs the sale and is there at closing.",
      },
      {
        title: "Everything in view",
        text: "Every call, NDA and offer appears on your platform the day it happens.",
      },
    ],
  },
  next: { title: "Explore next", cards: next },
} as const;
