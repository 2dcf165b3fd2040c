/** Longer queries are cut; no one types more by hand. */
export const maxQueryLength = 100;
const maxQueryWords = 8;

/** Stop words. They count only if there is nothing else. */
const fillers = new Set(
  "a am an and are as at be by can do does for from how i if in is it its me much my of on or our so that the this to was we what when where which who will with you your".split(
    " ",
  ),
);

const wordPattern = /[\p{L}\p{N}]+(?:['’&.-][\p{L}\p{N}]+)*/gu;

/** A word as it is compared: lower case, without accents, singular. */
export type Word = { readonly word: string; readonly singular: string };

type PlacedWord = Word & { readonly at: number; readonly length: number };

/** A line of a text with its words, parsed once for all queries. */
export type Line = { readonly text: string; readonly words: readonly PlacedWord[] };

export function linesOf(text: string): readonly Line[] {
  return text.split("\n").map((line) => ({ text: line, words: wordsOf(line) }));
}

/** Words of a text with their positions, so that matches can be highlighted. */
export function wordsOf(text: string): readonly PlacedWord[] {
  return [...text.matchAll(wordPattern)].map((match) => {
    const word = plain(match[0]);
    return { word, singular: singular(word), at: match.index, length: match[0].length };
  });
}

/** Lower case, without accents and apostrophes. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
}

/** One form for singular and plural: companies, company; practices, practice; buyers, buyer. */
export function singular(form: string): string {
  if (form.length > 4 && form.endsWith("ies")) return `${form.slice(0, -3)}y`;
  if (form.length > 4 && /(?:ss|x|ch|sh)es$/.test(form)) return form.slice(0, -2);
  if (form.length > 3 && form.endsWith("s") && !/(?:ss|us|is)$/.test(form)) return form.slice(0, -1);
  return form;
}

/** The visitor's query as it is shown and searched: one line, limited. */
export function tidyQuery(typed: string): string {
  const oneLine = typed.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  return Array.from(oneLine).slice(0, maxQueryLength).join("").trim();
}

/** The significant words of a query, each once. */
export function queryWords(query: string): readonly string[] {
  const all = [...new Set(wordsOf(query).map((found) => found.singular))];
  const telling = all.filter((candidate) => !fillers.has(candidate));
  return (telling.length > 0 ? telling : all).slice(0, maxQueryWords);
}
