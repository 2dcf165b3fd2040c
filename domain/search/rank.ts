import { closeness } from "./match.ts";
import { queryWords, type Word, wordsOf } from "./words.ts";

/** One thing that can be found. */
export type SearchEntry = {
  readonly title: string;
  /** Words people use for it that its title does not say. */
  readonly keywords: readonly string[];
  readonly text: string;
};

export type Ranked<Entry> = { readonly entry: Entry; readonly score: number };

const weightOf = { title: 8, keywords: 5, text: 1 } as const;
const mostResults = 20;

type Reading = { readonly words: readonly Word[]; readonly weight: number };

/** An entry is read once, not for each query. */
const read = new WeakMap<SearchEntry, readonly Reading[]>();

function readingsOf(entry: SearchEntry): readonly Reading[] {
  const known = read.get(entry);
  if (known) return known;
  const { title, keywords, text } = entry;
  const readings = [
    { words: plainWords(title), weight: weightOf.title },
    { words: plainWords(keywords.join(" ")), weight: weightOf.keywords },
    { words: plainWords(text), weight: weightOf.text },
  ];
  read.set(entry, readings);
  return readings;
}

/** Each word once: repetition adds nothing. */
const plainWords = (text: string): readonly Word[] => [
  ...new Map(wordsOf(text).map((word) => [word.word, word])).values(),
];

/** The best place a word is found in; repetition adds nothing, so long texts have no head start. */
function scoreOf(wanted: string, readings: readonly Reading[]): number {
  let best = 0;
  for (const { words, weight } of readings) {
    for (const found of words) best = Math.max(best, closeness(wanted, found) * weight);
  }
  return best;
}

/**
 * Best first. An entry has to answer every word; if none does, those that answer the most, and at least half of them.
 * Equal scores keep the order of the entries.
 */
export function rank<Entry extends SearchEntry>(entries: readonly Entry[], query: string): readonly Ranked<Entry>[] {
  const wanted = queryWords(query);
  if (wanted.length === 0) return [];
  const judged = entries.map((entry) => {
    const readings = readingsOf(entry);
    const scores = wanted.map((word) => scoreOf(word, readings));
    return {
      entry,
      answered: scores.filter((score) => score > 0).length,
      score: scores.reduce((sum, score) => sum + score, 0),
    };
  });
  const most = Math.max(0, ...judged.map(({ answered }) => answered));
  if (most === 0 || most * 2 < wanted.length) return [];
  return judged
    .filter(({ answered }) => answered === most)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostResults)
    .map(({ entry, score }) => ({ entry, score }));
}
