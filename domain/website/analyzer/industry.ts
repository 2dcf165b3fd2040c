import type { WebsiteData } from "#domain/website/analysis.ts";
import { type IndustryId, industries } from "#domain/website/industries.ts";
import { settingsOf, shareOf } from "./customer-mentions.ts";
import { matchesIn, type TermKind } from "./term-matches.ts";
import { tokensOf } from "./tokens.ts";

/** Where a term stands on the page. What the owner put on top says more than what stands in the text. */
const zoneWeights = { title: 3, description: 2, headings: 2, text: 1 } as const;
export type Zone = keyof typeof zoneWeights;

const kindWeights: Readonly<Record<TermKind, number>> = { names: 5, work: 3, hints: 1, against: -4 };

/**
 * Below this the evidence is thin: two of an industry's own words on a page of one paragraph are enough, on a long page some
 * words of every industry turn up by chance.
 */
function enough(words: number): number {
  return Math.min(15, 6.5 + words / 80);
}
/** What is left of the evidence for an industry that the page only serves. */
const customersShare = 0.4;
/** By how much the first industry must lead the second. */
const clearLead = 1.15;
/** A near tie is decided by title and description alone if these speak this much more for one. */
const clearLeadOnTop = 1.5;

export type TermEvidence = {
  readonly term: string;
  readonly kind: TermKind;
  readonly zone: Zone;
  readonly times: number;
  readonly points: number;
};

export type IndustryScore = {
  readonly industry: IndustryId;
  readonly score: number;
  /** The page speaks of the industry as its customers': what it says of it counts for little. */
  readonly ofCustomers: boolean;
  readonly evidence: readonly TermEvidence[];
};

export type IndustryExplanation = {
  readonly industry: IndustryId | undefined;
  readonly because: "clear" | "decided by title and description" | "thin" | "tied";
  /** Best first; industries without a word on the page are left out. */
  readonly scores: readonly IndustryScore[];
};

type Tally = {
  readonly kind: TermKind;
  readonly zone: Zone;
  readonly term: string;
  times: number;
  share: number;
  /** How often it stood for customers. */
  served: number;
};

/** Twice counts one and a half times, and no repetition ever counts double. */
function saturated(share: number): number {
  return share <= 1 ? share : 2 - 1 / share;
}

function zonesOf(page: WebsiteData): Readonly<Record<Zone, string>> {
  return {
    title: page.title,
    description: page.metaDescription,
    headings: page.headings.join("\n"),
    text: page.textContent,
  };
}

/** Adds what one part of the page says, and tells how many words that was. */
function tallyZone(zone: Zone, text: string, tallies: Map<IndustryId, Map<string, Tally>>): number {
  const tokens = tokensOf(text);
  const settings = settingsOf(tokens);
  for (const match of matchesIn(tokens)) {
    const share = shareOf(tokens, settings, match);
    for (const { industry, kind } of match.uses) {
      const terms = tallies.get(industry) ?? new Map<string, Tally>();
      tallies.set(industry, terms);
      const key = `${zone} ${kind} ${match.term}`;
      const tally = terms.get(key) ?? { kind, zone, term: match.term, times: 0, share: 0, served: 0 };
      terms.set(key, tally);
      tally.times += 1;
      const own = share(industry, kind);
      tally.share += own;
      if (own < 1) tally.served += 1;
    }
  }
  return tokens.length;
}

/** True where the names of an industry stand on the page for customers as often as for the business itself, or more often. */
function isOfCustomers(tallies: readonly Tally[]): boolean {
  const names = tallies.filter(({ kind }) => kind === "names");
  const weigh = (count: (tally: Tally) => number): number =>
    names.reduce((total, tally) => total + zoneWeights[tally.zone] * count(tally), 0);
  const served = weigh((tally) => tally.served);
  return served > 0 && served >= weigh((tally) => tally.times - tally.served);
}

function scoreOf(industry: IndustryId, tallies: readonly Tally[]): IndustryScore {
  const ofCustomers = isOfCustomers(tallies);
  const evidence = tallies
    .map(({ term, kind, zone, times, share }) => ({
      term,
      kind,
      zone,
      times,
      points: kindWeights[kind] * zoneWeights[zone] * saturated(share) * (ofCustomers ? customersShare : 1),
    }))
    .toSorted((a, b) => b.points - a.points);
  return { industry, score: total(evidence), ofCustomers, evidence };
}

/** Hints tip the balance: alone they say nothing, and they count at most twice what the industry's own words do. */
function total(evidence: readonly TermEvidence[]): number {
  const hints = sum(evidence.filter(({ kind }) => kind === "hints"));
  const words = sum(evidence.filter(({ kind }) => kind === "names" || kind === "work"));
  const against = sum(evidence.filter(({ kind }) => kind === "against"));
  return words + Math.min(hints, 2 * words) + against;
}

function sum(evidence: readonly TermEvidence[]): number {
  return evidence.reduce((total, { points }) => total + points, 0);
}

function onTop({ evidence }: IndustryScore): number {
  return sum(evidence.filter(({ zone }) => zone === "title" || zone === "description"));
}

/** One term alone decides nothing, unless it is the industry's own name in the title. */
function isThin({ score, evidence }: IndustryScore, words: number): boolean {
  if (score < enough(words)) return true;
  const inFavour = evidence.filter(({ points }) => points >= 1);
  if (new Set(inFavour.map(({ term }) => term)).size > 1) return false;
  return !inFavour.some(({ kind, zone }) => kind === "names" && zone === "title");
}

function decide(scores: readonly IndustryScore[], words: number): Pick<IndustryExplanation, "industry" | "because"> {
  const [first, second] = scores;
  if (!first || isThin(first, words)) return { industry: undefined, because: "thin" };
  if (!second || first.score >= clearLead * second.score) return { industry: first.industry, because: "clear" };
  const [top, other] = [first, second].toSorted((a, b) => onTop(b) - onTop(a));
  if (top && other && onTop(top) > clearLeadOnTop * Math.max(onTop(other), 1)) {
    return { industry: top.industry, because: "decided by title and description" };
  }
  return { industry: undefined, because: "tied" };
}

/** Which industry the page is of, with every term that was counted for and against each. */
export function explainIndustry(page: WebsiteData): IndustryExplanation {
  const tallies = new Map<IndustryId, Map<string, Tally>>();
  let words = 0;
  for (const [zone, text] of Object.entries(zonesOf(page))) words += tallyZone(zone as Zone, text, tallies);
  const scores = Array.from(tallies, ([industry, own]) => scoreOf(industry, [...own.values()])).toSorted(
    (a, b) => b.score - a.score || a.industry.localeCompare(b.industry, "en"),
  );
  return { ...decide(scores, words), scores };
}

/** What the owner reads; nothing when the page does not say enough. */
export function industryLabel(industry: IndustryId | undefined): string {
  return industry ? industries[industry] : "";
}
