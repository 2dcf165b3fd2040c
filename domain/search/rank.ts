import { matchQuality } from "./match.ts";
import { type Line, linesOf, queryWords, type Word } from "./words.ts";

/** One searchable entry. */
export type SearchEntry = {
  readonly title: string;
  /** Words people use for it that are not in its title. */
  readonly keywords: readonly string[];
  readonly text: string;
};

const weightOf = { title: 8, keywords: 5, text: 1 } as const;
const maxResults = 20;

type Field = { readonly words: readonly Word[]; readonly weight: number };

/** An entry with its words, parsed once for all queries. */
export type IndexedEntry<Entry extends SearchEntry> = {
  readonly entry: Entry;
  readonly titleLines: readonly Line[];
  readonly textLines: readonly Line[];
  readonly fields: readonly Field[];
};

export function indexEntry<Entry extends SearchEntry>(entry: Entry): IndexedEntry<Entry> {
  const titleLines = linesOf(entry.title);
  const textLines = linesOf(entry.text);
  return {
    entry,
    titleLines,
    textLines,
    fields: [
      { words: distinct(titleLines), weight: weightOf.title },
      { words: distinct(linesOf(entry.keywords.join(" "))), weight: weightOf.keywords },
      { words: distinct(textLines), weight: weightOf.text },
    ],
  };
}

/** Each word once: repetition adds nothing. */
function distinct(lines: readonly Line[]): readonly Word[] {
  return [...new Map(lines.flatMap(({ words }) => words).map((word) => [word.word, word])).values()];
}

/** The best field a word is found in; repetition adds nothing, so long texts have no advantage. */
function scoreOf(wanted: string, fields: readonly Field[]): number {
  let best = 0;
  for (const { words, weight } of fields) {
    for (const found of words) best = Math.max(best, matchQuality(wanted, found) * weight);
  }
  return best;
}

/**
 * Best first. An entry must match every word; if none does, those that match the most, and at least half of them.
 * Equal scores keep the order of the entries.
 */
export function rank<Entry extends SearchEntry>(
  entries: readonly IndexedEntry<Entry>[],
  query: string,
): readonly IndexedEntry<Entry>[] {
  const wanted = queryWords(query);
  if (wanted.length === 0) return [];
  const judged = entries.map((indexed) => {
    const scores = wanted.map((word) => scoreOf(word, indexed.fields));
    return {
      indexed,
      answered: scores.filter((score) => score > 0).length,
      score: scores.reduce((sum, score) => sum + score, 0),
    };
  });
  const most = Math.max(0, ...judged.map(({ answered }) => answered));
  if (most === 0 || most * 2 < wanted.length) return [];
  return judged
    .filter(({ answered }) => answered === most)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxResults)
    .map(({ indexed }) => indexed);
}
