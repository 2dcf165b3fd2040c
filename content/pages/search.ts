import type { PageId } from "#content/registry/registry.ts";

type Way = { readonly page: PageId; readonly line: string };

export const searchPage = {
  head: {
    title: "Search the Site",
    description:
      "Search every page of the site and the questions owners ask before a sale: valuation, fees, process, buyers and industries.",
  },
  title: "Search the site",
  label: "What are you looking for?",
  placeholder: "Fees, dental, multiples",
  button: "Search",
  empty: {
    text: "Type a word or two. We look through every page and every question owners ask before a sale.",
    waysTitle: "Where most owners start",
  },
  nothing: {
    text: "We found nothing for that. Try one word instead of several, or start here.",
    waysTitle: "Other pages",
  },
  kinds: { page: "Page", question: "Question" },
  ways: [
    { page: "valuation", line: "A range in about a minute, from your website and three figures." },
    { page: "process", line: "Four phases, week by week, and who learns what when." },
    { page: "faq", line: "Twelve questions owners ask before a sale." },
    { page: "industries", line: "Each industry, with its multiples and buyers." },
    { page: "contact", line: "Ask a partner by phone or in writing." },
  ] satisfies readonly Way[],
} as const;
