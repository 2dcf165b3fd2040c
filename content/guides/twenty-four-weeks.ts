import { bookAction, valuationAction } from "#content/actions.ts";
import * as firm from "#content/figures/firm.ts";
import { processPage } from "#content/pages/process.ts";
import { projectAlder as alder } from "#content/report/project-alder.ts";
import type { GuidePage, SectionOf } from "#content/schemas/guide.ts";
import { guideSources } from "./sources.ts";

/** The owner's own hours in each of the 24 weeks: how we plan a sale, not a measurement. */
const ownerHours = [6, 8, 6, 4, 1, 2, 3, 4, 8, 6, 6, 6, 5, 5, 6, 6, 5, 5, 6, 5, 5, 4, 4, 8] as const;

/** What each phase asks of the owner, by the phase's id on the process page. */
const phaseHours = {
  prepare: "Most of it is finding documents and explaining them.",
  market: "We hold the calls. You read a summary each day.",
  compare: "Meetings with buyers, and one decision.",
  close: "Questions that only you can answer, then signatures.",
} as const;

function hours(): SectionOf<"owner-hours"> {
  const total = ownerHours.reduce<number>((sum, hours) => sum + hours, 0);
  const perWeek = Math.round(total / ownerHours.length);
  return {
    kind: "owner-hours",
    id: "hours",
    contents: "Your hours, week by week",
    title: "Your hours, week by week",
    lead: `About ${total} hours of your own time over ${ownerHours.length} weeks, or ${perWeek} hours a week. This is how we plan; a company without a finance manager needs more.`,
    ground: "ease",
    sample: true,
    unit: "Hours of the owner in each week",
    weekWord: "Week",
    summary: `The owner’s hours in each of ${ownerHours.length} weeks: ${ownerHours.join(", ")}.`,
    hours: ownerHours,
    phases: processPage.phases.items.map(({ id, title, from, to }) => ({ title, from, to, text: phaseHours[id] })),
  };
}

function calendar(): SectionOf<"calendar"> {
  const rows = {
    prepare: [
      {
        weeks: "1",
        happens: "We sign an engagement letter and agree on a list of what we need.",
        yours: "Send three years of financial statements and tax returns.",
        people: "You and one partner of ours",
      },
      {
        weeks: "2",
        happens:
          "We work out adjusted EBITDA: earnings before interest, taxes, depreciation and amortization, without one-time and private costs.",
        yours: "Explain those costs. Two calls of two hours.",
        people: "Your accountant joins",
      },
      {
        weeks: "3",
        happens: "We write the teaser (one page without your name) and the information memorandum.",
        yours: "Correct both drafts. Say what a buyer must not learn early.",
        people: "Your lawyer joins",
      },
      {
        weeks: "4",
        happens: "The asking range and the list of buyers are settled.",
        yours: "Strike any name from the list.",
        people: "You and the partner",
      },
    ],
    market: [
      {
        weeks: "5",
        happens: "All buyers on the list get the teaser in this week, under a code name.",
        yours: "Run the company.",
        people: `${alder.buyers} buyers, without your name`,
      },
      {
        weeks: "6",
        happens:
          "Buyers who want more sign a non-disclosure agreement (NDA). Then they get your name and the memorandum.",
        yours: "Read our summary of each day’s calls.",
        people: `${alder.ndas} buyers under NDA by week 8`,
      },
      {
        weeks: "7",
        happens: `First calls, held by us. The first letter of intent (LOI: price and terms before there is a contract) comes ${firm.daysToLetter} days after we go to market, on average.`,
        yours: "Answer what we cannot. Sign nothing.",
        people: "Buyers under NDA",
      },
      {
        weeks: "8",
        happens: "First indications of price in writing.",
        yours: "Go through them with the partner and choose whom to meet.",
        people: `${alder.interested} interested buyers by week 10`,
      },
    ],
    compare: [
      {
        weeks: "9",
        happens: "Management meetings with the buyers you chose.",
        yours: "Two or three meetings of two hours, away from the office.",
        people: "A manager you trust, if you want one there",
      },
      {
        weeks: "10",
        happens: "One deadline for all letters of intent.",
        yours: "Compare them on one page: price, cash, rollover (shares instead of cash), conditions.",
        people: `${alder.offers} written offers by week 12`,
      },
      {
        weeks: "11",
        happens: "A last round: each buyer may improve price or terms once.",
        yours: "Decide what counts most: cash, price, your role, your people.",
        people: "Your lawyer and accountant",
      },
      {
        weeks: "12",
        happens: "You sign one letter. From then on that buyer has exclusivity: you may talk to no other.",
        yours: "Read it with your lawyer, then sign.",
        people: "One buyer; the others are told to wait",
      },
    ],
    close: [
      {
        weeks: "13–15",
        happens:
          "We agree on the buyer’s list of questions and fill the data room with contracts, licenses and payroll.",
        yours: "Collect what is missing, with one person you trust.",
        people: "Your office or finance manager",
      },
      {
        weeks: "16",
        happens: "The full data room opens in stages. Every page view is logged.",
        yours: "Release customer names only when you are ready.",
        people: "The buyer, its lawyer and its lender",
      },
      {
        weeks: "17–18",
        happens: "Quality of earnings: the buyer’s accountant checks your EBITDA.",
        yours: "Two short calls a week. Your accountant answers the rest.",
        people: "The buyer’s accountant",
      },
      {
        weeks: "19",
        happens: "The last questions are answered, by us first.",
        yours: "Tell your key managers, on a day you choose, with a plan for their pay.",
        people: "Key managers",
      },
      {
        weeks: "20–21",
        happens:
          "The purchase agreement is negotiated: escrow (money held back against claims), the working capital peg (what you leave in the company), non-compete.",
        yours: "Read each draft with your lawyer. We negotiate; you decide.",
        people: "Lawyers on both sides",
      },
      {
        weeks: "22–23",
        happens: "Consents of lenders, landlords and licensing boards. The closing statement is drawn up.",
        yours: "Check the statement line by line with your accountant.",
        people: "Banks, landlords",
      },
      {
        weeks: "24",
        happens: "Signatures and funds are exchanged. Our fee falls due.",
        yours: "Sign, see the money in your account, and tell your team.",
        people: "Everyone",
      },
    ],
  } as const;
  return {
    kind: "calendar",
    id: "calendar",
    contents: "The calendar",
    title: "The calendar: what happens and what you do",
    lead: `The same four phases and weeks as on our process page. Buyer counts are from an invented sale (${alder.name}).`,
    columns: { week: "Week", happens: "What happens", yours: "What you do", people: "Who is involved" },
    phases: processPage.phases.items.map(({ id, title }) => ({ title, rows: rows[id] })),
    next: { label: "See the same weeks as a drawing, on our process page", target: "process" },
  };
}

