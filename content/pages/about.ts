import { figures } from "#content/claims.ts";
import { amountOf, inThousands, rangeInWords, rangeOf } from "#content/figure-formats.ts";
import type { PageId } from "#content/registry.ts";

const { firm } = figures;
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
  { label: "Our process", target: "process", text: "Four phases over 24 weeks, drawn to scale." },
  { label: "Success stories", target: "successStories", text: "Three sales, and what moved the price in each." },
  { label: "Your valuation", target: "valuation", text: "A range in about a minute. Free." },
];

/** The page opens with the firm's own income statement; the founder's letter is its main piece. */
export const aboutPage = {
  head: {
    title: "Who We Are and How We Are Paid",
    description:
      "A sell-side firm run by people who sold their own companies. No retainer, no upfront fee, one partner on your sale from first call to closing.",
  },
  title: ["We work", "for sellers.", "Only sellers."],
  lead: `A boutique for owners of private companies with ${rangeInWords(firm.clientRevenue)} in revenue. No buy-side clients, no retainers, no junior team after the pitch. Here are our books so far.`,
  statement: {
    title: "The firm to date",
    lines: [
      { label: "Exits", value: firm.exits },
      { label: "Deals closed, by value", value: firm.closedValue },
      { label: "Close rate", value: firm.closeRate },
      { label: "Higher valuations", value: firm.higherValuations },
      { label: "Competing offers, average", value: firm.competingOffers },
    ],
    total: { label: "Fees charged before closing", value: "$0" },
  },
  benefits: {
    title: "What a sale with us changes",
    uplift: {
      title: "Valuation uplift",
      text: `${firm.higherValuations} higher valuations where buyers compete than where one of them negotiates alone.`,
      /** The single offer is the measure: 100. */
      single: { label: "One offer", value: 100 },
      auction: { label: "Auction", value: 100 + amountOf(firm.higherValuations) },
      change: `+${firm.higherValuations}`,
    },
    funnel: {
      title: "Buyer funnel",
      text: "A wide file, read closely. Few are called, several bid.",
      stages: [
        { value: amountOf(firm.qualifiedBuyers), figure: inThousands(firm.qualifiedBuyers), label: "qualified buyers" },
        { value: (fewest + most) / 2, figure: firm.interestedParties, label: "interested parties" },
        { value: amountOf(firm.competingOffers), figure: firm.competingOffers, label: "average competing offers" },
      ],
      note: "Drawn on a logarithmic scale. On a plain one, the last step would not be visible.",
    },
    timeline: {
      title: "12-week timeline",
      text: `From the first call to the letter of intent you choose. The first one arrives after ${firm.daysToLetter} days in the market, on average.`,
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
      "I have sold a company of my own. The buyer had done it many times. I had done it never, and I paid for the difference.",
      "What I wanted then was one person who knew the other side, told me the number before anyone else did, and was paid only if I was. So that is the firm.",
      "If you are two years away, call anyway. The best thing we do is tell people what to fix while there is still time to fix it.",
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
        text: "Contracted work in homes, buildings and workshops.",
        pages: [hvac, cleaning, machining],
      },
    ],
    buyers: {
      title: "Who buys",
      types: ["Strategic acquirers", "Private equity sponsors", "Operators", "Family offices"],
      note: `Founders keep ${firm.rollover} as equity rollover where a sponsor buys. We price that share before you agree to it.`,
    },
  },
  commitments: {
    title: "Four articles we sign before you do.",
    article: "Article",
    items: [
      {
        title: "Success fee only",
        text: "Due at closing and at no other time. If nothing closes, nothing is owed.",
      },
      {
        title: "Confidential",
        text: "No buyer learns your name before an NDA. Those you strike from the list never do.",
      },
      {
        title: "One partner",
        text: "The person on the first call is the person at the closing table.",
      },
      {
        title: "Everything in view",
        text: "Every call, NDA and offer appears on your platform the day it happens.",
      },
    ],
  },
  next: { title: "Explore next", cards: next },
} as const;
