import type { IndustryId } from "#content/registry.ts";

/** A figure as printed and the noun that says what it counts, a pattern. */
type Figure = readonly [value: string, noun: string];

export type PublishedIndustry = {
  readonly key: string;
  readonly figures: readonly Figure[];
  /** Words that must stand on the page. */
  readonly labels: readonly RegExp[];
  /** Tiles of the dashboard, where their number is published. */
  readonly tiles?: number;
  /** The list of eight, by what its section calls it. */
  readonly eight?: RegExp;
  readonly weeks: readonly [string, string, string];
  /** Labels of the links to the valuation and to the firm's calendar. Those not published are the page's own. */
  readonly valuation: readonly string[];
  readonly scheduling: readonly string[];
  readonly related?: readonly IndustryId[];
  readonly areas?: readonly string[];
};

/** The specification's industry pages (its sections 2, 3, 4 and 9), page by page, and our ruling on the SaaS areas. */
export const publishedIndustries: Readonly<Record<IndustryId, PublishedIndustry>> = {
  dental: {
    key: "dental",
    figures: [
      ["6-10x", "EBITDA"],
      ["1.2-1.8x", "revenue"],
      ["5-7 months", "to close"],
      ["210+", "buyers"],
      ["32%", "median premium"],
      ["21 days", "letters of intent|LOIs"],
      ["82%", "cash at close"],
      ["18-36 months", "stay"],
    ],
    labels: [/DSO/, /exit readiness/i, /associate/i],
    eight: /exit readiness in eight items/i,
    weeks: ["Weeks 1-2", "Weeks 3-6", "Weeks 7-12"],
    valuation: ["Get a Dental Valuation", "Start Your Valuation"],
    scheduling: ["Book a Strategy Call"],
    related: ["hvac", "saas", "crossBorder"],
  },
  saas: {
    key: "saas",
    figures: [
      ["7-12x", "ARR"],
      ["7-12x", "top[- ]quartile"],
      ["4-7x", "strategic"],
      ["180+", "buyers"],
      ["1.8x", "lift"],
      ["14-day", "cohort rebuild"],
      ["18-20 weeks", "total"],
      ["92%", "diligence conversion"],
      ["70%", "cash at close"],
      ["10-30%", "roll"],
    ],
    labels: [/NRR/, /Rule of 40/, /How the price is paid/, /Strategic acquirers/, /Private equity/],
    tiles: 12,
    eight: /eight workstreams/i,
    weeks: ["Weeks 1-2", "Weeks 3-6", "Weeks 7-10"],
    valuation: ["Benchmark My SaaS Valuation"],
    scheduling: ["Talk with a software banker"],
    related: ["crossBorder", "manufacturing", "hvac"],
    areas: ["United States", "Canada", "United Kingdom"],
  },
  manufacturing: {
    key: "machining",
    figures: [
      ["160+", "buyers"],
      ["28%", "lift"],
      ["30-day", "data room sprint"],
      ["75%", "cash at close"],
      ["3.4x", "diligence interactions"],
      ["12-18 weeks", "closing"],
      ["6-9x", "EBITDA"],
      ["30%", "concentration threshold"],
      ["12-24 month", "owner transition"],
    ],
    labels: [/defense and aerospace/i, /medical device/i, /industrial automation/i, /AS9100/],
    tiles: 10,
    eight: /eight tracks/i,
    weeks: ["Weeks 1-2", "Weeks 3-5", "Weeks 6-10"],
    valuation: ["Request a Shop Valuation"],
    scheduling: [],
    areas: ["United States", "Canada", "Mexico"],
  },
  hvac: {
    key: "hvac",
    figures: [
      ["140+", "buyers"],
      ["30%", "lift"],
      ["6-week", "sprint"],
      ["68%", "cash at close"],
      ["45%", "membership mix"],
      ["24-hour", "KPI refresh"],
      ["52%", "recurring mix"],
      ["6-9x", "EBITDA"],
    ],
    labels: [/roll-up/i, /technician/i],
    tiles: 12,
    eight: /eight workstreams/i,
    weeks: ["Weeks 1-2", "Weeks 3-5", "Weeks 6-9"],
    valuation: ["Value My HVAC Company"],
    scheduling: [],
    areas: ["United States"],
  },
  commercialCleaning: {
    key: "cleaning",
    figures: [
      ["95+", "buyers"],
      ["60%", "contracted revenue"],
      ["5-week", "sprint"],
      ["24 days", "multiple LOIs|letters of intent"],
      ["32%", "cross-sell uplift"],
      ["25%", "cross-sell uplift"],
      ["72%", "cash at close"],
      ["$4.8M", "incremental EBITDA"],
      ["7-9x", "EBITDA"],
      ["25%", "concentration threshold|threshold"],
      ["12-24 month", "owner transition"],
    ],
    labels: [/Global FM strategics/, /PE roll-ups/, /Family offices/i, /Utilities/i, /Hospitality and retail/i],
    eight: /seller readiness, in eight lines/i,
    weeks: ["Weeks 1-2", "Weeks 3-6", "Weeks 7-10"],
    valuation: ["Benchmark my company", "Start your valuation"],
    scheduling: ["Schedule a confidential call", "Book a strategy call"],
    areas: ["United States", "Canada"],
  },
  crossBorder: {
    key: "cross-border",
    figures: [
      ["120+", "buyers"],
      ["96%", "hedged outcomes"],
      ["5", "parallel workstreams"],
      ["5-7 months", "to signing"],
      ["82%", "integration readiness"],
      ["100%", "localized compliance"],
    ],
    labels: [/command center/i, /W-8BEN/, /VAT/, /works council/i, /hedg/i],
    tiles: 8,
    weeks: ["Weeks 1-2", "Weeks 3-5", "Weeks 6-9"],
    valuation: ["Start the Valuation"],
    scheduling: [],
    areas: ["United States", "European Union", "United Kingdom"],
  },
};

const literal = (text: string) => text.replace(/[$.*+?^()[\]{}|\\]/g, "\\$&");

/** A definition list has the noun before its value; some words may stand between the two. */
export function readsFigure(text: string, [value, noun]: Figure): boolean {
  const figure = `(?<![\\d.,-])${literal(value)}(?![\\d])`;
  return new RegExp(`${figure}.{0,60}?(?:${noun})|(?:${noun}).{0,60}?${figure}`, "i").test(text);
}
