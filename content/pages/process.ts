import type { Action } from "#content/actions.ts";
import * as firm from "#content/figures/firm.ts";
import { projectAlder as alder } from "#content/report/project-alder.ts";
import { rangeInWords } from "#content/sources/figure-formats.ts";

const start: Action = { label: "Start Your Auction Process", target: "valuation" };
const learnMore: Action = { label: "Learn More", target: "scheduling" };

export const processPage = {
  head: {
    title: "How We Run a Sale, Week by Week",
    description:
      "Four phases over 24 weeks: prepare, go to market, compare offers, close. See who learns what and when, and how bids rise in a quiet auction.",
  },
  title: ["Many buyers in.", "One signature out."],
  lead: `We sell companies by a quiet auction with fixed dates: four phases, typically ${firm.monthsToClose} months from the first call to closing. Traditional advisors take ${rangeInWords(firm.monthsWithOthers)}.`,
  actions: [start, learnMore],

  phases: {
    label: "The four phases",
    weeks: 24,
    weekWord: "Weeks",
    happens: "What happens",
    yours: "Yours at the end",
    motion: { pause: "Pause", play: "Play", what: "the phases" },
    items: [
      {
        id: "prepare",
        title: "Prepare",
        from: 1,
        to: 4,
        heading: "Prepare the figures and the buyer list",
        happens: [
          "Valuation and asking range agreed with you",
          "Three years of figures restated as adjusted EBITDA: earnings before interest, taxes, depreciation and amortization, without one-time costs",
          "One-page teaser without your name, and the full information memorandum, written",
          "Buyer list drawn up; you cross off any name",
        ],
        yours: ["Valuation file", "Information memorandum", "Approved buyer list"],
      },
      {
        id: "market",
        title: "Go to market",
        from: 5,
        to: 8,
        heading: "Approach buyers under a code name",
        happens: [
          "Teaser sent to all buyers in the same week, under a code name; the best fits get calls first",
          "Confidentiality agreements (NDAs) signed before your name is given; then the memorandum and financial model are opened, stage one of the data room",
          "First calls held by us, with a summary to you the same day",
          `First letter of intent (a written offer, not yet binding), on average ${firm.daysToLetter} days after going to market`,
        ],
        yours: ["Signed NDAs", `${firm.interestedParties} interested parties`, "First indications in writing"],
      },
      {
        id: "compare",
        title: "Compare offers",
        from: 9,
        to: 12,
        heading: "Compare offers on one page",
        happens: [
          "Management meetings with the parties you choose",
          "One deadline for letters of intent",
          "Price, cash at close, rollover (the share you keep) and conditions side by side",
          "Best and final round, then exclusivity for one buyer",
        ],
        yours: [
          `${firm.competingOffers} competing offers, on average`,
          "Comparison of terms",
          "One signed letter of intent",
        ],
      },
      {
        id: "close",
        title: "Diligence and closing",
        from: 13,
        to: 24,
        heading: "Hold the price through diligence",
        happens: [
          "Full data room opened to that one buyer, every page view logged",
          "The buyer’s questions come to us first",
          "Purchase agreement negotiated with your counsel",
          "Funds and signatures exchanged; our fee falls due",
        ],
        yours: ["Purchase agreement", "Transition plan", "Proceeds"],
      },
    ],
  },

  /** How many buyers are left in which week. Weeks are counted as passed: 4 is the end of week 4. */
  funnel: {
    illustration: true,
    summary: `One company prepares in weeks 1 to 4. In week 5, ${alder.buyers} buyers are approached; ${alder.ndas} sign an NDA and ${alder.interested} are interested. ${alder.offers} make written offers by week 12, and one buyer goes on to closing in week 24.`,
    note: "Buyer counts from the sample sale, Project Alder",
    company: { value: "1", label: "company", at: 0.4 },
    approach: 4,
    stages: [
      { count: alder.buyers, label: "approached", at: 4.4, reached: 5.9, out: [6.4, 7.75] },
      { count: alder.ndas, label: "under NDA", at: 8.2, reached: 8.3, out: [8.7, 9.45] },
      { count: alder.interested, label: "interested", at: 10.2, reached: 9.3, out: [9.95, 11.45] },
      { count: alder.offers, label: "written offers", at: 12.2, reached: 10.9, out: [12.2, 12.6] },
    ],
    closing: { value: "1", label: "closing" },
    milestones: [
      { week: 12.8, label: "Letter of intent signed" },
      { week: 15.4, label: "Full data room opens" },
      { week: 18.6, label: "Diligence answered" },
      { week: 21, label: "Agreement drafted" },
    ],
  },
} as const;
