import { matchQuality } from "./match.ts";
import { type Line, queryWords } from "./words.ts";

/** Text in pieces; the matched ones are highlighted. */
export type ExcerptPart = { readonly text: string; readonly matched: boolean };

const maxExcerptLength = 190;
/** How much text before the first match is shown with it. */
const runUp = 60;

/** The line that matches most words of the query; the first of several. */
function bestLine(lines: readonly Line[], wanted: readonly string[]): Line {
  const answered = lines.map(
    ({ words }) => wanted.filter((one) => words.some((word) => matchQuality(one, word) > 0)).length,
  );
  return lines[answered.indexOf(Math.max(...answered))] ?? { text: "", words: [] };
}

/** The part of a text that matches the query, cut between words and within a line, with the matches marked. */
export function excerptOf(lines: readonly Line[], query: string): readonly ExcerptPart[] {
  const wanted = queryWords(query);
  const { text, words } = bestLine(lines, wanted);
  const matches = words.filter((word) => wanted.some((one) => matchQuality(one, word) > 0));
  const { from, to } = windowAround(matches[0]?.at ?? 0, text, words);

  const pieces: ExcerptPart[] = [];
  let at = from;
  const add = (end: number, matched: boolean) => {
    if (end > at) pieces.push({ text: text.slice(at, end), matched });
    at = Math.max(at, end);
  };
  if (from > 0) pieces.push({ text: "… ", matched: false });
  for (const match of matches) {
    if (match.at < from || match.at + match.length > to) continue;
    add(match.at, false);
    add(match.at + match.length, true);
  }
  add(to, false);
  if (to < text.length) pieces.push({ text: " …", matched: false });
  return pieces;
}

function windowAround(first: number, text: string, words: readonly { at: number; length: number }[]) {
  if (text.length <= maxExcerptLength) return { from: 0, to: text.length };
  const from = first <= runUp ? 0 : (words.find(({ at }) => at >= first - runUp)?.at ?? 0);
  const limit = from + maxExcerptLength;
  if (limit >= text.length) return { from, to: text.length };
  const last = words.findLast(({ at, length }) => at + length <= limit);
  return { from, to: last ? last.at + last.length : limit };
}
