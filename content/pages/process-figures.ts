import * as firm from "#content/figures/firm.ts";
import { projectAlder as alder } from "#content/report/project-alder.ts";
import { amountOf, rangeOf } from "#content/sources/figure-formats.ts";

const ours = amountOf(firm.monthsToClose);
const [shortest, longest] = rangeOf(firm.monthsWithOthers);
/** The part of the process page that argues with figures. */
export const processFigures = {
  months: {
    title: "How long a sale takes",
    unit: "Months from the first call to closing",
    ticks: [0, 3, 6, 9, 12, 15, 18],
    firstTick: "Start",
    bars: [
      { id: "us", label: "With us", least: ours, most: ours, text: `${firm.monthsToClose} months, typical` },
      {
        id: "others",
        label: "Traditional advisors",
        least: shortest,
        most: longest,
        text: `${firm.monthsWithOthers} months`,
      },
    ],
    figures: [
      { value: firm.daysToLetter, label: "days on average from going to market to the first letter of intent" },
      { value: firm.interestedParties, label: "interested parties per sale" },
      { value: firm.closeRate, label: "close rate of the sales we run" },
      { value: firm.higherValuations, label: "higher valuations than one buyer offers alone" },
    ],
  },

  auction: {
    title: "Why an auction brings more than one buyer alone",
    /** Each keyed to its place in the drawing of the bids: a week and an amount. */
    reasons: [
      {
        id: "floor",
        title: "A second bidder sets the floor",
        text: `Each buyer has to beat the next-best offer. On average, ${firm.competingOffers} offers compete.`,
        at: [8.2, 9.5],
      },
      {
        id: "date",
        title: "A date makes people decide",
        text: "All letters of intent are due on one day. Buyers tend to decide just before it, so they decide together.",
        at: [10.58, 12.15],
      },
      {
        id: "alternative",
        title: "An alternative protects the price",
        text: "A buyer without a rival often asks for a lower price during diligence. With a runner-up waiting, that is a risk to the buyer.",
        at: [12.2, 8.42],
      },
    ],
  },

  /** Amounts in millions of dollars. */
  bids: {
    illustration: true,
    weeks: [5, 13],
    amounts: [7, 12],
    firstTick: "Week 5",
    deadline: { week: 10.8, label: "LOI deadline" },
    valuation: { amount: alder.valuation, label: "Your valuation" },
    note: "Illustrative bids for the sample sale, Project Alder. The dashed line is the same company with one bidder.",
    summary:
      "Sample bids. Four buyers open between $8.1M and $9.2M in weeks 7 and 8. Around the deadline in week 10 two drop out at $9.3M and $10.3M; the others go on to $11.1M and $11.6M. A single buyer without rivals reaches $9.0M and slips to $8.0M in diligence.",
    bidders: [
      {
        part: "alone",
        name: "One buyer alone",
        detail: "No rival, price slips",
        until: 13,
        steps: [
          [7, 8.6],
          [8.7, 8.9],
          [10, 9],
          [11.2, 8.5],
          [12.2, 8],
        ],
      },
      {
        part: "out",
        name: "Buyer 18",
        detail: "out",
        until: 10.8,
        steps: [
          [8.4, 8.7],
          [9.4, alder.standing["Buyer 18"]],
        ],
      },
      {
        part: "out",
        name: "Buyer 31",
        detail: "out",
        until: 11,
        steps: [
          [8.1, 9],
          [10.2, alder.standing["Buyer 31"]],
        ],
      },
      {
        part: "second",
        name: "Buyer 12",
        detail: "Sponsor, runner-up",
        until: 13,
        steps: [
          [7.6, 9.2],
          [9, 9.8],
          [10, alder.standing["Buyer 12"]],
          [11.3, 11.1],
        ],
      },
      {
        part: "won",
        name: "Buyer 07",
        detail: "Strategic, signed",
        until: 13,
        steps: [
          [7.8, 8.1],
          [9.2, 10],
          [9.8, 10.9],
          [10.4, alder.standing["Buyer 07"]],
        ],
      },
    ],
  },
} as const;
