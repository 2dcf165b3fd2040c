import type { WebsiteData } from "#domain/website/analysis.ts";

const maxQuoteLength = 160;

// A sentence ends before a space and a capital, a figure or a quotation mark, except after an abbreviation.
const sentenceEnd = /[.!?]["”’)]?\s+(?=[\p{Lu}\d"“‘(])/gu;
const abbreviation =
  /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|St|Ft|Inc|Co|Ltd|No|Est|est|Jr|Sr|Ave|approx|U\.S|e\.g|i\.e|\p{Lu})\.\s+$/u;

/** The sentences of a block, unchanged. */
export function sentencesOf(block: string): readonly string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const end of block.matchAll(sentenceEnd)) {
    const to = end.index + end[0].length;
    if (abbreviation.test(block.slice(Math.max(from, to - 12), to))) continue;
    sentences.push(block.slice(from, to).trim());
    from = to;
  }
  sentences.push(block.slice(from).trim());
  return sentences.filter((sentence) => sentence !== "");
}

const blocksOf = (text: string): readonly string[] => text.split(/[\n\r]+/);

/** All sentences of the page, the top of the page first. */
export function passagesOf(page: WebsiteData): readonly string[] {
  return [page.metaDescription, ...page.headings, page.textContent, page.title].flatMap(blocksOf).flatMap(sentencesOf);
}

/** The sentence, or as much of it around the match as fits, cut between words. */
export function quoteAround(sentence: string, from: number, to: number): string {
  if (sentence.length <= maxQuoteLength) return sentence;
  const found = Math.min(to - from, maxQuoteLength);
  const spare = maxQuoteLength - found;
  const start = Math.max(0, Math.min(from - Math.floor(spare / 2), sentence.length - maxQuoteLength));
  const piece = sentence.slice(start, start + maxQuoteLength);
  const cutFront = start > 0 && /\S/.test(sentence.charAt(start - 1));
  const cutBack = start + maxQuoteLength < sentence.length && /\S/.test(sentence.charAt(start + maxQuoteLength));
  const first = cutFront ? firstWordStart(piece, from - start) : 0;
  const last = cutBack ? lastWordEnd(piece, from - start + found) : piece.length;
  return piece.slice(first, last).trim();
}

/** The start of the first whole word, but not after the match. */
function firstWordStart(piece: string, limit: number): number {
  const space = piece.search(/\s/);
  return space >= 0 && space < limit ? space + 1 : 0;
}

function lastWordEnd(piece: string, limit: number): number {
  const space = piece.search(/\s\S*$/);
  return space >= limit ? space : piece.length;
}
