import { citiesNamed, cityKey, cityMeantBy, startsCityName } from "./cities.ts";
import { cityBefore, type FoundCity } from "./city-before.ts";
import { type Place, placeOf } from "./place.ts";
import {
  australianStates,
  britishCounties,
  canadianProvinces,
  countryNames,
  titleCodes,
  usStates,
  wordCodes,
} from "./regions.ts";

/** The forms of a place name, best evidence first. */
export type MentionForm = "address" | "city" | "bare";

export type Mention = { readonly place: Place; readonly form: MentionForm; readonly at: number };

const alternatives = (names: Iterable<string>): string =>
  [...names].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1)).join("|");

const stateCode = new RegExp(
  `(,?)\\s{1,3}(${alternatives(usStates.keys())})\\b(?:,?\\s{1,3}(\\d{5})(?:-\\d{4})?\\b)?`,
  "g",
);
const stateName = new RegExp(`\\b(${alternatives(usStates.values())})\\b(?:,?\\s{1,3}(\\d{5})\\b)?`, "g");
const provinceCode = new RegExp(
  `(,?)\\s{1,3}(${alternatives(canadianProvinces.keys())})\\b(?:,?\\s{1,3}([A-Z]\\d[A-Z] ?\\d[A-Z]\\d)\\b)?`,
  "g",
);
const provinceName = new RegExp(`\\b(${alternatives(canadianProvinces.values())})\\b`, "g");
const australianCode = new RegExp(
  `(,?)\\s{1,3}(${alternatives(australianStates.keys())})\\b(?:,?\\s{1,3}(\\d{4})\\b)?`,
  "g",
);
const australianName = /\b(New South Wales|Queensland|Western Australia|South Australia|Tasmania)\b/g;
const britishPostcode = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/g;
const continentalPostcode = /\b(?:[A-Z]{1,2}-)?\d{4,5} (\p{Lu}[\p{L}-]{1,25})/gu;
const countryName = new RegExp(`(?<![\\p{L}.])(${alternatives(countryNames.keys())})(?![\\p{L}])`, "gu");
const countyName = new RegExp(`(?<!New )\\b(${alternatives(britishCounties)})\\b`, "g");
const capitalized = /(?<![\p{L}])\p{Lu}[\p{L}.-]{1,20}(?: (?:(?:upon|on) )?\p{Lu}[\p{L}.-]{1,20}){0,2}/gu;

/** More repetitions say nothing new, and each costs time. */
const maxOfAForm = 50;

const found = (text: string, pattern: RegExp): readonly RegExpExecArray[] =>
  [...text.matchAll(pattern)].slice(0, maxOfAForm);

// Ambiguous codes: Perth is not in Washington, and Seattle is not in Western Australia.
const twice = new Set(["WA", "NT"]);

// The words before a bare name that make it a place and not a person, a dish or a law.
const placing =
  /\b(?:in|across|throughout|serving|around|near|state of|all of|part of|heart of|greater|central|northern|southern|eastern|western|north|south|east|west|upstate|downtown|north-?east|north-?west|south-?east|south-?west)(?: the)?(?: (?:state|city|heart|greater|northern|southern|central|eastern|western|north|south|east|west|downtown))?(?: of)? $/i;
const notMadeIn =
  /\b(?:made|manufactured|grown|born|incorporated|registered|handmade|designed|invented|trained|studied) in (?:the )?$/i;
// "New York style", "Delaware corporation", "Georgia Brown", "Washington Street".
const notAPlaceAfter =
  /^(?:[- ]style|[- ](?:corporation|corp|llc|limited|company|law|laws|courts?|statutes?|avenue|ave|street|road|university|strip|ham|wine|barbecue|bbq)\b| City\b| (?!State\b|County\b|Metro\b|Area\b)[A-Z][a-z]+(?! (?:and|area|region|metro)))/;
const legalLine = /\b(?:laws? of|governed by|incorporated (?:in|under)|jurisdiction of)\b[^.]{0,40}$/i;

function placed(text: string, at: number, to: number): boolean {
  if (text.startsWith("-based", to)) return true;
  const before = text.slice(Math.max(0, at - 60), at);
  if (!placing.test(before) || notMadeIn.test(before) || legalLine.test(before)) return false;
  return !notAPlaceAfter.test(text.slice(to, to + 40));
}

/** A code without a postal code needs a town before it, and an ambiguous code a known one. */
function credible(town: FoundCity, before: string, code: string, region: string | undefined): boolean {
  const { city, known, expected, shouted } = town;
  if (!city) return false;
  const here = known && citiesNamed(city).some((one) => one.region === code || one.region === region);
  if (here) return true;
  if (shouted) return false;
  if (wordCodes.has(code)) return expected;
  return expected || !titleCodes.has(code) || isOneName(city, before);
}

/** "Hingham, MA" is a town where "Jane Doe, MA" is a person. */
function isOneName(city: string, before: string): boolean {
  return !city.includes(" ") && !/\b(?:Dr|Mr|Mrs|Ms|Prof)\.? \S+$/.test(before);
}

