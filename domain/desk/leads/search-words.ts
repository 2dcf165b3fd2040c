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

/** Without the code of the country. */
function phoneWords(phone: string): readonly string[] {
  const digits = phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return digits.length < 4 ? [] : [digits.slice(0, maxWordLength)];
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
    ...plainWords(company),
    ...hostWords(displayAddress(website)),
    ...emailWords(email ?? ""),
    ...phoneWords(phone ?? ""),
  ];
  return [...new Set(words)].slice(0, maxLeadWords);
}

function tokenWords(token: string): readonly string[] {
  const bare = token.replace(/^https?:\/\//i, "").replace(/[/?#].*$/, "");
  if (bare.includes("@")) return emailWords(bare);
  return /^[^.]+(?:\.[^.]+)+$/.test(bare) ? hostWords(bare) : plainWords(bare);
}

/** The words of what was typed, the longest first: a lead must have one that begins with each. */
export function queryWords(typed: string): readonly string[] {
  const isPhone = /^[\d\s().+-]+$/.test(typed);
  const words = isPhone ? phoneWords(typed) : typed.split(/\s+/).flatMap(tokenWords);
  return [...new Set(words)].toSorted((a, b) => b.length - a.length).slice(0, maxQueryWords);
}
