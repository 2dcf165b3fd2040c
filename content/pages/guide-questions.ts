import type { GuidePageId } from "#content/registry/guides.ts";

export type GuideQuestions = {
  readonly title: string;
  readonly questions: readonly { readonly question: string; readonly guide: GuidePageId }[];
};

/** The owner's next question on each page, and the guide that answers it. One export per page: a page loads its own. */
export const homeGuides: GuideQuestions = {
  title: "Guides for owners",
  questions: [
    { question: "A buyer has called. What do I do first?", guide: "offerInHand" },
    { question: "How much of the price is mine in the end?", guide: "priceAndTerms" },
    { question: "How much of my time does a sale take?", guide: "twentyFourWeeks" },
    { question: "What do you cost, in dollars?", guide: "ourFee" },
  ],
};

export const processGuides: GuideQuestions = {
  title: "What owners ask next",
  questions: [
    { question: "What do I do in each week, and who knows about it?", guide: "twentyFourWeeks" },
    { question: "What do you cost, and when?", guide: "ourFee" },
    { question: "I have an offer already. Is it too late for this?", guide: "offerInHand" },
  ],
};

export const resultGuides: GuideQuestions = {
  title: "What this range does not tell you",
  questions: [
    { question: "How much of it would I keep?", guide: "priceAndTerms" },
    { question: "I have an offer below this. What now?", guide: "offerInHand" },
    { question: "What would you charge to sell it?", guide: "ourFee" },
  ],
};

export const industryGuides: GuideQuestions = {
  title: "What owners ask next",
  questions: [
    { question: "A buyer has made me an offer. What do I do first?", guide: "offerInHand" },
    { question: "How much of the price would I keep?", guide: "priceAndTerms" },
    { question: "What do you cost?", guide: "ourFee" },
  ],
};
