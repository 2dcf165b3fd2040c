import type { WebsiteData } from "#domain/website/analysis.ts";
import { isQuotable } from "#domain/website/outside-text.ts";
import { sentencesOf } from "./passages.ts";

const maxLength = 320;
const minLetters = 40;
const maxSentences = 3;

const noisePattern =
  /\b(?:cookies?|privacy policy|all rights reserved|javascript|copyright|©|click here|log ?in|sign up|subscribe|newsletter|skip to|toggle|add to cart|your browser)\b/i;

/** An informative sentence: long enough, of several words, no notice and no menu. */
function isInformative(sentence: string): boolean {
  return sentence.length >= minLetters && sentence.split(/\s+/).length >= 7 && !noisePattern.test(sentence);
}

const isWhole = (sentence: string): boolean => /[.!?]["”’)]?$/.test(sentence);

const closed = (sentence: string): string =>
  isWhole(sentence) ? sentence : `${sentence.replace(/[\s,;:|–—-]+$/, "")}.`;

/** Cut at the end of a sentence; a single longer one between words. */
function trimmed(sentences: readonly string[]): string {
  const [first = "", ...rest] = sentences.slice(0, maxSentences);
  if (first.length > maxLength) {
    const cut = first.slice(0, maxLength).replace(/\s+\S*$/, "");
    return `${cut.replace(/[\s,;:|–—-]+$/, "")}…`;
  }
  let text = closed(first);
  for (const next of rest) {
    const longer = `${text} ${closed(next)}`;
    // The text ends at the first sentence that does not fit, so that nothing is skipped in between.
    if (longer.length > maxLength) break;
    text = longer;
  }
  return text;
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** What the business does, in its own words: the page's description, else its first informative sentences. */
export function overviewOf(page: WebsiteData, industry: string): string {
  const canBeQuoted = (sentence: string) => isQuotable(sentence, page.url);
  const sentences = (text: string) => sentencesOf(oneLine(text));
  const description = sentences(page.metaDescription).filter(canBeQuoted);
  if (isInformative(description.join(" "))) return trimmed(description);
  // Fast checks first: most blocks are not sentences.
  for (const block of page.textContent.split(/[\n\r]+/)) {
    const told = sentences(block).filter(isInformative).filter(canBeQuoted);
    if (told.length > 0) return trimmed(told);
  }
  const heading = page.headings.flatMap(sentences).filter(isInformative).find(canBeQuoted);
  return heading ? closed(heading) : fallbackOverview(sentences(page.title).filter(canBeQuoted).join(" "), industry);
}

/** For a page that says next to nothing. */
function fallbackOverview(title: string, industry: string): string {
  const name = title.slice(0, 120) || "The website";
  const field = industry ? ` Field: ${industry}.` : "";
  return `${name}: the page says little about the business.${field}`;
}
