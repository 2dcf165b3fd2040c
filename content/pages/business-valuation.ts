import type { Action } from "#content/actions.ts";
import * as firm from "#content/figures/firm.ts";
import * as valuation from "#content/figures/valuation.ts";
import { rangeInWords, rangeOf } from "#content/sources/figure-formats.ts";
import { marketReferences } from "#content/sources/market-references.ts";

function between(multiple: string): { readonly from: number; readonly to: number } {
  const [from, to] = rangeOf(multiple);
  return { from, to };
}

type MarketReference = (typeof marketReferences)[keyof typeof marketReferences];

/** The multiple or the span that a published reference gives, as pages print it. */
const published = ({ low, high }: MarketReference) =>
  low === high ? `${low.toFixed(1)}x` : `${low.toFixed(1)}–${high.toFixed(1)}x`;
/** "Deal value $1M–$5M" within a sentence. */
const sizeOf = ({ segment }: MarketReference) => segment.replace("Deal value", "a deal value of");
const sourceOf = ({ source, period, url }: MarketReference) => ({ text: `${source}, ${period}`, url });

const { "small-1-5": small, "mid-10-25": middle, "mid-10-500": large, "pulse-5-50": brokered } = marketReferences;

export const businessValuationPage = {
  head: {
    title: "How We Value a Business",
    description:
      "Five weighted factors, three methods, one range. How we get from your profit to a figure that buyers will recognize, and what moves it.",
  },
  title: "A valuation is a sum. Here\u00a0is ours.",
  lead: "Earnings times a multiple. Earnings here means EBITDA: profit before interest, taxes, depreciation and amortization. A partner’s work is to prove the first and defend the second.",
  actions: [{ label: "Get Your Free Valuation", target: "valuation" }] satisfies readonly Action[],
  /** A worked sample: $1.5M of profit, growing, half of the revenue recurring. */
  sum: {
    earnings: { label: "Adjusted EBITDA", value: "$1.65M" },
    multiple: { label: "Multiple", value: "6.0x" },
    value: { label: "Adjusted value", value: "$9.9M" },
    spoken: "Sample: 1.65 million dollars of adjusted EBITDA times 6.0 is 9.9 million dollars",
  },
  benefits: [
    {
      title: "Strategic Planning",
      text: "See which change would add most to the price.",
      fact: `Strategic premium: +${valuation.strategicPremium} value where a buyer in your field pays for the fit`,
    },
    {
      title: "Exit Readiness",
      text: "See what a buyer would question while there is time to fix it.",
      fact: `${valuation.transactions} transactions used to test the ranges`,
    },
    {
      title: "Negotiation Power",
      text: "Go into the first meeting with your own number and how it was reached.",
      fact: `A valuation in ${valuation.seconds} seconds, from three answers`,
    },
  ],

  weights: {
    title: "Five factors that set the multiple",
    lead: "Taller bars count for more. The free tool uses three of them: profit, growth and recurring revenue. A partner weighs the rest with you.",
    /** Lines across the scale, in percent. */
    lines: [10, 20, 30],
    factors: [
      { title: "Revenue Size & Growth", share: 25, text: "Larger, growing companies are safer to buy." },
      { title: "Profitability (EBITDA)", share: 30, text: "What is left after the owner is paid a market wage." },
      {
        title: "Recurring Revenue %",
        share: 20,
        text: "Contracts, memberships and subscriptions that stay when you leave.",
      },
      {
        title: "Market Position",
        share: 15,
        text: "Market share, reputation, and no single customer too large to lose.",
      },
      { title: "Strategic Assets", share: 10, text: "Patents, licenses, data and key people." },
    ],
  },

  steps: {
    title: "Four steps. You keep the result of each.",
    lead: "The free tool takes the first three and gives a first range. A partner adds the fourth with you.",
    items: [
      {
        title: "Read the website",
        text: "AI website analysis: what you sell, to whom, where, and how you charge. You correct what it got wrong.",
        entry: { label: "Takes", value: `${valuation.analysisSeconds} seconds` },
      },
      {
        title: "Normalize the earnings",
        text: "Your pre-tax profit restated as adjusted EBITDA and as seller’s discretionary earnings (SDE).",
        entry: { label: "You keep", value: "Adjusted EBITDA" },
      },
      {
        title: "Weigh the factors",
        text: "Size sets the base multiple. Growth and recurring revenue move it up or down.",
        entry: { label: "You keep", value: "A multiple, explained" },
      },
      {
        title: "Test against the market",
        text: `A partner compares three methods and ${valuation.transactions} transactions, and looks for what a buyer would argue down.`,
        entry: { label: "You keep", value: "A range, 15% either side" },
      },
    ],
    /** What others have published, so that an owner can check the method. */
    facts: [
      {
        value: `${published(small)} to ${published(large)}`,
        label: `Larger companies sell at higher multiples of EBITDA: average at ${sizeOf(small)}, and at ${sizeOf(large)}.`,
        source: sourceOf(large),
      },
      {
        value: published(middle),
        label: `Average multiple of EBITDA at ${sizeOf(middle)}, sold to private equity.`,
        source: sourceOf(middle),
      },
      {
        value: published(brokered),
        label: `Median multiple of EBITDA by quarter at ${sizeOf(brokered)}, sold through brokers and advisors.`,
        source: sourceOf(brokered),
      },
    ],
    due: { label: "Amount due", note: "No card, no sign-up, no retainer.", value: "$0" },
    claimsTitle: "About the free tool",
    claims: [
      { value: valuation.seconds, label: "Seconds from the first question to a valuation" },
      {
        value: valuation.confidence,
        label: "Confidence that a partner’s own valuation falls in the range. Range: 15% either side",
      },
      { value: valuation.users, label: "Valuation users who finished all three questions" },
      { value: valuation.ownersServed, label: "Business owners served by the free tool to date" },
    ],
  },

  methods: {
    title: "Three methods, and when each one fits",
    spoken: "Typical multiples on one axis",
    typically: "Typically",
    /** The axis runs from 0 to this multiple. */
    upTo: 9,
    items: [
      {
        title: "Revenue Multiple",
        short: "Revenue",
        ...between(valuation.revenueMultiple),
        text: "For companies with little profit, or that put all of it back into growth.",
        best: "Best under $1M EBITDA",
      },
      {
        title: "SDE Multiple",
        short: "SDE",
        ...between(valuation.sdeMultiple),
        text: "Seller’s discretionary earnings (SDE): profit plus what the owner takes out.",
        best: "Best for owner-operated businesses",
      },
      {
        title: "EBITDA Multiple",
        short: "EBITDA",
        ...between(valuation.ebitdaMultiple),
        text: "What private equity and strategic buyers use to compare companies.",
        best: "Best over $1M EBITDA",
      },
    ],
  },

  /** What search engines are told about the service on this page. */
  service: {
    serviceType: "Business valuation",
    audience: `Owners of private companies with ${rangeInWords(firm.clientRevenue)} in revenue`,
  },
} as const;