function byCode(
  text: string,
  pattern: RegExp,
  regions: ReadonlyMap<string, string>,
  country: string,
): readonly Mention[] {
  return found(text, pattern).flatMap(({ 1: comma, 2: code = "", 3: postcode, index: at }): readonly Mention[] => {
    const region = regions.get(code);
    const town = cityBefore(text, at);
    const before = text.slice(Math.max(0, at - 40), at);
    if (!postcode && (comma !== "," || !credible(town, before, code, region))) return [];
    const { city } = town;
    if (!postcode && twice.has(code) && !citiesNamed(city).every((one) => one.country === country)) return [];
    return [{ place: placeOf(city, region, country), form: postcode ? "address" : "city", at }];
  });
}

function byName(text: string, pattern: RegExp, country: string): readonly Mention[] {
  return found(text, pattern).flatMap(({ 0: whole, 1: region = "", 2: postcode, index: at }): readonly Mention[] => {
    const town = /, ?$/.test(text.slice(Math.max(0, at - 2), at)) ? cityBefore(text, at) : undefined;
    const isTown = town?.city && ![...usStates.values(), ...countryNames.keys()].includes(town.city);
    const after = text.slice(at + whole.length, at + whole.length + 40);
    if (town && isTown && !/^[- ](?:style|corporation|corp|llc)\b/i.test(after)) {
      return [{ place: placeOf(town.city, region, country), form: postcode ? "address" : "city", at }];
    }
    if (postcode || placed(text, at, at + region.length)) {
      return [{ place: placeOf("", region, country), form: postcode ? "address" : "bare", at }];
    }
    return [];
  });
}

/** The town of a British address: before the postcode, and before the county if there is one. */
function britishTown(text: string, at: number): string {
  const { city } = cityBefore(text, at);
  if (!britishCounties.has(city)) return city;
  const town = cityBefore(text, text.lastIndexOf(city, at)).city;
  return town || city;
}

function byPostcode(text: string): readonly Mention[] {
  const british = found(text, britishPostcode).map(
    ({ index: at }): Mention => ({ place: placeOf(britishTown(text, at), undefined, "GB"), form: "address", at }),
  );
  const continental = found(text, continentalPostcode).flatMap(({ 1: name = "", index: at }): readonly Mention[] => {
    const city = citiesNamed(name).find(({ country, region }) => country !== "US" && !region);
    return city ? [{ place: placeOf(city.city, undefined, city.country), form: "address", at }] : [];
  });
  return [...british, ...continental];
}

function byCountry(text: string): readonly Mention[] {
  return found(text, countryName).flatMap(({ 1: name = "", index: at }): readonly Mention[] => {
    const country = countryNames.get(name) ?? "";
    const before = text.slice(Math.max(0, at - 2), at);
    const town = /, ?$/.test(before) ? cityBefore(text, at) : undefined;
    if (town?.city && (town.known || town.expected) && !countryNames.has(town.city)) {
      const region = citiesNamed(town.city).find((one) => one.country === country)?.region;
      const named = country === "US" ? usStates.get(region ?? "") : region;
      return [{ place: placeOf(town.city, named, country), form: "city", at }];
    }
    return placed(text, at, at + name.length) ? [{ place: placeOf("", undefined, country), form: "bare", at }] : [];
  });
}

/** A county alone: "-shire" is British except New Hampshire, the others have namesakes elsewhere. */
function byCounty(text: string, suggested: string | undefined): readonly Mention[] {
  return found(text, countyName).flatMap(({ 1: county = "", index: at }): readonly Mention[] => {
    const british = suggested === "GB" || county.endsWith("shire");
    if (!british || !placed(text, at, at + county.length)) return [];
    return [{ place: placeOf("", county, "GB"), form: "bare", at }];
  });
}

function byKnownCity(text: string, suggested: string | undefined): readonly Mention[] {
  return [...text.matchAll(capitalized)].flatMap(({ 0: run, index: at }): readonly Mention[] => {
    const words = run.split(" ");
    if (!startsCityName(words[0] ?? "")) return [];
    for (let count = words.length; count > 0; count--) {
      const name = words
        .slice(0, count)
        .join(" ")
        .replace(/(?:\.|-based)$/, "");
      const city = cityMeantBy(name, suggested);
      if (!city) continue;
      if (!placed(text, at, at + name.length)) return [];
      const region = city.country === "US" ? usStates.get(city.region ?? "") : city.region;
      return [{ place: placeOf(city.city, region, city.country), form: "bare", at }];
    }
    return [];
  });
}

/** Every place that a text names, in all supported forms. */
export function mentionsIn(written: string, suggested?: string): readonly Mention[] {
  const text = written.replaceAll("D.C.", "DC  ");
  const exact = [
    ...byPostcode(text),
    ...byCode(text, stateCode, usStates, "US"),
    ...byCode(text, provinceCode, canadianProvinces, "CA"),
    ...byCode(text, australianCode, australianStates, "AU"),
    ...byName(text, stateName, "US"),
    ...byName(text, provinceName, "CA"),
    ...byName(text, australianName, "AU"),
    ...byCountry(text),
    ...byCounty(text, suggested),
  ];
  // "Paris, TX" decides which Paris is meant.
  const settled = new Set(exact.map(({ place }) => cityKey(place.city ?? "")));
  const alone = byKnownCity(text, suggested).filter(({ place }) => !settled.has(cityKey(place.city ?? "")));
  return [...exact, ...alone].toSorted((a, b) => a.at - b.at);
}
