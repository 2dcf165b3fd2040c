import type { Action } from "#content/actions.ts";

const start: Action = { label: "Start Your Auction Process", target: "valuation" };
const learnMore: Action = { label: "Learn More", target: "scheduling" };

export const processPage = {
  head: {
    title: "How We Run a Sale, Week by Week",
    description:
      "Four phases over 24 weeks: prepare, go to market, compare offers, close. See who learns what and when, and how bids rise in a quiet auction.",
  },
  title: ["Many buyers in.", "One signature out."],
  lead: "A sale with us is an auction with a calendar. Four phases, typically six months from the first call to closing. Traditional advisors take 12 to 18.",
  actions: [start, learnMore],
} as const;
