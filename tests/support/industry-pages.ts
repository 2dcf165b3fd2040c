import { figures } from "#content/claims.ts";
import type { IndustryId } from "#content/registry.ts";

const { dental, saas, manufacturing, hvac, commercialCleaning, crossBorder } = figures;

/** A figure as printed and the noun that says what it counts, a pattern. */
type Figure = readonly [value: string, noun: string];

export type PublishedIndustry = {
  readonly key: string;
  readonly figures: readonly Figure[];
  /** Texts that must be on the page. */
  readonly labels: readonly RegExp[];
  /** Tiles of the dashboard, if their number is published. */
  readonly tiles?: number;
  /** The list of eight, by what its section calls it. */
  readonly eight?: RegExp;
  readonly weeks: readonly [string, string, string];
  /** Labels of the links to the valuation and to the firm's calendar. Unpublished ones are the page's own. */
  readonly valuation: readonly string[];
  readonly scheduling: readonly string[];
  readonly related?: readonly IndustryId[];
  readonly areas?: readonly string[];
};

/** What each industry page must show. */
export const publishedIndustries: Readonly<Record<IndustryId, PublishedIndustry>> = {
  dental: {
    key: "dental",
    figures: [
      [dental.multiple, "EBITDA"],
      [dental.revenueMultiple, "revenue"],
      [`${dental.monthsToClose} months`, "to close"],
      [dental.buyers, "buyers"],
      [dental.premium, "median premium"],
      [`${dental.daysToLetters} days`, "letters of intent|LOIs"],
      [dental.cashAtClose, "cash at close"],
      [`${dental.monthsOfStay} months`, "stay"],
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
      [saas.multiple, "ARR"],
      [saas.multiple, "top[- ]quartile"],
      [saas.strategicMultiple, "strategic"],
      [saas.buyers, "buyers"],
      [saas.lift, "lift"],
      [`${saas.cohortDays}-day`, "cohort rebuild"],
      [`${saas.weeks} weeks`, "total"],
      [saas.diligenceConversion, "diligence conversion"],
      [saas.cashAtClose, "cash at close"],
      [saas.rollover, "roll"],
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
      [manufacturing.buyers, "buyers"],
      [manufacturing.lift, "lift"],
      [`${manufacturing.dataRoomDays}-day`, "data room sprint"],
      [manufacturing.cashAtClose, "cash at close"],
      [manufacturing.diligenceInteractions, "diligence interactions"],
      [`${manufacturing.weeksToClose} weeks`, "closing"],
      [manufacturing.multiple, "EBITDA"],
      [manufacturing.concentration, "concentration threshold"],
      [`${manufacturing.transitionMonths} month`, "owner transition"],
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
      [hvac.buyers, "buyers"],
      [hvac.lift, "lift"],
      [`${hvac.sprintWeeks}-week`, "sprint"],
      [hvac.cashAtClose, "cash at close"],
      [hvac.membershipMix, "membership mix"],
      [`${hvac.refreshHours}-hour`, "KPI refresh"],
      [hvac.recurringMix, "recurring mix"],
      [hvac.multiple, "EBITDA"],
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
      [commercialCleaning.buyers, "buyers"],
      [commercialCleaning.contractedRevenue, "contracted revenue"],
      [`${commercialCleaning.sprintWeeks}-week`, "sprint"],
      [`${commercialCleaning.daysToLetters} days`, "multiple LOIs|letters of intent"],
      [commercialCleaning.crossSell, "cross-sell uplift"],
      [commercialCleaning.crossSellOwnName, "cross-sell uplift"],
      [commercialCleaning.cashAtClose, "cash at close"],
      [commercialCleaning.incrementalEbitda, "incremental EBITDA"],
      [commercialCleaning.multiple, "EBITDA"],
      [commercialCleaning.concentration, "concentration threshold|threshold"],
      [`${commercialCleaning.transitionMonths} month`, "owner transition"],
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
      [crossBorder.buyers, "buyers"],
      [crossBorder.hedged, "hedged outcomes"],
      [crossBorder.workstreams, "parallel workstreams"],
      [`${crossBorder.monthsToSigning} months`, "to signing"],
      [crossBorder.integrationReadiness, "integration readiness"],
      [crossBorder.localizedCompliance, "localized compliance"],
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
  const figure = `(?<![\\d.,-])${literal(value.replace("–", "-"))}(?![\\d])`;
  return new RegExp(`${figure}.{0,60}?(?:${noun})|(?:${noun}).{0,60}?${figure}`, "i").test(text);
}
