import { type IndustryId, industries } from "#domain/website/industries.ts";
import { allTerms, termsOf } from "./industry-terms/all-terms.ts";
import { contraryTerms } from "./industry-terms/contrary-terms.ts";
import { type Token, tokensOf } from "./tokens.ts";

export const termKinds = ["names", "work", "hints", "against"] as const;
export type TermKind = (typeof termKinds)[number];

/** What one term says, and for which industry. */
export type TermUse = { readonly industry: IndustryId; readonly kind: TermKind };

export type TermMatch = {
  readonly term: string;
  readonly uses: readonly TermUse[];
  /** The first word and the one after the last. */
  readonly from: number;
  readonly to: number;
};

// Object.keys loses the key type.
const industryIds = Object.keys(industries) as readonly IndustryId[];

type Branch = { readonly next: Map<string, Branch>; readonly uses: TermUse[]; term: string };

const branch = (): Branch => ({ next: new Map(), uses: [], term: "" });

function grow(root: Branch, term: string, uses: readonly TermUse[]): void {
  let at = root;
  for (const { word } of tokensOf(term)) {
    const next = at.next.get(word) ?? branch();
    at.next.set(word, next);
    at = next;
  }
  at.term ||= term;
  // A term may be listed against an industry twice: it counts once.
  const known = new Set(at.uses.map(({ industry }) => industry));
  at.uses.push(...uses.filter(({ industry }) => !known.has(industry)));
}

/** Every term with its meaning: the industries' own lists first, then the contrary terms. */
function* everyUse(): Iterable<readonly [string, readonly TermUse[]]> {
  for (const industry of industryIds) {
    for (const kind of termKinds) {
      for (const term of termsOf(allTerms[industry][kind] ?? "")) yield [term, [{ industry, kind }]];
    }
  }
  for (const { terms, notAgainst } of contraryTerms) {
    const others = industryIds.filter((industry) => !notAgainst.includes(industry));
    const uses = others.map((industry) => ({ industry, kind: "against" }) as const);
    for (const term of termsOf(terms)) yield [term, uses];
  }
}

let grown: Branch | undefined;

/** All terms as a tree of words, built when the first page is read, not when the server starts. */
function termTree(): Branch {
  if (grown) return grown;
  grown = branch();
  for (const [term, uses] of everyUse()) grow(grown, term, uses);
  return grown;
}

/** The longest term that starts at a word. A term does not cross a comma or the end of a sentence. */
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

/** Every term in the text; one inside a longer one is not counted. */
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

/** True for a word that is a term of some industry, so that it is not mistaken for the name of a town. */
export function isIndustryTerm(word: string): boolean {
  return tokensOf(word).some((token) => termTree().next.get(token.word)?.term);
}