function people(): SectionOf<"terms"> {
  return {
    kind: "terms",
    id: "people",
    contents: "Who knows, and from when",
    title: "Who knows about the sale, and from which week",
    lead: "You decide when each of them hears. We prepare it with you.",
    items: [
      { term: "Week 1", text: "You and one partner of ours.", figure: "Everything" },
      {
        term: "Weeks 2 and 3",
        text: "Your accountant and your lawyer, who both owe you confidentiality.",
        figure: "Everything",
      },
      {
        term: "Week 5",
        text: `The buyers on your list: ${alder.buyers} in our sample sale.`,
        figure: "Region, industry, size. No name",
      },
      {
        term: "Weeks 6 to 8",
        text: `Buyers who have signed an NDA: ${alder.ndas} of those ${alder.buyers}.`,
        figure: "Your name and your figures",
      },
      {
        term: "Weeks 13 to 24",
        text: "One buyer, with its lender, lawyer and accountant.",
        figure: "Contracts; customer names when you say so",
      },
      {
        term: "Week 19",
        text: "The managers whom the buyer wants to keep.",
        figure: "That there is a sale, and their own terms",
      },
      {
        term: "Week 24",
        text: "Your team and your customers, from you, on the day of closing.",
        figure: "That the company is sold",
      },
    ],
  };
}

function problems(): SectionOf<"cases"> {
  return {
    kind: "cases",
    id: "problems",
    contents: "What can go wrong",
    title: "What can go wrong, and in which weeks",
    lead: "Axial asked why 75 signed letters of intent failed in 2025. The shares below are of those 75.",
    ground: "pine",
    items: [
      {
        title: "Weeks 16 to 19: diligence finds something new.",
        text: "25.3% of the 75 letters. We look through contracts and licenses in weeks 1 to 4, so that you hear of it before a buyer does.",
      },
      {
        title: "Weeks 17 and 18: the buyer’s accountant arrives at a lower EBITDA.",
        text: "21.3%. Your own accountant tests the figure in week 2.",
      },
      {
        title: "Weeks 20 to 23: the buyer asks for a lower price or other terms.",
        text: "14.7%. The letter says that exclusivity ends if the price is cut, and the runner-up stays in touch.",
      },
      {
        title: "Any week: you change your mind.",
        text: "13.3% were the seller’s decision. You may decide so until the purchase agreement is signed, and you owe us no fee.",
      },
      {
        title: "Weeks 20 to 23: the lender says no.",
        text: "10.7%. We ask for the lender’s letter before you sign in week 12.",
      },
      {
        title: "It takes longer than 24 weeks.",
        text: "Surveyed brokers report medians of 9 to 11 months from engagement to closing (sales of $5M to $50M, first three quarters of 2025). Do not plan a year that only works if you close in week 24.",
      },
    ],
    sources: [guideSources.brokenLetters, guideSources.brokenFinancing, guideSources.months],
  };
}

export const twentyFourWeeksPage: GuidePage = {
  head: {
    title: "What Happens in the 24 Weeks of a Sale",
    description:
      "The 24 weeks of a sale, week by week: what happens, what you do and for how many hours, who knows about it, and what can go wrong.",
    keywords: ["sale process", "due diligence", "management meeting", "data room", "timeline"],
  },
  lead: "A sale takes 24 weeks by our calendar, and you have a company to run in each of them. The buyer is paying for that company, so run it first.",
  audience: "Owners who want to know what a sale asks of them",
  author: "anita-nair",
  publishedOn: "2026-11-17",
  checkedOn: "2026-11-17",
  sections: [hours(), calendar(), people(), problems()],
  closing: {
    note: "Free, no sign-up",
    title: "Week 1 starts with a number.",
    description:
      "A range from your website and three figures, in about a minute. Then fifteen minutes on your calendar.",
    primary: valuationAction,
    secondary: bookAction,
  },
};
