import { rangeWords, reportPage } from "#content/pages/valuation-private.ts";
import { people } from "#content/people.ts";
import { legalLine, site } from "#content/site.ts";
import {
  type MarketReference,
  type MarketReferenceId,
  marketReferencesRetrieved,
} from "#content/sources/market-references.ts";
import { estimateLine, unreadSite } from "#content/valuation/results.ts";
import { publishedRangeText } from "#domain/depth/published-deals.ts";
import { cutAtWord } from "#domain/leads/plain-text.ts";
import type { BracketStep } from "#domain/report/bracket-steps.ts";
import { nearestLever } from "#domain/report/levers.ts";
import type { RangePosition } from "#domain/report/range-position.ts";
import type { Report } from "#domain/report/report.ts";
import { type ApproachId, approachThresholds } from "#domain/valuation/approaches.ts";
import type { GrowthTrend } from "#domain/valuation/financial-inputs.ts";
import { growthLabel, turnsText } from "#domain/valuation/text/labels.ts";
import { ebitdaMoney, fullMoney, shortMoney } from "#domain/valuation/text/money.ts";
import type { WorksheetRow } from "#domain/valuation/worksheet.ts";
import { spansDays } from "./report-entries.ts";

/** The words of the report, on the page and in the PDF. What it argues is in `report-arguments.ts`. */

export const sectionIds = [
  "cover",
  "summary",
  "method",
  "approaches",
  "sensitivity",
  "drivers",
  "objections",
  "entries",
  "answers",
  "outlook",
  "market",
  "readiness",
  "next",
] as const;
export type SectionId = (typeof sectionIds)[number];

/** Running heads, bookmarks and the page's own navigation. */
export const sectionNames: Readonly<Record<SectionId, string>> = {
  cover: "Cover",
  summary: "Summary",
  method: "Method and worksheet",
  approaches: "Three approaches",
  sensitivity: "Sensitivity",
  drivers: "Drivers",
  objections: "A buyer’s arguments",
  entries: "Your own entries: price",
  answers: "Your own entries: readiness",
  outlook: "Your own entries: what lies ahead",
  market: "Market reference points",
  readiness: "Readiness plan",
  next: "Next steps",
};

type Sectioned = Pick<Report, "tier"> & Partial<Pick<Report, "own" | "history">>;

/** The sections for what the owner saved. */
function ownSections({ own = {}, history = [] }: Sectioned): readonly SectionId[] {
  return [
    ...(own.addBacks || own.proceeds ? ["entries" as const] : []),
    ...(own.readiness ? ["answers" as const] : []),
    ...(own.goal || spansDays(history) ? ["outlook" as const] : []),
  ];
}

const optional: readonly SectionId[] = ["entries", "answers", "outlook"];

/** The sections of a document, in order. The free summary has no cover and ends with the method. */
export function sectionsOf(report: Sectioned): readonly SectionId[] {
  const own = ownSections(report);
  if (report.tier === "summary") return ["summary", ...own, "method"];
  return sectionIds.filter((id) => {
    if (id === "readiness") return report.tier === "exitReadiness";
    return !optional.includes(id) || own.includes(id);
  });
}

const longDate = new Intl.DateTimeFormat("en-US", { timeZone: site.timeZone, dateStyle: "long" });

export const documentWords = {
  title: ({ profile }: Report) => `${profile.company}, preliminary valuation`,
  subject: ({ tier }: Report) => (tier === "summary" ? "Preliminary valuation, summary" : reportPage.kind),
  author: site.organization,
  confidential: "Confidential",
  page: (number: number, of: number) => `${number} / ${of}`,
  date: ({ date }: Report) => longDate.format(date),
  /** If a name or a text is in an alphabet that the document's fonts do not have. */
  unprintable: {
    company: "Your business",
    overview: "The description is in an alphabet that this document does not print. It is on your private page.",
  },
} as const;

/** The length that fits on a cover. */
const maxTitleLength = 80;

export const coverWords = {
  title: ({ profile }: Report) => cutAtWord(profile.company, maxTitleLength),
  kind: reportPage.kind,
  facts: (report: Report) => [
    reportPage.preparedFor,
    { label: "Date", value: documentWords.date(report) },
    { label: "Report", value: report.number },
  ],
} as const;

/* Summary */

const firstBuyers: Readonly<Record<ApproachId, string>> = {
  revenue:
    "At your size most buyers are individuals and competitors. They look at revenue first, and at how much of it stays without you.",
  sde: "At your size most buyers are owner-operators and searchers. They ask first what the owner takes home, and so do their banks.",
  ebitda: "At your size, sponsors and strategic buyers look at EBITDA first. You have enough of it for both to bid.",
};

