import { marketReferencesRetrieved } from "#content/sources/market-references.ts";
import type { PublishedMultipleId, publishedMultiples } from "./published-multiples.ts";

type Source = (typeof publishedMultiples)[PublishedMultipleId]["source"];

const counts = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight"];
const count = (number: number) => counts[number] ?? String(number);

export const secondOpinionWords = {
  label: "Published deals of your size",
  none: "None found",
  same: (ebitda: string) =>
    `The same ${ebitda} of EBITDA (earnings before interest, taxes, depreciation and amortization) at other people’s multiples.`,
  overlap(overlapping: number, all: number): string {
    if (all === 1) return overlapping === 1 ? "It overlaps our range." : "It does not overlap our range.";
    if (overlapping === all) return all === 2 ? "Both overlap our range." : `All ${count(all)} overlap our range.`;
    if (overlapping === 0)
      return all === 2 ? "Neither overlaps our range." : `None of the ${count(all)} overlaps our range.`;
    return `${overlapping} of ${all} overlap our range.`;
  },
  nothing: (value: string) =>
    `We found no published multiple for deals around ${value}: the published figures that we use start at $1M. We show none rather than one for larger companies.`,
  industryOnly: "What is published for your industry, whatever the size, is below.",
  ours: "Our range",
  firm: "By our method",
  estimate: (value: string) => `Your estimate, ${value}`,
  multipleAxis: "Multiple of EBITDA",
  valueAxis: (ebitda: string) => `Value at ${ebitda} of EBITDA`,
  chart: (ours: string, rows: string, ebitda: string) =>
    `Our range, ${ours}, beside published multiples on the same ${ebitda} of EBITDA: ${rows}.`,
  old: "older than two years",
  deals: (number: number) => `${number} deals`,
  key: {
    range: "Our range",
    thin: "Fewer than 30 deals",
    old: "Older than two years: read it as history",
  },
  link: "Source",
  differs: {
    title: "Why ours differs",
    method:
      "Our method moves with your growth trend and your recurring revenue. Published figures average companies with and without either.",
    buyers: "GF Data sees private-equity buyers only.",
    lookedUp: `Looked up in ${marketReferencesRetrieved}.`,
  },
} as const;

/** In a chart's row, where the whole name does not fit. */
export const sourceNames: Readonly<Record<Source, string>> = {
  "GF Data": "GF Data",
  "IBBA and M&A Source Market Pulse": "Market Pulse",
  "Axial, The Winning LOI vol. 3": "Axial",
};

/** What each source measures. */
export const sourceMeasures: Readonly<Record<Source, string>> = {
  "GF Data": "Averages of deals that private-equity firms report, sorted by deal size.",
  "IBBA and M&A Source Market Pulse": "Medians from a survey of advisors, quarter by quarter.",
  "Axial, The Winning LOI vol. 3":
    "Lowest and highest of letters of intent that closed. Its 25 deals span seven industries: too few to rely on, and not representative.",
};
