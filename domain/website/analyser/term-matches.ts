import type { IndustryId } from "#domain/website/industries.ts";
import { everyTrade, termsOf } from "./industry-terms/every-trade.ts";
import { type Token, tokensOf } from "./tokens.ts";

export const termKinds = ["names", "work", "hints", "against"] as const;
export type TermKind = (typeof termKinds)[number];

/** What one term says, and of which trade. */
export type TermUse = { readonly industry: IndustryId; readonly kind: TermKind };

export type TermMatch = {
  readonly term: string;
  readonly uses: readonly TermUse[];
  /** The first word and the one after the last. */
  readonly from: number;
  readonly to: number;
};

type Branch = { readonly next: Map<string, Branch>; readonly uses: TermUse[]; term: string };

const branch = (): Branch => ({ next: new Map(), uses: [], term: "" });

function grow(root: Branch, term: string, use: TermUse): void {
  let at = root;
  for (const { word } of tokensOf(term)) {
    const next = at.next.get(word) ?? branch();
    at.next.set(word, next);
    at = next;
  }
  at.term ||= term;
  at.uses.push(use);
}

let grown: Branch | undefined;

/** All terms as one tree of words; it is made when the first page is read, not when the server starts. */
function termTree(): Branch {
  if (grown) return grown;
  grown = branch();
  for (const [id, terms] of Object.entries(everyTrade)) {
    // The keys of a record of industries are industries; Object.entries forgets it.
    const industry = id as IndustryId;
    for (const kind of termKinds) {
      for (const term of termsOf(terms[kind] ?? "")) if (term) grow(grown, term, { industry, kind });
    }
  }
  return grown;
}

/** The longest term that starts at a word. A term does not reach over a comma or the end of a sentence. */
function longestAt(tokens: readonly Token[], from: number): TermMatch | undefined {
  let at: Branch | undefined = termTree();
  let longest: TermMatch | undefined;
  for (let index = from; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token || (index > from && token.gap !== "none")) break;
    at = at.next.get(token.word);
    if (!at) break;
    if (at.term) longest = { term: at.term, uses: at.uses, from, to: index + 1 };
  }
  return longest;
}

/** Every term in the text; one that stands inside a longer one is not counted. */
export function matchesIn(tokens: readonly Token[]): readonly TermMatch[] {
  const matches: TermMatch[] = [];
  let covered = 0;
  for (let from = 0; from < tokens.length; from++) {
    const match = longestAt(tokens, from);
    if (!match || match.to <= covered) continue;
    covered = match.to;
    matches.push(match);
  }
  return matches;
}

/** True for a word that some trade uses, so that it is not taken for the name of a town. */
export function isTradeWord(word: string): boolean {
  return tokensOf(word).some((token) => termTree().next.has(token.word));
}
