import * as firm from "#content/figures/firm.ts";

/** The words that all industry pages share. */
export const industryPage = {
  ruler: {
    label: "On this page",
    prompt: "Go to section",
    /** The drawing's label is the page's own. */
    entries: [
      { id: "owners", label: "Owners" },
      { id: "drawing", label: undefined },
      { id: "multiples", label: "Multiples" },
      { id: "dashboard", label: "Dashboard" },
      { id: "buyers", label: "Buyers" },
      { id: "structure", label: "Structure" },
      { id: "timeline", label: "Timeline" },
      { id: "questions", label: "Questions" },
    ],
  },
  multiples: {
    title: "Multiples and published reference points",
    chart: "Multiples from zero upwards, in",
    ownSource: "Our range",
    storySource: "One client’s sale",
    why: "Why they differ",
    retrieved: "Published figures were looked up in",
    context: "They are context and change nobody’s valuation.",
  },
  valueMine: {
    title: "Value mine",
    text: "Website and three figures, about a minute.",
    label: "Your company’s website",
    placeholder: "yourcompany.com",
  },
  dashboard: { charts: "Charts", illustrative: "Illustrative", more: "What a buyer will ask to see next" },
  buyers: {
    title: "Buyers",
    note: "One dot is one buyer. Half-filled dots stand for some sales, not for all.",
    narrowing: [
      { value: firm.interestedParties, noun: "interested parties" },
      { value: firm.competingOffers, noun: "competing offers on average" },
    ],
  },
  structure: {
    title: "Deal structure",
    cash: "Cash at close",
    rollover: "Rollover equity",
    note: "Illustrative splits",
  },
  weeks: { one: "Week", several: "Weeks" },
  timeline: {
    chart: "Eight workstreams as bars over the weeks of three phases, with a line at today.",
    today: "Illustrative status",
    center: "Command center",
  },
  questionsTitle: "Questions owners ask first",
  related: { title: "Related Playbooks", kind: "Playbook", more: "View details" },
} as const;
