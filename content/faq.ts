import type { GuidePageId } from "#content/registry/guides.ts";
import { numberInWords, rangeInWords } from "#content/sources/figure-formats.ts";
import * as commercialCleaning from "./figures/commercial-cleaning.ts";
import * as dental from "./figures/dental.ts";
import * as firm from "./figures/firm.ts";
import * as hvac from "./figures/hvac.ts";
import * as manufacturing from "./figures/manufacturing.ts";
import * as saas from "./figures/saas.ts";
import * as valuation from "./figures/valuation.ts";
import { people } from "./people.ts";

export type FaqItem = {
  /** Stable: links and search results point at it. */
  readonly id: string;
  readonly question: string;
  /** One string per paragraph. */
  readonly answer: readonly string[];
  /** The guide that goes further. */
  readonly guide?: GuidePageId;
};

export const faq: readonly FaqItem[] = [
  {
    id: "cost",
    question: "What does it cost to work with you?",
    answer: [
      "A success fee, due at closing and at no other time. There is no retainer and no upfront fee, and the valuation on this site is free as well. If your company is not sold, you owe us nothing.",
      "The fee is a share of the price, agreed in writing before we start. We earn more only when you do. You pay your own lawyer and accountant, as with any advisor.",
    ],
    guide: "ourFee",
  },
  {
    id: "timeline",
    question: "How long does a sale take?",
    answer: [
      `Typically ${firm.monthsToClose} months from the first call to closing. Traditional advisors take ${rangeInWords(firm.monthsWithOthers)}.`,
      "The work falls into four phases. In weeks 1 to 4 we prepare the figures, the memorandum and the buyer list. In weeks 5 to 8 we go to market. In weeks 9 to 12 you compare offers and sign one letter of intent. Weeks 13 to 24 are for diligence and closing.",
      "Two things stretch the calendar: accounts that need repair, and a buyer who slows down. We look for the first before we start. Against the second, we stay in touch with the other bidders.",
    ],
    guide: "twentyFourWeeks",
  },
  {
    id: "confidentiality",
    question: "Will staff, customers or competitors find out?",
    answer: [
      "Not from us. Buyers first see a short description under a code name. They learn who you are only after they have signed a confidentiality agreement (NDA). Before anyone is approached, you read the list of buyers and cross off any name.",
      "After that, documents are released in stages. Each copy is watermarked for one buyer, and your platform shows who opened what. Customer names and staff records come last, when you say so. How and when your own people hear of the sale is your decision. We plan that day with you.",
    ],
  },
  {
    id: "first-offer",
    question: "How soon will I see an offer?",
    answer: [
      `The first letter of intent (LOI: a written offer that is not yet binding) arrives ${firm.daysToLetter} days after we go to market, on average. Preparation comes before that and takes about four weeks.`,
      "The first letter is rarely the one to sign. A single offer has no rival, and the buyer knows it. So we ask every buyer to answer by the same date. You see each letter on the day it arrives, with price, cash at closing and conditions in the same order. Then you compare them on one page, with a partner beside you.",
    ],
    guide: "offerInHand",
  },
  {
    id: "competition",
    question: "How many buyers will compete?",
    answer: [
      `We keep a file of about ${firm.qualifiedBuyers} qualified buyers. Most of them are wrong for you, so we narrow it to those with a reason to buy and the money to do it. Of the buyers we then approach, ${rangeInWords(firm.interestedParties)} become interested parties. On average ${firm.competingOffers} make competing offers.`,
      `That last number matters most. One buyer negotiates against you. Several negotiate against each other, on price and also on cash, timing and the terms on which you leave. Sales run this way have brought valuations that were ${firm.higherValuations} higher than what one buyer offered alone.`,
    ],
  },
  {
    id: "worth",
    question: "What is my company worth?",
    answer: [
      `Buyers pay a multiple of profit. We start from adjusted EBITDA (earnings before interest, taxes, depreciation and amortization, without one-time costs) and set the multiple by size, by growth and by the share of revenue that recurs. Above $1M of EBITDA, companies typically sell for ${rangeInWords(valuation.ebitdaMultiple)}. Owner-operated ones typically sell for ${rangeInWords(valuation.sdeMultiple)} of seller’s discretionary earnings (SDE): profit plus what the owner takes out.`,
      "The free valuation on this site applies that arithmetic to your own figures and shows each step. It gives a preliminary range, not a promise. What a buyer finally pays also depends on your contracts, your customers and who else is bidding.",
    ],
  },
  {
    id: "size",
    question: "Is my company too small, or too large?",
    answer: [
      `We work with private companies that have ${rangeInWords(firm.clientRevenue)} in revenue, most often ${rangeInWords(firm.usualRevenue)}. The industries we know best are technology, healthcare including dental, and service businesses. Precision machining and sales between the United States and Europe have pages of their own.`,
      "Outside that range we will say so on the first call, before either of us has spent time on it. The valuation tool starts at $100,000 of annual profit. A smaller company can still find out where it stands and what would move the figure.",
    ],
  },
  {
    id: "partner",
    question: "Who will I actually deal with?",
    answer: [
      "One partner. The person on your first call values the company, runs the meetings with buyers and sits beside you at closing. There is no handover to a junior team once you have signed.",
      `Behind that partner stand people who research buyers, test the figures and keep your platform current. Support runs ${firm.support} while your sale is live. Every call, NDA and letter is on the platform the day it happens, so you never have to ask for news. The team page introduces all ${numberInWords(people.length).toLowerCase()} of us.`,
    ],
  },
  {
    id: "after-the-sale",
    question: "Do I have to leave after the sale?",
    answer: [
      `No. More often a buyer will ask you to stay for a while. How long is negotiable, like any other term. We agree on what you want before we speak to anyone. In dental, owners stay ${rangeInWords(dental.monthsOfStay)} months after closing. In precision machining and commercial cleaning, the handover takes ${rangeInWords(manufacturing.transitionMonths)} months.`,
      `You can also keep a share. Founders usually keep ${rangeInWords(firm.rollover)} as rollover equity: they sell most of the company now and own part of it together with the new owner. Some buyers insist on that, others do not want it. We compare both kinds for you.`,
    ],
  },
  {
    id: "cash-at-closing",
    question: "How much of the price is cash?",
    answer: [
      `Most of it, and the share differs by industry. In dental ${dental.cashAtClose} is paid in cash at closing. In precision machining it is ${manufacturing.cashAtClose}, in commercial cleaning ${commercialCleaning.cashAtClose}, in software ${saas.cashAtClose} and in HVAC ${hvac.cashAtClose}.`,
      "The rest comes later or in another form: shares in the combined company, a note, or a payment tied to results. A higher price with less cash can be the worse offer. So we compare letters of intent line by line. The comparison shows what you would have in the bank the morning after closing.",
    ],
    guide: "priceAndTerms",
  },
  {
    id: "what-can-go-wrong",
    question: "What can go wrong?",
    answer: [
      "Diligence can find something that was not in the figures. A buyer can slow down and hope that you lose patience. A lender can withdraw. Each ends in the same request: a lower price, late in the process.",
      `We prepare against that. Your figures are tested before a buyer sees them, so we find the surprises first. The data room opens in stages. We stay in touch with the runner-up until the money has arrived. Our close rate is ${firm.closeRate}. An owner whose sale does not close has lost time, but pays no fee.`,
    ],
    guide: "twentyFourWeeks",
  },
  {
    id: "first-step",
    question: "What do you need from me to begin?",
    answer: [
      "Very little. For a preliminary range we need your website address, last year’s pre-tax profit, the trend and the share of revenue that recurs. It takes about a minute, without sign-up. It is confidential, and no buyer sees it without your consent.",
      "If you then want to talk, fifteen minutes with a partner is enough to say whether now is the time. Three years of accounts and your main contracts come later, once we have agreed in writing to work together. If a sale is two years away, call anyway. That leaves time to fix what a buyer would mark down.",
    ],
  },
];