function adjustments({ valuation }: Report): string {
  const { growthAdjustment: growth, recurringAdjustment: recurring } = valuation;
  const parts = [
    ...(growth > 0 ? [`A rising trend adds ${turnsText(growth)}.`] : []),
    ...(growth < 0 ? [`A falling trend takes off ${turnsText(growth)}.`] : []),
    ...(recurring > 0 ? [`Recurring revenue adds ${turnsText(recurring)}.`] : []),
  ];
  return parts.join(" ") || "Neither the trend nor recurring revenue moves the multiple.";
}

function wouldMove({ levers }: Report): string {
  const lever = nearestLever(levers);
  if (!lever)
    return "Nothing in the method: largest bracket, rising trend, all revenue recurring. What is left is how many buyers bid.";
  // The formula steps at a bracket's edge; buyers' prices do not, so no amount is promised there.
  if (lever.input === "size")
    return `The next size bracket starts at ${shortMoney(lever.bracket.from)} of adjusted EBITDA, ${shortMoney(lever.moreProfit)} of profit from here, with a base multiple of ${turnsText(lever.bracket.multiple)}. Buyers’ prices rise more evenly than the brackets.`;
  const worth = `The value would be ${shortMoney(lever.value)}, ${shortMoney(lever.moreValue)} more.`;
  if (lever.input === "growth") return `A year that reads as ${growthLabel(lever.to).toLowerCase()}. ${worth}`;
  return `Recurring revenue of ${lever.to}%. ${worth}`;
}

/** The length that fits beside the other paragraphs of the summary. */
const maxOverviewLength = 240;

function company({ profile, host }: Report): string {
  if (profile.general || !profile.overview) return unreadSite(host);
  return `${cutAtWord(profile.overview.replace(/\s+/g, " "), maxOverviewLength)} Read from ${host}.`;
}

export const summaryWords = {
  title: rangeWords.label,
  /** Shown with the range. */
  estimate: (report: Report) => `${documentWords.date(report)}. ${estimateLine}`,
  meaning: {
    title: "What this means",
    text: (report: Report) => `${firstBuyers[highlighted(report).id]} ${adjustments(report)}`,
  },
  move: { title: "What would move it", text: wouldMove },
  company: { title: "The company", text: company },
  figures: {
    title: "Figures used",
    text: "Pre-tax profit, growth and recurring share as you entered them. Revenue and owner’s earnings are estimated from EBITDA.",
  },
} as const;

/** The approach with the most weight. */
export function highlighted({ approaches }: Pick<Report, "approaches">) {
  const found = approaches.find((approach) => approach.highlighted);
  if (!found) throw new Error("One of the approaches is highlighted");
  return found;
}

/* Method and worksheet */

export const methodWords = {
  title: "The sum, line by line",
  /** For the free summary, whose second sheet continues with other content. */
  shortTitle: "How it was worked out",
  formula: { ebitda: "Adjusted EBITDA", multiple: "Base, growth, recurring", value: "Adjusted value" },
  columns: ["Line", "Value", "How"],
  how: ({ kind, basis }: Pick<WorksheetRow, "kind" | "basis">) => (kind === "input" ? "You entered it" : String(basis)),
} as const;

/* Three approaches */

const { sde, ebitda } = approachThresholds;

export const approachWords = {
  title: "Three ways a buyer may look at it",
  hatched: "The hatched band is your range.",
  columns: ["Approach", "Who uses it", "When it applies", "Range"],
  who: {
    revenue: "Buyers of fast growth",
    sde: "Owner-operators, searchers",
    ebitda: "Sponsors and strategic buyers",
  } satisfies Record<ApproachId, string>,
  applies: {
    revenue: `EBITDA under ${shortMoney(sde)}`,
    sde: `${shortMoney(sde)} to under ${shortMoney(ebitda)}`,
    ebitda: `${shortMoney(ebitda)} and above`,
  } satisfies Record<ApproachId, string>,
  yours: ": yours",
  disagree: {
    title: "Why they disagree",
    text: "All three are scaled from one estimate. Buyers start from revenue, owner’s earnings or EBITDA.",
  },
  argue: {
    title: "Which to argue from",
    text: {
      revenue:
        "The revenue view, with the margin that a new owner could reach. Below half a million of EBITDA few buyers trust the profit alone.",
      sde: "The owner’s earnings. A buyer who starts from EBITDA is counting the salary of a manager you do not employ.",
      ebitda: "The EBITDA view. A buyer who starts from revenue is telling you that they doubt the margin.",
    } satisfies Record<ApproachId, string>,
  },
} as const;

