import type { GuideSummary } from "#content/schemas/guide.ts";

/** What the registry and the footer need of each guide, in the order in which all lists show them. */
export const guides = [
  { id: "offerInHand", path: "/guides/offer-in-hand", name: "I already have an offer" },
  { id: "priceAndTerms", path: "/guides/price-and-terms", name: "Price, terms and what you keep" },
  { id: "twentyFourWeeks", path: "/guides/24-weeks", name: "What happens in the 24 weeks, week by week" },
  { id: "ourFee", path: "/guides/our-fee", name: "How we are paid" },
] as const satisfies readonly GuideSummary[];

export type GuidePageId = (typeof guides)[number]["id"];
