import type { PageId } from "#content/registry/registry.ts";

/** The words of the root error screen. The heading is fixed (docs/product.md). */
export const errorScreen = {
  heading: "Unexpected Application Error",
  notFound: {
    title: "We could not find that page.",
    text: "The address may have changed, or the link is incomplete.",
  },
  failed: {
    title: "This page did not load.",
    text: "Nothing you entered was lost. Please load the page again, or go to one of the pages below.",
  },
  chunk:
    "Part of the page did not arrive. Check your connection, then load the page again. Nothing you entered was lost.",
  search: { label: "What were you looking for?", placeholder: "Fees, dental, multiples", button: "Search" },
  home: "Back to the home page",
  again: "Load the page again",
  pages: "Other pages",
  empty: "No entry at this address",
  waysOn: [
    {
      page: "valuation",
      title: "Free valuation",
      line: "A range in about a minute, from your website and three figures",
    },
    { page: "industries", title: "Industries", line: "The multiples and buyers of each" },
    { page: "offerInHand", title: "I already have an offer", line: "What to do in the first 48 hours" },
    { page: "process", title: "Process", line: "Four phases, week by week" },
    { page: "faq", title: "FAQs", line: "Twelve questions owners ask before a sale" },
    { page: "contact", title: "Contact", line: "Ask a partner by phone or in writing" },
  ] satisfies readonly { page: PageId; title: string; line: string }[],
} as const;