/* Sensitivity */

const trendStays: Readonly<Record<GrowthTrend, string>> = {
  increasing: "the trend stays up",
  flat: "the trend stays flat",
  decreasing: "the trend stays down",
};

const stepText = ({ below, above, left, entered }: BracketStep) =>
  `Between ${fullMoney(below)} and ${fullMoney(above)} of profit, adjusted EBITDA passes ${shortMoney(entered.from)} and the base multiple goes from ${turnsText(left.multiple)} to ${turnsText(entered.multiple)}.`;

export const sensitivityWords = {
  title: "What a year could change",
  lead: ({ inputs }: Report) =>
    `Adjusted value if profit and recurring revenue move and ${trendStays[inputs.growthTrend]}. Your position is outlined.`,
  caption: ({ valuation }: Report) => `By pre-tax profit and recurring share, ${valuation.growthTrend.toLowerCase()}`,
  profit: "Profit",
  steps: (steps: readonly BracketStep[]) =>
    steps.length === 0
      ? "All of these profits fall into one size bracket, so the value rises evenly. The next edge lies outside the table."
      : `${steps.map(stepText).join(" ")} The step is in the method; a buyer’s view would rise more evenly.`,
  trendCaption: ({ inputs }: Report) => `By trend, at your profit and ${inputs.recurringRevenue}% recurring`,
  /** How the values are shaded. */
  positions: {
    below: "Below your range",
    lower: "In it, below your value",
    upper: "In it, at your value or above",
    above: "Above your range",
  } satisfies Record<RangePosition, string>,
  /** For screen readers, after the outlined value. */
  own: ", yours",
  trend: "Trend",
  multiple: "Multiple",
  value: "Adjusted value",
} as const;

/* Market reference points */

export const marketWords = {
  title: "What others have paid",
  lead: "Published multiples, with source and period. Your value is not computed from them.",
  /** The same EBITDA at the multiples for deals of this size. */
  own: ({ valuation, published }: Report) =>
    published.range
      ? `Those for your size put your EBITDA of ${ebitdaMoney(valuation.ebitda)} at ${publishedRangeText(published.range)}.`
      : "",
  columns: ["Deals", "Multiple", "Period", "Source"],
  /** In the order in which they are read. */
  groups: [
    {
      title: "By size of the deal",
      references: ["small-1-5", "small-5-10", "mid-10-25", "mid-10-500", "pulse-2-5", "pulse-5-50"],
    },
    {
      title: "By sector",
      references: ["business-services", "healthcare", "industrials", "technology", "transportation"],
    },
    { title: "Far smaller businesses", references: ["main-street-cash-flow", "main-street-revenue"] },
  ] satisfies readonly { title: string; references: readonly MarketReferenceId[] }[],
  /** `5.5x`, `6.2x–6.7x`. */
  multiple: ({ low, high }: Pick<MarketReference, "low" | "high">) =>
    low === high ? turnsText(low) : `${turnsText(low)}–${turnsText(high)}`,
  /** On paper, where links do not work. */
  addresses: "Where to find them",
  note: `Looked up in ${marketReferencesRetrieved}. Medians and averages hide a wide spread; sources count deals differently.`,
} as const;

/* Next steps */

export const nextWords = {
  title: "Three things to do with this report",
  steps: ({ levers }: Report) => [
    {
      title: "Check the inputs",
      text: "Replace your estimates with last year’s accounts and run it again.",
      takes: "10 minutes",
    },
    {
      title: "Ask a partner to challenge it",
      text: "A 15-minute call. We will tell you where a buyer would push.",
      takes: "15 minutes, free",
    },
    {
      title: "Decide when",
      text: levers.some(({ input }) => input === "size")
        ? "Now, or after you reach the next size bracket."
        : "Now, or after another good year.",
      takes: "Your decision",
    },
  ],
  person: people[0],
  book: "Book a call",
  disclaimer: {
    title: "Disclaimer",
    paragraphs: [
      "This is a preliminary estimate from the figures you entered. It is not an appraisal, a fairness opinion, an offer or a promise that a buyer will pay any amount.",
      "The multiples are the firm’s own. Actual prices depend on diligence, terms, timing and the number of bidders.",
      "It is not investment, legal, tax or accounting advice. Ask your own advisors before you act.",
      "Confidential. Prepared for the owner only. Anyone with this file can read it, so pass it on with care.",
    ],
    legal: legalLine,
  },
} as const;
