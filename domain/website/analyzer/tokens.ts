import { singular } from "#domain/search/words.ts";

/** What comes before a word: nothing special, a comma, or the end of a sentence or block. */
export type Gap = "none" | "comma" | "end";

export type Token = { readonly word: string; readonly plural: boolean; readonly gap: Gap };

const words = /[\p{L}\p{N}]+/gu;
// A period ends a sentence only before a space, so that "U.S." and "example.com" stay together.
const end = /[!?;:|•·\n\r…–—]|\.\s|\s-\s/;
const comma = /[,()/]/;

/**
 * British to American, by parts of words. Terms and pages use the same table, so it need not be right for every word,
 * only the same for both.
 */
const spellings: readonly (readonly [string, string])[] = [
  ["isation", "ization"],
  ["ising", "izing"],
  ["ised", "ized"],
  ["elling", "eling"],
  ["tyre", "tire"],
  ["bour", "bor"],
  ["colour", "color"],
  ["flavour", "flavor"],
  ["programme", "program"],
  ["jewellery", "jewelry"],
  ["aluminium", "aluminum"],
  ["mould", "mold"],
  ["paed", "ped"],
  ["gynaec", "gynec"],
  ["anaes", "anes"],
  ["licence", "license"],
  ["defence", "defense"],
  ["fulfilment", "fulfillment"],
  ["catalogue", "catalog"],
  ["grey", "gray"],
  ["enquir", "inquir"],
  ["plough", "plow"],
  ["artisanal", "artisan"],
];
const british = new RegExp(spellings.map(([part]) => part).join("|"));
const endings = /(?<start>\p{L}{2})(?:(?<re>[tb])re|(?<ise>is)e)$/u;

/** Lower case, no accents, no apostrophes, "and" for "&". */
function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replaceAll("&", " and ");
}

function american(word: string): string {
  // Few words contain any of them, and one test for all is far cheaper than one for each.
  const spelled = british.test(word) ? spellings.reduce((form, [part, us]) => form.replace(part, us), word) : word;
  return spelled.replace(endings, (_, start: string, re: string | undefined) => start + (re ? `${re}er` : "ize"));
}

/** One form for singular and plural, British and American. */
export function stem(word: string): string {
  return american(singular(word));
}

function gapIn(between: string): Gap {
  if (end.test(between)) return "end";
  return comma.test(between) ? "comma" : "none";
}

/** The words of a text in the form in which terms are compared, with their separators. */
export function tokensOf(text: string): readonly Token[] {
  const plain = folded(text);
  let from = 0;
  return Array.from(plain.matchAll(words), (match) => {
    const between = plain.slice(from, match.index);
    from = match.index + match[0].length;
    return { word: stem(match[0]), plural: singular(match[0]) !== match[0], gap: gapIn(between) };
  });
}
