import type { IndustryId } from "#domain/website/industries.ts";
import { termsOf } from "./industry-terms/all-terms.ts";
import {
  businessNouns,
  customerVerbs,
  ownPlurals,
  servingPairs,
  servingWords,
  soldToIndustries,
} from "./industry-terms/customer-words.ts";
import type { TermKind, TermMatch } from "./term-matches.ts";
import { stem, type Token } from "./tokens.ts";

/** How many words after "software for" or "we help" still refer to customers. */
const reach = 9;
/** How far after an industry's name the product may follow: "dental practice management software". */
const headReach = 3;
const identityReach = 8;
const ownersReach = 5;
/** "Over 300 law firms, accountants and agencies". */
const countReach = 6;
/** "Dentists, hygienists and labs rely on it". */
const verbReach = 6;

type Sellers = readonly IndustryId[];

export type Setting = {
  /** Within reach of "we help", "trusted by" and similar phrases. */
  readonly serving: boolean;
  /** Within reach of "software for": the industries this page may belong to. */
  readonly soldBy: Sellers | undefined;
  /** In "your dental practice", "run your HVAC or plumbing company". */
  readonly addressed: boolean;
  /** Within reach of "we are a" or "is a". */
  readonly identity: boolean;
};

const sellers: ReadonlyMap<string, Sellers> = new Map(
  soldToIndustries.flatMap(({ words, by }) => termsOf(words).map((word) => [stem(word), by] as const)),
);

const nothing: Setting = { serving: false, soldBy: undefined, addressed: false, identity: false };

function startsServing(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? "";
  return servingWords.has(word) || servingPairs.has(`${tokens[at - 1]?.word ?? ""} ${word}`);
}

/** "Software for", "insurance built for": the seller. The seller's word is at most two words before. */
function sellerBefore(tokens: readonly Token[], at: number): Sellers | undefined {
  if (tokens[at]?.word !== "for") return;
  for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
    const by = sellers.get(tokens[back]?.word ?? "");
    if (by) return by;
    if (tokens[back + 1]?.gap === "end") return;
  }
}

/** The end of the business that "your" starts: "your HVAC or plumbing company". */
function endOfOwners(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.word !== "your") return -1;
  for (let next = at + 1; next <= at + ownersReach; next++) {
    const token = tokens[next];
    if (!token || token.gap === "end") return -1;
    if (businessNouns.has(token.word)) return next;
  }
  return -1;
}

/** "Over 300 law firms": such a number means customers; a business has fewer branches. */
const manyFrom = 60;
function countsCustomers(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const thousands =
    token?.gap === "comma" && /^\d{3}$/.test(token.word) && /^\d{1,3}$/.test(tokens[at - 1]?.word ?? "");
  return thousands || (/^\d{2,6}$/.test(token?.word ?? "") && Number(token?.word) >= manyFrom && !isYear(token?.word));
}

const isYear = (word: string | undefined): boolean => /^(?:1[89]|20)\d\d$/.test(word ?? "");

const articles = new Set(["a", "an", "the", "your"]);
function startsIdentity(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? "";
  const before = tokens[at - 1]?.word ?? "";
  if (word === "are" || word === "were") return before === "we" || word === "were";
  return articles.has(word) && (before === "is" || before === "are" || before === "as");
}

/** For each word, whether the sentence so far refers to customers or to the business itself. One pass. */
export function settingsOf(tokens: readonly Token[]): readonly Setting[] {
  let servingUntil = -1;
  let soldUntil = -1;
  let identityUntil = -1;
  let ownersUntil = -1;
  let soldBy: Sellers | undefined;
  return tokens.map((token, at) => {
    if (token.gap === "end") servingUntil = soldUntil = identityUntil = ownersUntil = -1;
    const setting: Setting = {
      serving: at <= servingUntil,
      soldBy: at <= soldUntil ? soldBy : undefined,
      addressed: at <= ownersUntil,
      identity: at <= identityUntil,
    };
    ownersUntil = Math.max(ownersUntil, endOfOwners(tokens, at));
    const by = sellerBefore(tokens, at);
    if (by) {
      soldBy = by;
      soldUntil = at + reach;
    }
    if (startsServing(tokens, at)) {
      servingUntil = at + reach;
      identityUntil = -1;
    } else if (countsCustomers(tokens, at)) servingUntil = Math.max(servingUntil, at + countReach);
    else if (startsIdentity(tokens, at)) identityUntil = at + identityReach;
    return setting;
  });
}

/** "Dental practice management software": the seller's word that follows an industry's term. */
function sellerAfter(tokens: readonly Token[], to: number): Sellers | undefined {
  for (let at = to; at < to + headReach; at++) {
    const token = tokens[at];
    if (!token || token.gap === "end" || (token.gap === "comma" && at === to)) return;
    if (token.word === "for" || token.word === "from" || token.word === "by" || token.word === "with") return;
    const by = sellers.get(token.word);
    if (by) return by;
  }
}

/** "Restaurants and hotels use it": the subject of such a sentence is a customer, unless it is "our attorneys". */
function actsAsCustomer(tokens: readonly Token[], { from, to }: TermMatch): boolean {
  if (!tokens[to - 1]?.plural || tokens[from - 1]?.word === "our") return false;
  for (let at = to; at < to + verbReach; at++) {
    const token = tokens[at];
    if (!token || token.gap === "end") return false;
    if (customerVerbs.has(token.word)) return tokens[at - 1]?.plural === true;
  }
  return false;
}

/**
 * "Accounting firms", "animal hospitals": a business rarely uses the plural for itself, except as "our clinics",
 * "nine clinics", "other law firms" or "the best law firms".
 */
function areOthers(tokens: readonly Token[], { from, to }: TermMatch): boolean {
  const last = tokens[to - 1];
  if (to - from < 2 || !last?.plural || !businessNouns.has(last.word)) return false;
  const before = tokens[from - 1]?.word ?? "";
  return !ownPlurals.has(before) && !/^\d{1,2}$/.test(before);
}

const full = 1;
const ofCustomers = 0.15;
const ofOwnersAddressed = 0.3;
const ofItself = 1.5;

/** The weight of an occurrence for the page's own industry: low if it refers to customers. */
export function shareOf(
  tokens: readonly Token[],
  settings: readonly Setting[],
  match: TermMatch,
): (industry: IndustryId, kind: TermKind) => number {
  const { from, to } = match;
  const { serving, soldBy, addressed, identity } = settings[from] ?? nothing;
  const after = sellerAfter(tokens, to);
  const last = tokens[to - 1];
  const areCustomers = (serving && last?.plural === true) || actsAsCustomer(tokens, match) || areOthers(tokens, match);
  const ofName = shareOfName(areCustomers, addressed);
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
