import { bookAction, valuationAction } from "#content/actions.ts";
import * as firm from "#content/figures/firm.ts";
import type { GuidePage } from "#content/schemas/guide.ts";
import { moneyInMillions } from "#domain/guides/money-in-millions.ts";
import { fullMoney, shortMoney } from "#domain/valuation/text/money.ts";
import { exampleCompany, offerWithRollover } from "./example-offers.ts";
import { guideSources } from "./sources.ts";

const [smallest = firm.clientRevenue] = firm.clientRevenue.split("–");
const { ebitda, multiple, sum } = offerWithRollover;
const { escrow, escrowMonths, pretaxProfit } = exampleCompany;
const times = multiple.toFixed(1);

export const offerInHandPage: GuidePage = {
  head: {
    title: "I Already Have an Offer",
    description:
      "A buyer has made you an offer: the first 48 hours, the letter of intent line by line, what is negotiable, and when you should not hire us.",
    keywords: ["letter of intent", "unsolicited offer", "LOI", "exclusivity", "working capital peg"],
  },
  lead: "Somebody wants to buy your company and has put a number on it. Until you sign, almost every line is open. After that, few are.",
  audience: "Owners with a letter or a call from a buyer",
  author: "daniel-mercer",
  publishedOn: "2026-11-17",
  checkedOn: "2026-11-17",
  sections: [
    {
      kind: "hours",
      id: "hours",
      contents: "The first 48 hours",
      title: "The first 48 hours",
      lead: "An offer feels urgent because the buyer wants it to. Nothing on this ruler commits you to anything.",
      last: 48,
      unit: "Hour",
      moments: [
        {
          hour: 0,
          title: "Read it once. Answer nothing.",
          text: "Note who sent it, the price, the day it lapses, and whether it says “exclusive”.",
        },
        {
          hour: 4,
          title: "Say thank you and name a day.",
          text: "“We will come back to you on Thursday.” A serious buyer waits a week.",
        },
        {
          hour: 16,
          title: "Tell two people.",
          text: "Your lawyer and your accountant. Not the team and not customers, until you have decided.",
        },
        {
          hour: 32,
          title: "Get a second number.",
          text: "Our free range takes about a minute. No buyer sees it without your consent.",
        },
        {
          hour: 48,
          title: "Choose one of three.",
          text: "Negotiate with this buyer, ask others to bid as well, or decline and stay in touch.",
        },
      ],
      avoid: {
        title: "Do not, yet",
        items: [
          "Sign anything with the word “exclusive”.",
          "Send customer names or technicians’ pay.",
          "Say a number on the phone.",
        ],
      },
    },
    {
      kind: "letter",
      id: "letter",
      contents: "The letter, line by line",
      title: "How to read a letter of intent",
      lead: "A letter of intent (LOI) sets out price and terms before there is a contract. The price is in paragraph 1. What you receive is decided in the other seven.",
      ground: "ease",
      sample: true,
      date: "November 3, 2026",
      to: "To the shareholders of",
      withheld: { buyer: "Buyer’s name withheld", company: "Company’s name withheld" },
      heading: "Non-binding letter of intent",
      about: `A letter for the company in our guide to price and terms: an HVAC business with ${shortMoney(pretaxProfit)} of yearly pre-tax profit. The wording is typical, not quoted.`,
      askLabel: "Ask for",
      paragraphs: [
        {
          text: [
            "Buyer proposes to acquire all of the shares of the Company for ",
            { mark: `${fullMoney(sum.price)} on a cash-free, debt-free basis` },
            `, being ${times} times Adjusted EBITDA of ${fullMoney(ebitda)}.`,
          ],
          title: "The headline price",
          note: `Cash-free, debt-free: you keep the company’s cash and repay its debt, so this is not what you receive. EBITDA is earnings before interest, taxes, depreciation and amortization; “adjusted” leaves out one-time and private costs. Every $100K the buyer strikes out of it takes ${shortMoney(100_000 * multiple)} off the price.`,
          ask: "The buyer’s EBITDA calculation, in writing",
        },
        {
          text: [
            "Twenty percent of the equity value shall be paid in ",
            { mark: "Class B units of Parent" },
            " and the balance in cash at closing.",
          ],
          title: "Rollover",
          note: `The part of your price that is paid in shares of the buyer, here ${moneyInMillions(sum.rollover)}. You do not control that company, and Class B usually means that someone else is paid first.`,
          ask: "The investor’s own class of shares, and the right to sell when the investor sells",
        },
        {
          text: [
            "The price assumes a ",
            { mark: "normal level of working capital, to be determined by Buyer" },
            " in good faith.",
          ],
          title: "Working capital peg",
          note: "The peg is how much in receivables and parts, less payables, you must leave in the company. Each dollar below it comes off the price. Of more than 1,570 private deals (2020 to the third quarter of 2025), 92% adjusted the price after closing: 51% in the buyer’s favor, 38% in the seller’s.",
          ask: "A number now: the average of the last twelve months",
        },
        {
          text: [
            { mark: `${fullMoney(escrow)} shall be held in escrow for ${escrowMonths} months` },
            " as security for Seller’s representations.",
          ],
          title: "Escrow",
          note: `Part of your money, held by a bank in case something you stated proves wrong. What nobody claims is paid to you. Here it is ${((escrow / sum.price) * 100).toFixed(1)}% of the price; the median was 10% in more than 2,100 private deals closed from 2017 to 2022.`,
          ask: "Twelve months, and a cap on claims",
        },
        {
          text: [
            "For ",
            { mark: "90 days from signature" },
            " the Company shall not solicit, discuss or accept any other proposal.",
          ],
          title: "Exclusivity: the line that binds you",
          note: "From your signature on you have one buyer, and delay works in that buyer’s favor. Negotiate this line before any other. Five published letters had 45 to 110 days.",
          ask: "45 days, ending at once if the price is cut",
          binds: true,
        },
        {
          text: [
            "Closing is subject to ",
            { mark: "satisfactory due diligence, a quality of earnings report and financing" },
            ".",
          ],
          title: "Conditions",
          note: "The buyer decides what is satisfactory. Quality of earnings is an accountant’s check of your EBITDA. “Financing” means that a lender has yet to say yes.",
          ask: "The lender’s letter, or no financing condition",
        },
        {
          text: ["Seller shall remain employed for 36 months and shall ", { mark: "not compete for five years" }, "."],
          title: "Your next years",
          note: "Read it together with paragraph 2: if you leave early, you often lose the shares.",
          ask: "A defined role, and the cases in which you may leave and keep your shares",
        },
        {
          text: ["Except for paragraph 5, confidentiality and costs, ", { mark: "this letter is not binding" }, "."],
          title: "What you are signing",
          note: "The buyer may still walk away or lower the price. You may not talk to another buyer until exclusivity ends.",
        },
      ],
      sources: [guideSources.workingCapital, guideSources.escrow, guideSources.exclusivity],
      next: {
        label: `What this letter pays: ${shortMoney(sum.price)} becomes ${moneyInMillions(sum.cashAtClose)} on the day of closing`,
        target: "priceAndTerms",
      },
    },
    {
      kind: "room",
      id: "negotiable",
      contents: "What is negotiable",
      title: "What is negotiable",
      lead: "Most of it before you sign the letter, and little of it after. Four marks mean the most room to move. This is practice as we see it in sales of this size, not a study; your lawyer decides.",
      sample: true,
      columns: {
        term: "Term",
        draft: "First draft",
        settles: "Often settles at",
        room: "Room to move",
        when: "When to ask",
      },
      rows: [
        {
          term: "Exclusivity",
          draft: "60 to 90 days",
          settles: "30 to 45 days, ends if the price is cut",
          room: 4,
          when: "Before you sign",
        },
        {
          term: "Working capital peg",
          draft: "“To be agreed”",
          settles: "Average of twelve months, as a number",
          room: 4,
          when: "Before you sign",
        },
        {
          term: "Rollover",
          draft: "A fifth or more of the equity value, in junior shares",
          settles: "Less, in the investor’s own class, with the right to sell along",
          room: 3,
          when: "Before you sign",
        },
        {
          term: "Earn-out: a part paid later if targets are met",
          draft: "On EBITDA, which the buyer then controls",
          settles: "On revenue or gross profit, due at once if the company is resold",
          room: 3,
          when: "Before you sign",
        },
        {
          term: "Escrow",
          draft: "10% of the price for 18 to 24 months",
          settles: "12 to 15 months; less money if claims are insured",
          room: 2,
          when: "In the contract",
        },
        {
          term: "Non-compete",
          draft: "Five years, everywhere",
          settles: "Three to five years, where you work today",
          room: 2,
          when: "In the contract",
        },
        {
          term: "Quality of earnings",
          draft: "The buyer’s accountant",
          settles: "The buyer’s accountant, after your own has looked",
          room: 1,
          when: "Before buyers are called",
        },
        {
          term: "What you state on taxes and ownership",
          draft: "Full liability",
          settles: "Full liability",
          room: 0,
          when: "Hardly ever",
        },
      ],
      note: "60 to 90 days of exclusivity is also what Business Transition Strategies calls usual.",
      sources: [guideSources.exclusivityPractice],
    },
    {
      kind: "cases",
      id: "not",
      contents: "When not to hire us",
      title: "When not to hire us",
      lead: "Five cases in which we would say so on the first call.",
      ground: "pine",
      items: [
        {
          title: `Your yearly revenue is under ${smallest}.`,
          text: "A business broker sells companies of that size and costs less in total.",
        },
        {
          title: "You are selling to family or to your managers, and the price is settled.",
          text: "You need a lawyer and a tax advisor. We would only add a fee.",
        },
        {
          title: "You have signed exclusivity.",
          text: "Until it lapses no one else may be asked. Call us on the day it ends, or if the price is cut.",
        },
        {
          title: "You need an answer this month.",
          text: `A competitive sale typically takes ${firm.monthsToClose} months from the first call to closing. Taking this offer may be the right decision.`,
        },
        {
          title: "It is all cash, above the top of your industry’s range, with no financing condition.",
          text: "Have your lawyer check the contract, and take it.",
        },
      ],
      next: { label: "How we are paid if you do hire us", target: "ourFee" },
    },
  ],
  closing: {
    note: "Free, no sign-up",
    title: "What is it worth to another buyer?",
    description:
      "A range from your website and three figures, before you answer the letter. It takes about a minute. No buyer sees it without your consent.",
    primary: valuationAction,
    secondary: bookAction,
  },
};
