import { isIndustryTerm } from "#domain/website/analyzer/term-matches.ts";
import { citiesNamed } from "./cities.ts";

/** Enough for the longest town name and the street before it. */
const lookBack = 70;
const maxWords = 4;

const capital = /^(?:[dlo]['’])?\p{Lu}[\p{L}'’.-]*$/u;
const connectors = new Set(["on", "upon", "of", "the", "de", "la", "du", "le", "am", "by", "in"]);
const street =
  /^(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|way|court|ct|place|pl|highway|hwy|parkway|pkwy|circle|cir|square|sq|suite|ste|floor|fl|unit|building|bldg|terrace|north|south|east|west|n|s|e|w|nw|ne|sw|se|box)\.?$/i;
const saint = /^(?:st|ft|mt)\.?$/i;
// A period ends the part before a town, except in "St. Louis".
const separators = /[,\n|•·:;()–—/]|(?<!\b(?:st|ft|mt))[.!?](?=\s|$)|\s-\s/gi;
const notTowns = new Set(
  "serving visit contact in our based located the best local call home proudly greater find near about from welcome to of and at your we us downtown associates partners sons group llc llp inc".split(
    " ",
  ),
);

export type FoundCity = {
  readonly city: string;
  /** All capitals, like slogans. */
  readonly shouted: boolean;
  /** After "in", "near", "serving" or in an address: where a town is expected. */
  readonly expected: boolean;
  readonly known: boolean;
};

const nothing: FoundCity = { city: "", shouted: false, expected: false, known: false };

function properCase(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}

/** The capitalized words at the end of a part, "Stoke on Trent" included. */
function lastNames(words: readonly string[]): readonly string[] {
  let from = words.length;
  while (from > 0 && words.length - from < maxWords) {
    const word = words[from - 1] ?? "";
    const joins = connectors.has(word) && from < words.length && capital.test(words[from - 2] ?? "");
    if (!capital.test(word) && !joins) break;
    from -= 1;
  }
  return words.slice(from);
}

/** The known city at the end of the words: "Dentist Austin". */
function knownEnd(words: readonly string[]): string | undefined {
  for (let from = 0; from < words.length; from++) {
    const name = words.slice(from).join(" ");
    if (citiesNamed(name).length > 0) return name;
  }
  return undefined;
}

function withoutStreet(words: readonly string[]): readonly string[] {
  const last = words.findLastIndex((word, at) => street.test(word) && !(saint.test(word) && at === 0));
  // A direction before a name belongs to it if there is no other sign of a street: "North Bend", "West Chester".
  return last === 0 && words.length > 1 ? words : words.slice(last + 1);
}

function withoutLead(words: readonly string[]): readonly string[] {
  const from = words.findIndex((word) => !notTowns.has(word.toLowerCase()) && !isIndustryTerm(word));
  return from < 0 ? [] : words.slice(from);
}

/** The town before a state, a postal code or a country, e.g. before ", TX". */
export function cityBefore(text: string, at: number): FoundCity {
  const before = text.slice(Math.max(0, at - lookBack), at).replace(/[,\s]+$/, "");
  const cut = [...before.matchAll(separators)].at(-1);
  const part = cut ? before.slice(cut.index + cut[0].length) : before;
  const words = part.trim().split(/\s+/);
  const names = lastNames(words);
  if (names.length === 0) return nothing;
  const preceding = words.at(-names.length - 1)?.toLowerCase() ?? "";
  const known = knownEnd(names);
  const afterComma = cut?.[0] === "," && /\d/.test(before.slice(0, cut.index));
  const placed = /^(?:in|near|serving|around|of|throughout)$/.test(preceding);
  const city = known ?? townOf(names, { keep: placed || afterComma });
  return {
    city: city === city.toUpperCase() ? properCase(city) : city,
    shouted: part === part.toUpperCase(),
    expected: placed || afterComma,
    known: known !== undefined,
  };
}

function townOf(names: readonly string[], { keep }: { readonly keep: boolean }): string {
  const town = withoutStreet(names);
  return (keep ? town : withoutLead(town)).join(" ");
}
