import type { WebsiteData } from "#domain/website/analysis.ts";
import { type Mention, mentionsIn } from "./mentions.ts";
import { type Place, placeName, placeOf } from "./place.ts";
import { countries, countryByDomain, countryByPhone, countryNames } from "./regions.ts";

const seat = /\b(?:headquartered|headquarters|head office|hq)\b[^.\n]{0,30}$/i;
const home =
  /\b(?:based|located|situated|founded|established|headquartered|office|offices|facility|shop|showroom|plant|brewery|studio|proudly serving|proudly serves|serving|serves|in the heart)\b[^.\n]{0,25}$/i;
/** Places that the business serves are not its location. */
const abroad =
  /\b(?:customers?|clients?|exports?|exporting|ship|ships|shipping|deliver|installed|sold|projects?)\b[^.\n]{0,40}$/i;

type Ranked = { readonly name: string; readonly rank: number; readonly at: number };

/** The lower, the better the evidence. */
function rankOf({ form, at }: Mention, text: string, onTop: boolean): number {
  const before = text.slice(Math.max(0, at - 70), at);
  if (seat.test(before)) return 1;
  if (form === "address") return 2;
  const isHome = home.test(before);
  if (form === "city") return isHome ? 3 : onTop ? 4 : 5;
  if (abroad.test(before)) return 9;
  return isHome ? 6 : onTop ? 7 : 8;
}

const weakest = 8;

function rankedIn(text: string, onTop: boolean, suggested: string | undefined): readonly Ranked[] {
  return mentionsIn(text, suggested).map((mention) => ({
    name: placeName(mention.place),
    rank: rankOf(mention, text, onTop),
    at: mention.at,
  }));
}

/** Among the places with the best evidence the most frequent one, then the first. */
function bestOf(ranked: readonly Ranked[]): string {
  const best = Math.min(...ranked.map(({ rank }) => rank));
  if (best > weakest) return "";
  const counts = new Map<string, number>();
  for (const { name } of ranked) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [first] = ranked
    .filter(({ rank }) => rank === best)
    .toSorted((a, b) => (counts.get(b.name) ?? 0) - (counts.get(a.name) ?? 0));
  return first?.name ?? "";
}

/** The address of structured data. If it is not recognized as a whole, its country at the end still is. */
function ofStructuredData(address: string): string {
  // "TX, 78701, US": joined address fields.
  const joined = address.replace(/, (?=\d{4,5}\b)/g, " ");
  const parts = address.split(/[,\n]/).map((part) => part.trim());
  const last = parts.at(-1) ?? "";
  const country = countries.has(last) ? last : countryNames.get(last);
  const found = mentionsIn(joined, country).filter(({ place }) => !country || place.country === country);
  const whole = found.find(({ place }) => place.city) ?? found.find(({ place }) => place.region);
  if (whole) return placeName(whole.place);
  if (!country) return found[0] ? placeName(found[0].place) : "";
  return placeName(ofParts(parts.slice(0, -1), country));
}

function ofParts(parts: readonly string[], country: string): Place {
  const town = parts.findLast((part) => /^\p{Lu}[\p{L}'’. -]{1,40}$/u.test(part) && part.length > 2);
  return placeOf(town ?? "", undefined, country);
}

function topLevelDomain(url: string): string {
  return URL.canParse(url) ? (new URL(url).hostname.split(".").at(-1) ?? "") : "";
}

function countryOfPhone(text: string): string | undefined {
  const found = /(?<![\d+])\+(\d{2,3})[ .()-]{0,2}\d/.exec(text);
  const digits = found?.[1] ?? "";
  return countryByPhone.get(digits) ?? countryByPhone.get(digits.slice(0, 2));
}

/** The location of the business: "Austin, Texas". Empty if the page does not say. */
export function locationOf(page: WebsiteData): string {
  const stated = page.organization?.address ? ofStructuredData(page.organization.address) : "";
  if (stated) return stated;
  const suggested = countryByDomain.get(topLevelDomain(page.url)) ?? countryOfPhone(page.textContent);
  const top = [page.title, page.metaDescription, ...page.headings].join("\n");
  const ranked = [...rankedIn(top, true, suggested), ...rankedIn(page.textContent, false, suggested)];
  const said = ranked.length > 0 ? bestOf(ranked) : "";
  return said || (countries.get(suggested ?? "") ?? "");
}
