import { leadSourceNames } from "#content/desk/leads/lead-sources.ts";
import { industries as industryPageList } from "#content/registry/industries.ts";
import { pages } from "#content/registry/registry.ts";
import type { StepRow } from "#domain/desk/funnel/funnel.ts";
import type { FunnelReading } from "#domain/desk/funnel/funnel-reading.ts";
import type { FunnelStep } from "#domain/desk/funnel/funnel-steps.ts";
import { isLeadSource } from "#domain/leads/lead-source.ts";
import { industries } from "#domain/website/industries.ts";

/** Words of the screen of the funnel. */

type StepWords = { readonly name: string; readonly text: string };

export const stepWords: Readonly<Record<FunnelStep, StepWords>> = {
  visit: { name: "Visit", text: "came to the site" },
  address: { name: "Address", text: "gave a website address" },
  figures: { name: "Figures", text: "entered the three figures" },
  result: { name: "Result", text: "saw a value range" },
  contact: { name: "Contact", text: "left a phone number or an email" },
  report: { name: "Report", text: "downloaded a report" },
  booked: { name: "Booked", text: "booked a call" },
  paid: { name: "Paid", text: "paid for a report" },
};

const stepNames = new Map<string, string>(Object.entries(stepWords).map(([id, { name }]) => [id, name]));

export const stepName = (id: string): string => stepNames.get(id) ?? id;

export const whole = (count: number): string => count.toLocaleString("en-US");
/** `7.7%`, `64%`: with a decimal below ten. */
export const percent = (share: number): string =>
  share > 0 && share < 0.0995 ? `${(share * 100).toFixed(1)}%` : `${Math.round(share * 100)}%`;

const signed = (value: number, text: string) => `${value < 0 ? "−" : "+"}${text}`;

export function changeText(change: StepRow["change"]): string {
  if (!change) return funnelWords.few;
  const size = Math.abs(change.by);
  if (size < (change.unit === "points" ? 0.05 : 0.000_5)) return funnelWords.same;
  return change.unit === "points"
    ? signed(change.by, `${size.toFixed(1)} pts`)
    : signed(change.by, `${(size * 100).toFixed(1)}%`);
}

export const funnelWords = {
  week: "Week",
  show: "Show",
  export: "Export",
  exportTitles: { day: "Day", step: "Step", page: "Page", source: "Source", industry: "Industry", count: "Count" },
  cuts: "Parts of this screen",
  breakdownNames: {
    week: "By week",
    page: "By page",
    source: "By source",
    partner: "By partner site",
    industry: "By industry",
  },
  way: "On the way to a result",
  after: "After the result",
  count: "How often",
  shareBefore: "Share of the step before",
  shareResults: "Share of all results. One person may do several",
  against: "Against the week before",
  lastWeek: "the week before",
  start: (count: number) => `${whole(count)} ${count === 1 ? "visit is" : "visits are"} the start of the count`,
  few: "too few",
  same: "no change",
  current: "This week is not over.",
  weeks: "Twelve weeks",
  weeksNote: "How often per week, each step on its own scale",
  topLine: (top: number) => `${whole(top)} at the top line`,
  weekText: (step: string, first: string, from: number, last: string, to: number) =>
    `${step} by week: ${whole(from)} in ${first} to ${whole(to)} in ${last}`,
  pageNote: "Visits by the page they began on, results by the page that led to the valuation",
  page: "Page",
  sourceNote: "How they found the site",
  source: "Source",
  partnerNote: "A visit is a page of theirs that showed the valuation",
  partner: "Partner site",
  industryNote: "Known once the website was read",
  industry: "Industry",
  visits: "Visits",
  per100Visits: "Results per 100 visits",
  per100Results: "Contacts per 100 results",
  notKnown: "not known",
  rest: "Everything else",
  together: "Together",
  none: "Nothing is counted in this week yet.",
  resultCount: (count: number) => `${whole(count)} ${count === 1 ? "result" : "results"}`,
  contactCount: (count: number) => `${whole(count)} ${count === 1 ? "contact" : "contacts"}`,
  notes: [
    "A visit is a page that was opened from outside the site, counted without cookies: a person who comes back counts again. Robots are left out.",
    "Industry pages are known to have led to a result. From other pages visitors pass through the free valuation, so those have no share.",
    "Booked calls count once the calendar reports them to the site.",
    "Under 20 a share is shown but not compared.",
  ],
} as const;

/** The frames on partners' sites, among the pages. */
export const allFrames = "partnerSites";

const pageNames = new Map<string, string>([
  ...pages.map(({ id, name }) => [id, name] as const),
  [allFrames, "Partner sites"],
]);

const industryPages = new Set<string>(industryPageList.map(({ id }) => id));

/** From other pages visitors pass through the page of the valuation, so that the page that led to it is not known. */
export const isIndustryPage = (id: string): boolean => industryPages.has(id);

export const pageName = (id: string): string => pageNames.get(id) ?? funnelWords.rest;

export const sourceName = (id: string): string => (isLeadSource(id) ? leadSourceNames[id] : funnelWords.rest);

const industryLabels: Readonly<Record<string, { readonly label: string }>> = industries;

export const industryName = (id: string): string =>
  id === "other" ? "Other industries" : (industryLabels[id]?.label ?? funnelWords.rest);

export type ReadingWords = { readonly title: string; readonly text: string };

const lossWords: Readonly<Partial<Record<FunnelStep, (lost: number) => ReadingWords>>> = {
  address: (lost) => ({
    title: "Most are lost at the first step.",
    text: `${lost} of 100 visitors leave without starting a valuation. Usual for a site that is read before it is used.`,
  }),
  figures: (lost) => ({
    title: "Most are lost at the figures.",
    text: `${lost} of 100 who give an address do not enter the figures.`,
  }),
  result: (lost) => ({
    title: "Most are lost before the result.",
    text: `${lost} of 100 who enter their figures leave before they see the range.`,
  }),
};

export function readingWords(reading: FunnelReading): ReadingWords {
  if (reading.kind === "loss") return lossWords[reading.step]?.(reading.lost) ?? { title: "", text: "" };
  const { step, count, before, share = 0, shareBefore = 0 } = reading.row;
  const { name, text } = stepWords[step];
  if (reading.kind === "change")
    return {
      title: `${share > shareBefore ? "More" : "Fewer"} ${text}.`,
      text: `${percent(share)} against ${percent(shareBefore)} the week before: ${whole(count)} times, ${differenceText(count - before)}.`,
    };
  return {
    title: `${name} went from ${whole(before)} to ${whole(count)}.`,
    text: "Too few to read anything into.",
  };
}

function differenceText(difference: number): string {
  if (difference === 0) return "as many as then";
  return `${whole(Math.abs(difference))} ${difference > 0 ? "more" : "fewer"}`;
}
