import { randomUUID } from "node:crypto";
import { type LeadRequest, leadRequestSchema } from "../../contracts/leads/lead.ts";
import { type Lead, leadOf } from "../../domain/leads/lead.ts";
import type { LeadPartnerSite } from "../../domain/partners/partner-site.ts";
import { oneOf, type Random } from "../../tests/support/random.ts";
import { sampleCapture } from "../../tests/support/sample-captures.ts";
import { localAddress } from "../../tooling/build/ensure-built.ts";
import type { Visitor } from "./visitor.ts";

/** What one visitor has sent for one valuation, and how much of it was acknowledged. */
export type Visit = {
  readonly valuationId: string;
  /** In whose frame the valuation was made. */
  readonly partnerSite?: LeadPartnerSite;
  /** Each contains everything before it, as the browser sends it. */
  readonly stages: LeadRequest[];
  /** The last stage that was answered with success; -1 for none. */
  acknowledged: number;
};

/** Everything that was acknowledged; the drills compare it with the store and the CRM. */
export type Ledger = {
  readonly visits: Map<string, Visit>;
  /** Requests, and how they ended. */
  readonly counts: { sent: number; acknowledged: number; unanswered: number; unavailable: number };
  readonly wrongAnswers: string[];
};

export function newLedger(): Ledger {
  return {
    visits: new Map(),
    counts: { sent: 0, acknowledged: 0, unanswered: 0, unavailable: 0 },
    wrongAnswers: [],
  };
}

export function newVisit({ visits }: Ledger, random: Random): Visit {
  const valuationId = randomUUID();
  const visit: Visit = { valuationId, stages: [sampleCapture(random, valuationId)], acknowledged: -1 };
  visits.set(valuationId, visit);
  return visit;
}

/** The same in the frame on a partner's site. */
export function newFramedVisit(ledger: Ledger, random: Random, partnerSite: LeadPartnerSite): Visit {
  const { valuationId, stages, acknowledged } = newVisit(ledger, random);
  const pageUrl = `${localAddress}/embed/${partnerSite.key}`;
  const visit = { valuationId, partnerSite, stages: stages.map((stage) => ({ ...stage, pageUrl })), acknowledged };
  ledger.visits.set(valuationId, visit);
  return visit;
}

/** The lead that a stage of a visit makes. */
export function leadOfStage({ partnerSite }: Visit, stage: LeadRequest): Lead {
  return leadOf({ ...leadRequestSchema.parse(stage), ...(partnerSite && { partnerSite }) }, { now: 0 });
}

/** Each detail differs from the previous one, so that the stored lead shows its stage. */
export function addDetails({ stages, valuationId }: Visit, random: Random): void {
  const last = stages.at(-1) ?? sampleCapture(random, valuationId);
  const number = stages.length;
  const details: readonly [Partial<LeadRequest>, ...Partial<LeadRequest>[]] = [
    { userEmail: `owner${number}@${valuationId.slice(0, 8)}.example` },
    { userPhone: `(614) 555-${String(1_000 + number)}` },
    { corrections: { ...last.corrections, title: `Name ${number}` } },
    { corrections: { ...last.corrections, location: `Place ${number}, Ohio` } },
  ];
  stages.push({ ...last, ...oneOf(random, details) });
}

/** Sends a stage once and records how it ended. */
export async function sendStage(ledger: Ledger, visitor: Visitor, visit: Visit, stage: number) {
  const { counts, wrongAnswers } = ledger;
  const before = visit.acknowledged;
  counts.sent += 1;
  const answer = await visitor.ask({ kind: "capture", path: "/api/leads", body: visit.stages[stage] });
  const { status } = answer;
  if (status === undefined) counts.unanswered += 1;
  else if (status === 503) counts.unavailable += 1;
  else if (status === 200 || status === 201) {
    counts.acknowledged += 1;
    visit.acknowledged = Math.max(visit.acknowledged, stage);
    // It was acknowledged before, so only a store that has lost it can report it as new.
    if (status === 201 && before >= 0) wrongAnswers.push(`${visit.valuationId}: stored again, so it had been lost`);
  } else wrongAnswers.push(`${visit.valuationId}: answered with ${status}`);
  return answer;
}

export function acknowledgedIn({ visits }: Ledger): readonly Visit[] {
  return [...visits.values()].filter((visit) => visit.acknowledged >= 0);
}
