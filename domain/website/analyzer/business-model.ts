import type { WebsiteData } from "#domain/website/analysis.ts";
import type { IndustryId } from "#domain/website/industries.ts";
import { isDenied } from "./aspects/aspects.ts";
import { passagesOf } from "./passages.ts";

/** How a business earns its money, in the words the owner reads. */
const models = {
  subscription: "Subscription software",
  contracts: "Recurring service contracts",
  serviceAndContracts: "Service calls and maintenance plans",
  retainers: "Monthly retainers",
  memberships: "Memberships",
  classes: "Memberships and class fees",
  appointments: "Appointments",
  treatments: "Treatments and protection plans",
  installations: "Installation, inspection and monitoring",
  disposal: "Collection and disposal fees",
  subscriptionProducts: "Online sales and subscriptions",
  online: "Online sales",
  storeAndOnline: "Store and online sales",
  store: "Store sales",
  wholesale: "Wholesale supply",
  madeToOrder: "Products made to order",
  products: "Products and spare parts",
  rental: "Sales, rental and service",
  projects: "Project work",
  visits: "Visits and procedures",
  advice: "Fees for advice",
  assets: "Fees on assets under management",
  cases: "Fees by case and by hour",
  contingency: "Success fees on cases",
  commissions: "Commissions",
  placements: "Placement and staffing fees",
  jobs: "Service calls and installations",
  repairs: "Repairs and service",
  care: "Hourly and residential care",
  tuition: "Tuition and course fees",
  meals: "Meals served",
  loads: "Freight and storage charges",
  ownProducts: "Own products sold to shops and restaurants",
  management: "Management fees and commissions",
} as const;
type Model = keyof typeof models;

const usual: Readonly<Record<IndustryId, Model>> = {
  dental: "visits",
  medical: "visits",
  veterinary: "visits",
  seniorCare: "care",
  software: "subscription",
  itServices: "contracts",
  marketing: "projects",
  accounting: "advice",
  legal: "cases",
  insurance: "commissions",
  wealth: "advice",
  engineering: "projects",
  staffing: "placements",
  construction: "projects",
  homeServices: "jobs",
  landscaping: "projects",
  pestControl: "treatments",
  cleaning: "contracts",
  security: "installations",
  machining: "madeToOrder",
  equipment: "products",
  foodProduction: "ownProducts",
  distribution: "wholesale",
  freight: "loads",
  automotive: "repairs",
  retail: "store",
  ecommerce: "online",
  restaurants: "meals",
  fitness: "classes",
  education: "tuition",
  childcare: "tuition",
  property: "management",
  environmental: "disposal",
};

const contractWords =
  /\b(?:(?:service|maintenance|support|cleaning|monitoring|annual|multi-?year|recurring|grounds maintenance|landscape maintenance|protection|care) (?:contracts?|agreements?|plans?|programs?)|(?:comfort|maintenance) club|managed (?:it|services?)|flat monthly (?:fee|rate)|(?:nightly|weekly|monthly|quarterly) (?:service|services|cleaning|janitorial|maintenance|treatments?|visits?))\b/i;
const subscriptionWords =
  /\b(?:subscriptions?|saas|free trial|billed (?:annually|monthly)|per (?:user|seat)|pricing plans?)\b|[$£€] ?\d[\d,.]{0,8} ?(?:\/|per |a ) ?(?:user|seat|month|mo)\b/i;
const cartWords =
  /\b(?:add to (?:cart|basket|bag)|free shipping|free returns|shop now|shop all|checkout|order online|online (?:shop|store))\b/i;
const subscribeAndSave = /\b(?:subscribe (?:and|&) save|subscription box(?:es)?|monthly box|auto-?ship)\b/i;
const wholesaleWords = /\b(?:wholesale|distributors?|trade accounts?|minimum orders?|dealers?)\b/i;
const projectWords =
  /\b(?:custom software|software development|app development|bespoke|project-based|by the project)\b/i;
const membershipWords = /\b(?:memberships?|monthly members?|wash club|unlimited wash)\b/i;

/** Refinements by the page's own words. The first match wins over what is usual in the industry. */
const byIndustry: Partial<Record<IndustryId, readonly (readonly [RegExp, Model])[]>> = {
  software: [
    [subscriptionWords, "subscription"],
    [projectWords, "projects"],
  ],
  itServices: [[/\b(?:projects? only|break[- ]fix)\b/i, "projects"]],
  marketing: [[/\b(?:retainers?|monthly (?:packages?|plans?|fee)|month[- ]to[- ]month)\b/i, "retainers"]],
  accounting: [[/\b(?:monthly (?:packages?|fee|bookkeeping|plans?))\b/i, "retainers"]],
  legal: [[/\b(?:no win,? no fee|contingency|unless we win|no fee unless)\b/i, "contingency"]],
  wealth: [[/\b(?:assets under management|aum|in assets)\b/i, "assets"]],
  homeServices: [[contractWords, "serviceAndContracts"]],
  landscaping: [[contractWords, "contracts"]],
  construction: [[contractWords, "serviceAndContracts"]],
  equipment: [
    [/\b(?:rentals?|rent|hire)\b/i, "rental"],
    [/\b(?:custom[- ](?:built|engineered|made)|made to order|built to order|bespoke|turnkey)\b/i, "madeToOrder"],
  ],
  foodProduction: [
    [/\b(?:private label|co-?pack(?:er|ing)?|contract (?:manufacturing|brewing|packing))\b/i, "madeToOrder"],
  ],
  automotive: [[membershipWords, "memberships"]],
  retail: [[cartWords, "storeAndOnline"]],
  ecommerce: [
    [subscribeAndSave, "subscriptionProducts"],
    [wholesaleWords, "online"],
  ],
  veterinary: [[/\b(?:wellness plans?|pet health plans?)\b/i, "visits"]],
  pestControl: [[contractWords, "contracts"]],
  security: [[contractWords, "contracts"]],
  environmental: [[contractWords, "contracts"]],
  fitness: [
    [membershipWords, "memberships"],
    [/\bclass(?:es)?\b/i, "classes"],
    [/\b(?:haircuts?|facials?|manicures?|stylists?|massages?)\b/i, "appointments"],
  ],
};

/** If the industry is unknown, only unambiguous words count. */
const whenUnknown: readonly (readonly [RegExp, Model])[] = [
  [/\b(?:saas|per (?:user|seat) per month|free trial)\b/i, "subscription"],
  [/\b(?:add to (?:cart|basket|bag))\b/i, "online"],
  [/\b(?:service|maintenance|support) (?:contracts|agreements)\b/i, "contracts"],
  [/\b(?:wholesale distributors?|wholesalers?)\b/i, "wholesale"],
];

function saidOn(passages: readonly string[], words: RegExp): boolean {
  return passages.some((sentence) => {
    const found = words.exec(sentence);
    return found !== null && !isDenied(sentence, found.index, found.index + found[0].length);
  });
}

/** How the business earns its money: from the page's own words first, then as is usual in its industry. */
export function businessModelOf(page: WebsiteData, industry: IndustryId | undefined): string {
  const passages = passagesOf(page);
  const rules = industry ? (byIndustry[industry] ?? []) : whenUnknown;
  const said = rules.find(([words]) => saidOn(passages, words))?.[1];
  const model = said ?? (industry && usual[industry]);
  return model ? models[model] : "";
}
