import type { PageId } from "./registry.ts";

/** The words of the root error screen. The heading is fixed (docs/product.md). */
export const errorScreen = {
  heading: "Unexpected Application Error",
  notFound:
    "There is no page at this address. It may have moved, or the link is incomplete. Nothing you entered was lost.",
  failed: "The page did not come together. Nothing you entered was lost. Try again, or take one of the ways on below.",
  chunk:
    "Part of the page did not arrive. Check your connection, then load the page again. Nothing you entered was lost.",
  home: "Back to the home page",
  again: "Load the page again",
  contact: "Contact us",
  waysOn: [
    { page: "valuation", title: "Free valuation", line: "A range in about a minute" },
    { page: "process", title: "Our process", line: "Four phases, to scale" },
    { page: "industries", title: "Industries", line: "Multiples and buyers" },
    { page: "faq", title: "Questions", line: "Twelve, answered" },
  ] satisfies readonly { page: PageId; title: string; line: string }[],
} as const;
