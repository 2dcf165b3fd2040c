import type { Lead } from "./lead.ts";
import { defaultUtm } from "./utm.ts";

/** Where an owner came from, in the few kinds that the firm compares. */
export const leadSources = [
  "googleSearch",
  "googleAds",
  "otherSearch",
  "ads",
  "linkedIn",
  "newsletter",
  "partnerSite",
  "referral",
  "industryPage",
  "direct",
] as const;
export type LeadSource = (typeof leadSources)[number];

export const isLeadSource = (text: string): text is LeadSource => (leadSources as readonly string[]).includes(text);

const paid = /^(?:cpc|ppc|cpm|paid|ads?|display|paid[-_ ]?(?:search|social))$/;
const mail = /^(?:e-?mail|newsletter)$/;
const isHostOf = (host: string, name: string) => new RegExp(`(?:^|\\.)${name}\\.`).test(host);
const searchEngines = ["bing", "duckduckgo", "yahoo", "ecosia", "yandex", "baidu", "qwant", "startpage"];

function hostOfReferrer(referrer: string): string {
  return URL.canParse(referrer) ? new URL(referrer).hostname.toLowerCase() : "";
}

type Arrival = { readonly source: string; readonly medium: string; readonly host: string };

const comesFrom = ({ source, host }: Arrival, name: string) => source.includes(name) || isHostOf(host, name);

/** The first that fits: the campaign's own words come before the referrer. */
const kinds: readonly (readonly [LeadSource, (arrival: Arrival) => boolean])[] = [
  ["linkedIn", (arrival) => comesFrom(arrival, "linkedin") || arrival.host === "lnkd.in"],
  [
    "googleAds",
    ({ source, medium, host }) =>
      paid.test(medium) && comesFrom({ source, medium, host: source ? "" : host }, "google"),
  ],
  ["ads", ({ medium }) => paid.test(medium)],
  ["newsletter", ({ source, medium }) => mail.test(medium) || mail.test(source)],
  ["googleSearch", (arrival) => comesFrom(arrival, "google")],
  ["otherSearch", ({ source, host }) => searchEngines.some((engine) => source === engine || isHostOf(host, engine))],
  ["referral", ({ source, host }) => source !== "" || host !== ""],
];

/** A visitor without campaign and referrer came to an industry's page or straight to the site. */
export function leadSourceOf({
  utm,
  referrer,
  industryKey,
  partnerSite,
}: Pick<Lead, "utm" | "referrer" | "industryKey" | "partnerSite">): LeadSource {
  if (partnerSite) return "partnerSite";
  const named = utm.source.trim().toLowerCase();
  const source = named === defaultUtm.source ? "" : named;
  const arrival = { source, medium: utm.medium.trim().toLowerCase(), host: hostOfReferrer(referrer) };
  const kind = kinds.find(([, fits]) => fits(arrival))?.[0];
  return kind ?? (industryKey === undefined ? "direct" : "industryPage");
}
