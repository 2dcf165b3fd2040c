import { type Action, bookAction } from "#content/actions.ts";
import type { Cta } from "#content/cta.ts";

export const businessValuationPage = {
  head: {
    title: "How We Value a Business",
    description:
      "Five weighted factors, three methods, one range. How we get from your profit to a figure that buyers will recognise, and what moves it.",
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
      fact: "Strategic premium +15–30%",
    },
    {
      title: "Exit Readiness",
      text: "See what a buyer would question while you can still answer it.",
      fact: "1000+ transactions behind the ranges",
    },
    {
      title: "Negotiation Power",
      text: "Walk in with your own number, and its arithmetic.",
      fact: "A first range in 60 seconds",
    },
  ],
  /** What search engines are told about the service on this page. */
  service: {
    serviceType: "Business valuation",
    audience: "Owners of private companies with $5M to $150M in revenue",
  },
  closing: {
    badge: "Free, 60 seconds",
    title: "Put your own figures in.",
    description: "10,000+ business owners have. Website, profit, growth, recurring share: that is the whole form.",
    primary: { label: "Get Your Free Valuation", target: "valuation" },
    secondary: bookAction,
  } satisfies Cta,
} as const;
