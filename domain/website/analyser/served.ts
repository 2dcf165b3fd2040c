import type { IndustryId } from "#domain/website/industries.ts";
import { termsOf } from "./industry-terms/every-trade.ts";
import { businessNouns, servingPairs, servingWords, soldToTrades } from "./industry-terms/served-trades.ts";
import type { TermKind, TermMatch } from "./term-matches.ts";
import { stem, type Token } from "./tokens.ts";

/** How many words after "software for" or "we help" still belong to the customers. */
const reach = 9;
/** How far after a trade's name the thing sold to it may stand: "dental practice management software". */
const headReach = 3;
const identityReach = 8;

type Sellers = readonly IndustryId[];

export type Setting = {
  /** Within reach of "we help", "trusted by" and the like. */
  readonly serving: boolean;
  /** Within reach of "software for": the trades whose page this may be. */
  readonly soldBy: Sellers | undefined;
  /** Within reach of "we are a" or "is a". */
  readonly identity: boolean;
};

const sellers: ReadonlyMap<string, Sellers> = new Map(
  soldToTrades.flatMap(({ words, by }) => termsOf(words).map((word) => [stem(word), by] as const)),
);

const nothing: Setting = { serving: false, soldBy: undefined, identity: false };

function startsServing(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? "";
  return servingWords.has(word) || servingPairs.has(`${tokens[at - 1]?.word ?? ""} ${word}`);
}

/** "Software for", "insurance built for": who sells. The seller's word stands at most two words before. */
function sellerBefore(tokens: readonly Token[], at: number): Sellers | undefined {
  if (tokens[at]?.word !== "for") return;
  for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
    const by = sellers.get(tokens[back]?.word ?? "");
    if (by) return by;
    if (tokens[back + 1]?.gap === "end") return;
  }
}

const articles = new Set(["a", "an", "the", "your"]);
function startsIdentity(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? "";
  const before = tokens[at - 1]?.word ?? "";
  if (word === "are" || word === "were") return before === "we" || word === "were";
  return articles.has(word) && (before === "is" || before === "are" || before === "as");
}

/** For each word, whether the sentence so far speaks of customers or of the business itself. One pass. */
export function settingsOf(tokens: readonly Token[]): readonly Setting[] {
  let servingUntil = -1;
  let soldUntil = -1;
  let identityUntil = -1;
  let soldBy: Sellers | undefined;
  return tokens.map((token, at) => {
    if (token.gap === "end") servingUntil = soldUntil = identityUntil = -1;
    const setting: Setting = {
      serving: at <= servingUntil,
      soldBy: at <= soldUntil ? soldBy : undefined,
      identity: at <= identityUntil,
    };
    if (startsServing(tokens, at)) {
      servingUntil = at + reach;
      identityUntil = -1;
      const by = sellerBefore(tokens, at);
      if (by) {
        soldBy = by;
        soldUntil = at + reach;
      }
    } else if (startsIdentity(tokens, at)) identityUntil = at + identityReach;
    return setting;
  });
}

/** "Dental practice management software": the seller's word that follows a trade's term. */
function sellerAfter(tokens: readonly Token[], to: number): Sellers | undefined {
  for (let at = to; at < to + headReach; at++) {
    const token = tokens[at];
    if (!token || token.gap === "end" || (token.gap === "comma" && at === to)) return;
    if (token.word === "for" || token.word === "from" || token.word === "by" || token.word === "with") return;
    const by = sellers.get(token.word);
    if (by) return by;
  }
}

const full = 1;
const ofCustomers = 0.15;
const ofOwnersAddressed = 0.3;
const ofItself = 1.5;

/** How much an occurrence says about the page's own trade: little where it speaks of the customer's. */
export function shareOf(
  tokens: readonly Token[],
  settings: readonly Setting[],
  { from, to }: TermMatch,
): (industry: IndustryId, kind: TermKind) => number {
  const { serving, soldBy, identity } = settings[from] ?? nothing;
  const after = sellerAfter(tokens, to);
  const last = tokens[to - 1];
  const toOwners = businessNouns.has(last?.word ?? "") && tokens[from - 1]?.word === "your";
  const ofName = shareOfName(serving && last?.plural === true, toOwners);
  return (industry, kind) => {
    if (kind === "against") return full;
    if (isOfOther(after, industry) || isOfOther(soldBy, industry)) return ofCustomers;
    const share = kind === "names" ? ofName : full;
    return identity && share === full && kind !== "hints" ? ofItself : share;
  };
}

function shareOfName(areCustomers: boolean, toOwners: boolean): number {
  if (areCustomers) return ofCustomers;
  return toOwners ? ofOwnersAddressed : full;
}

function isOfOther(by: Sellers | undefined, industry: IndustryId): boolean {
  return by !== undefined && !by.includes(industry);
}
