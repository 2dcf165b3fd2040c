import type { Action } from "#content/actions.ts";
import { figures } from "#content/claims.ts";
import { rangeInWords, rangeOf } from "#content/figure-formats.ts";

const { firm, valuation } = figures;

function between(multiple: string): { readonly from: number; readonly to: number } {
  const [from, to] = rangeOf(multiple);
  return { from, to };
}

export const businessValuationPage = {
  head: {
    title: "How We Value a Business",
    description:
      "Five weighted factors, three methods, one range. How we get from your profit to a figure that buyers will recognize, and what moves it.",
  },
  title: "A valuation is a sum. Here\u00a0is ours.",
  lead: "Earnings times a multiple. The skill is in proving the first and defending the second.",
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
      text: "Know which lever adds most before you pull one.",
      fact: `Strategic premium: +${valuation.strategicPremium} value`,
    },
    {
      title: "Exit Readiness",
      text: "See what a buyer would question while you can still answer it.",
      fact: `${valuation.transactions} transactions behind the ranges`,
    },
    {
      title: "Negotiation Power",
      text: "Walk in with your own number, and its arithmetic.",
      fact: `A valuation in ${valuation.seconds} seconds`,
    },
  ],

  weights: {
    title: "Five weights on one scale.",
    lead: "Height is share. No two companies load the scale alike, and a buyer looks at the tallest first.",
    /** Lines across the scale, in percent. */
    lines: [10, 20, 30],
    factors: [
      { title: "Revenue Size & Growth", share: 25, text: "Bigger is safer. Rising is better." },
      { title: "Profitability (EBITDA)", share: 30, text: "What is left once the owner is paid a market wage." },
      { title: "Recurring Revenue %", share: 20, text: "Income that survives a change of owner." },
      { title: "Market Position", share: 15, text: "Share, reputation, and how few customers you could lose." },
      { title: "Strategic Assets", share: 10, text: "Patents, licenses, data, people." },
    ],
  },

  steps: {
    title: "Four steps, each leaving a paper.",
    lead: "The first takes half a minute. The last takes a partner.",
    items: [
      {
        title: "Read the website",
        text: "AI website analysis: products, customers, model and location, in your own words.",
        entry: { label: "Takes", value: `${valuation.analysisSeconds} seconds` },
      },
      {
        title: "Normalize the earnings",
        text: "Profit restated as adjusted EBITDA and as owner’s earnings.",
        entry: { label: "Leaves", value: "Adjusted EBITDA" },
      },
      {
        title: "Weigh the factors",
        text: "Size, growth and recurring share move the base multiple up or down.",
        entry: { label: "Leaves", value: "A multiple, explained" },
      },
      {
        title: "Test against the market",
        text: `Three methods, ${valuation.transactions} transactions, then a partner’s objections.`,
        entry: { label: "Leaves", value: "A range, 85–115%" },
      },
    ],
    due: { label: "Amount due", note: "No card, no sign-up, no retainer.", value: "$0" },
    figures: [
      { value: valuation.seconds, label: "seconds from the first question to a valuation" },
      { value: valuation.confidence, label: "confidence in the range" },
      { value: valuation.users, label: "valuation users online" },
      { value: valuation.ownersServed, label: "business owners served" },
    ],
  },

  methods: {
    title: "Three methods. Your size picks one.",
    spoken: "Typical multiples on one axis",
    typically: "Typically",
    /** The axis runs from 0 to this multiple. */
    upTo: 9,
    items: [
      {
        title: "Revenue Multiple",
        short: "Revenue",
        ...between(valuation.revenueMultiple),
        text: "Used when profit is small, or when all of it goes back into growth.",
        best: "Best under $1M EBITDA",
      },
      {
        title: "SDE Multiple",
        short: "SDE",
        ...between(valuation.sdeMultiple),
        text: "Seller’s discretionary earnings: profit plus what the owner takes out.",
        best: "Best for owner-operated businesses",
      },
      {
        title: "EBITDA Multiple",
        short: "EBITDA",
        ...between(valuation.ebitdaMultiple),
        text: "What sponsors and strategic buyers compare from company to company.",
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
