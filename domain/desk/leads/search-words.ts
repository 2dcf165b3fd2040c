import { isPhoneSpelling, numberDigits } from "#domain/contact/phone.ts";
import { displayAddress } from "#domain/website/display-address.ts";

/**
 * Leads are found by how their words begin. Words have only a to z and 0 to 9: the order of such texts is the same in
 * every database, so that all words with one beginning are neighbors in an index.
 */

export const maxWordLength = 24;
const maxLeadWords = 14;
const maxQueryWords = 5;

/** Every word with this beginning lies from the first to the second. */
export function wordBounds(beginning: string): readonly [string, string] {
  return [beginning, beginning.padEnd(maxWordLength + 1, "z")];
}

function plainWords(text: string): readonly string[] {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.slice(0, maxWordLength));
}

/** The words of a host without `www` and without its ending, which half of all leads share. */
function hostWords(host: string): readonly string[] {
  const labels = host.split(".").filter((label) => label !== "" && label !== "www");
  return plainWords((labels.length > 1 ? labels.slice(0, -1) : labels).join(" "));
}

function emailWords(email: string): readonly string[] {
  const [name = "", host = ""] = email.split("@");
  return [...plainWords(name), ...hostWords(host)];
}

const minPhoneDigits = 4;
/** Of the end of a number: with or without the code of a country, these are the same. */
const maxEndDigits = 10;

/**
 * A number from its first digit, without the code of the country, and from its last: that one is spelled backward,
 * because words are found by how they begin.
 */
export function phoneWords(phone: string): readonly string[] {
  const digits = numberDigits(phone).replace(/^1(?=\d{10}$)/, "");
  if (digits.length < minPhoneDigits) return [];
  const end = [...digits.slice(-maxEndDigits)].reverse().join("");
  return [digits.slice(0, maxWordLength), `tel${end}`];
}

type Found = {
  readonly company: string;
  readonly website: string;
  readonly email: string | null;
  readonly phone: string | null;
};

/** The words that a lead is found by. */
export function leadWords({ company, website, email, phone }: Found): readonly string[] {
  const words = [
    ...phoneWords(phone ?? ""),
    ...plainWords(company),
    ...hostWords(displayAddress(website)),
    ...emailWords(email ?? ""),
  ];
  return [...new Set(words)].slice(0, maxLeadWords);
}

/** What a word of the lead may begin with: one of these. */
export type QueryWord = readonly [string, ...string[]];

function tokenWords(token: string): readonly QueryWord[] {
  const phone = phoneQuery(token);
  if (phone) return [phone];
  const bare = token.replace(/^https?:\/\//i, "").replace(/[/?#].*$/, "");
  const isHost = /^[^.]+(?:\.[^.]+)+$/.test(bare);
  const words = bare.includes("@") ? emailWords(bare) : isHost ? hostWords(bare) : plainWords(bare);
  return words.map((word) => [word]);
}

/** The first or the last digits of a number, in any spelling. */
function phoneQuery(typed: string): QueryWord | undefined {
  const [start, ...ends] = isPhoneSpelling(typed) ? phoneWords(typed) : [];
  return start === undefined ? undefined : [start, ...ends];
}

/** What was typed, the longest first: of each a lead must have a word. */
export function queryWords(typed: string): readonly QueryWord[] {
  const phone = phoneQuery(typed);
  const words = phone ? [phone] : typed.split(/\s+/).flatMap(tokenWords);
  const each = new Map(words.map((word) => [word[0], word]));
  return [...each.values()].toSorted(([a], [b]) => b.length - a.length).slice(0, maxQueryWords);
}
