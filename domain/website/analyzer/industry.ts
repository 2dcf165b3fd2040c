import type { WebsiteData } from "#domain/website/analysis.ts";
import { type IndustryId, industries } from "#domain/website/industries.ts";
import { settingsOf, shareOf } from "./customer-mentions.ts";
import { matchesIn, type TermKind } from "./term-matches.ts";
import { tokensOf } from "./tokens.ts";

/** The parts of the page. Those at the top have more weight than the text. */
const zoneWeights = { title: 3, description: 2, headings: 2, text: 1 } as const;
export type Zone = keyof typeof zoneWeights;

const kindWeights: Readonly<Record<TermKind, number>> = { names: 5, work: 3, hints: 1, against: -4 };

/**
 * Below this the evidence is thin: two of an industry's own words are enough on a page of one paragraph, but on a
 * long page some words of every industry turn up by chance.
 */
function enough(words: number): number {
  return Math.min(15, 6.5 + words / 80);
}
/** The remaining share of the evidence for an industry that the page only serves. */
const customersShare = 0.4;
/** The minimum lead of the first industry over the second. */
const clearLead = 1.15;
/** A near tie is decided by title and description alone, if these differ by this factor. */
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
  /** The page mentions the industry as its customers': this evidence counts little. */
  readonly ofCustomers: boolean;
  readonly evidence: readonly TermEvidence[];
};

export type IndustryExplanation = {
  readonly industry: IndustryId | undefined;
  readonly because: "clear" | "decided by title and description" | "thin" | "tied";
  /** Best first; industries without a match are left out. */
  readonly scores: readonly IndustryScore[];
};

type Tally = {
  readonly kind: TermKind;
  readonly zone: Zone;
  readonly term: string;
  times: number;
  share: number;
  /** How often it referred to customers. */
  served: number;
};

/** The second occurrence adds half, and repetition never counts double. */
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

/** Adds the evidence of one part of the page, and returns its number of words. */
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

/** True if the names of an industry refer to customers at least as often as to the business itself. */
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

/** Hints tip the balance: alone they count nothing, and at most twice the weight of the industry's own words. */
function total(evidence: readonly TermEvidence[]): number {
  const hints = sum(evidence.filter(({ kind }) => kind === "hints"));
  const words = sum(evidence.filter(({ kind }) => kind === "names" || kind === "work"));
  const against = sum(evidence.filter(({ kind }) => kind === "against"));
  return words + Math.min(hints, 2 * words) + against;
}

function sum(evidence: readonly TermEvidence[]): number {
  return evidence.reduce((total, { points }) => total + points, 0);
}

function topZoneScore({ evidence }: IndustryScore): number {
  return sum(evidence.filter(({ zone }) => zone === "title" || zone === "description"));
}

/** One term alone decides nothing, unless it is the industry's own name in the title. */
function isThin({ score, evidence }: IndustryScore, words: number): boolean {
  if (score < enough(words)) return true;
  const inFavor = evidence.filter(({ points }) => points >= 1);
  if (new Set(inFavor.map(({ term }) => term)).size > 1) return false;
  return !inFavor.some(({ kind, zone }) => kind === "names" && zone === "title");
}

function decide(scores: readonly IndustryScore[], words: number): Pick<IndustryExplanation, "industry" | "because"> {
  const [first, second] = scores;
  if (!first || isThin(first, words)) return { industry: undefined, because: "thin" };
  if (!second || first.score >= clearLead * second.score) return { industry: first.industry, because: "clear" };
  const [top, other] = [first, second].toSorted((a, b) => topZoneScore(b) - topZoneScore(a));
  if (top && other && topZoneScore(top) > clearLeadOnTop * Math.max(topZoneScore(other), 1)) {
    return { industry: top.industry, because: "decided by title and description" };
  }
  return { industry: undefined, because: "tied" };
}

/** The industry of the page, with every term that counted for and against each. */
export function explainIndustry(page: WebsiteData): IndustryExplanation {
  const tallies = new Map<IndustryId, Map<string, Tally>>();
  let words = 0;
  for (const [zone, text] of Object.entries(zonesOf(page))) words += tallyZone(zone as Zone, text, tallies);
  const scores = Array.from(tallies, ([industry, own]) => scoreOf(industry, [...own.values()])).toSorted(
    (a, b) => b.score - a.score || a.industry.localeCompare(b.industry, "en"),
  );
  return { ...decide(scores, words), scores };
}

/** The label for the owner; empty if the page does not say enough. */
export function industryLabel(industry: IndustryId | undefined): string {
  return industry ? industries[industry].label : "";
}
