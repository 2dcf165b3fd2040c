import type { Action } from "#content/actions.ts";

const start: Action = { label: "Start Your Auction Process", target: "valuation" };
const learnMore: Action = { label: "Learn More", target: "scheduling" };

export const processPage = {
  title: ["Many buyers in.", "One signature out."],
  lead: "A sale with us is an auction with a calendar. Four phases, typically six months from the first call to closing. Traditional advisors take 12 to 18.",
  actions: [start, learnMore],
} as const;
